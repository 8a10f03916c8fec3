import { sql } from 'kysely'
import { compileOnce, type Given } from '#server/database/compiled-query.ts'
import type { Queries } from '#server/database/database.ts'
import type { ShareLinkTable } from '#server/database/schema.ts'

export type LinkRow = ShareLinkTable

const selectLink = compileOnce((queries, given: Given<{ id: string }>) =>
  queries.selectFrom('share_links').selectAll().where('id', '=', given('id')),
)

export async function findLink(queries: Queries, id: string): Promise<LinkRow | null> {
  const { rows } = await selectLink(queries, { id })
  return rows[0] ?? null
}

/** Locks the link until the transaction ends, so that events get their numbers one after the other. */
export async function holdLink(transaction: Queries, id: string): Promise<LinkRow | null> {
  const link = await transaction
    .updateTable('share_links')
    .set((row) => ({ last_event: row.ref('last_event') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return link ?? null
}

/** Returns false when the id is taken. */
export async function insertLink(transaction: Queries, row: LinkRow, sealed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('share_links')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await transaction.insertInto('share_copies').values({ link_id: row.id, sealed }).execute()
  return true
}

export async function updateLink(
  queries: Queries,
  id: string,
  changes: Partial<Pick<LinkRow, 'name' | 'ends_at' | 'last_event' | 'event_bytes'>>,
): Promise<void> {
  await queries.updateTable('share_links').set(changes).where('id', '=', id).execute()
}

/** For a link that the caller holds. */
export async function replaceCopy(
  transaction: Queries,
  id: string,
  { sealed, ...changes }: Pick<LinkRow, 'version' | 'copy_bytes' | 'sent_at'> & { sealed: string },
): Promise<void> {
  await transaction.updateTable('share_copies').set({ sealed }).where('link_id', '=', id).execute()
  await transaction.updateTable('share_links').set(changes).where('id', '=', id).execute()
}

export interface Copy {
  version: number
  sealed: string
}

/** The version and its copy in one query, because a fresh copy may arrive between two. Null after the end. */
export async function findCopy(queries: Queries, id: string): Promise<Copy | null> {
  const row = await queries
    .selectFrom('share_links')
    .innerJoin('share_copies', 'share_copies.link_id', 'share_links.id')
    .select(['version', 'sealed'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const addOpening = compileOnce((queries, given: Given<{ id: string; now: number }>) =>
  queries
    .updateTable('share_links')
    .set({ opened_count: sql`opened_count + 1`, last_opened_at: given('now') })
    .where('id', '=', given('id')),
)

export async function countOpening(queries: Queries, id: string, now: number): Promise<void> {
  await addOpening(queries, { id, now })
}

/** Those that have not ended, newest first. */
export async function listLinks(
  queries: Queries,
  { userId, planId, now }: { userId: string; planId: string | null; now: number },
): Promise<LinkRow[]> {
  let query = queries
    .selectFrom('share_links')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
  if (planId !== null) query = query.where('plan_id', '=', planId)
  return query.orderBy('created_at', 'desc').orderBy('id').execute()
}

/** Every row of the account, including those that only say that a link has ended. */
export function listEveryLink(queries: Queries, userId: string): Promise<LinkRow[]> {
  return queries.selectFrom('share_links').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** How many links an account has that have not ended, and how many of them belong to the plan. */
export async function countLinks(
  queries: Queries,
  { userId, planId, now }: { userId: string; planId: string; now: number },
): Promise<{ inAll: number; ofPlan: number }> {
  return queries
    .selectFrom('share_links')
    .select(({ fn }) => [
      fn.countAll<number>().as('inAll'),
      fn.countAll<number>().filterWhere('plan_id', '=', planId).as('ofPlan'),
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
}

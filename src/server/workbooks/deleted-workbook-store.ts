import type { Queries } from '#server/database/database.ts'
import type { PlanKey } from './workbook-store.ts'

export interface DeletedRow {
  id: string
  title: string
  template: string
  deleted_at: number
}

/** Returns false when there is no such plan. A plan that is already deleted keeps its time. */
export async function markDeleted(queries: Queries, { ownerId, id }: PlanKey, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('workbooks')
    .set((row) => ({ deleted_at: row.fn.coalesce('deleted_at', row.val(now)) }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The plans deleted after the given time, most recently deleted first. */
export async function listDeleted(queries: Queries, ownerId: string, after: number): Promise<DeletedRow[]> {
  const rows = await queries
    .selectFrom('workbooks')
    .select(['id', 'title', 'template', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>', after)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .$narrowType<{ deleted_at: number }>()
    .execute()
  return rows
}

/** Returns false when it was not deleted, or not after the given time. */
export async function unmarkDeleted(
  queries: Queries,
  { ownerId, id }: PlanKey,
  after: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('workbooks')
    .set({ deleted_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', '>', after)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The plans deleted at that time or before, which are due for permanent deletion. */
export async function listExpired(queries: Queries, until: number, limit: number): Promise<PlanKey[]> {
  return queries
    .selectFrom('workbooks')
    .select(['owner_id as ownerId', 'id'])
    .where('deleted_at', '<=', until)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
}

/**
 * Deletes it only if it is still marked as deleted, because a save may have restored it. The rest of its history
 * goes with it.
 */
export async function deleteExpired(
  queries: Queries,
  { ownerId, id }: PlanKey,
  until: number,
): Promise<void> {
  await queries
    .deleteFrom('workbooks')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', '<=', until)
    .execute()
}

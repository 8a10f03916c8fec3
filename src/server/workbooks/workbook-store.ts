import { sql } from 'kysely'
import { compileOnce, type Given } from '#server/database/compiled-query.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { WorkbookTable } from '#server/database/schema.ts'

export interface PlanKey {
  ownerId: string
  id: string
}

/** The server's record of a plan, without its data. */
export type Head = Omit<WorkbookTable, 'owner_id' | 'id' | 'updated_at' | 'next_thinning_at'>

/** A whole plan, its data as JSON text. */
export type WorkbookRow = Omit<
  WorkbookTable,
  'owner_id' | 'content_revision' | 'content_bytes' | 'deleted_at' | 'next_thinning_at'
> & { data: string }

/** The same as it is answered: its data is a text as it was read, or bytes as it was saved. */
export type AnsweredRow = Omit<WorkbookRow, 'data'> & { data: string | Uint8Array }

/** What a plan and each version keep beside the text. Texts have no such columns, so a join needs no prefix. */
export const outlineColumns = ['title', 'template', 'current_step', 'completed_steps'] as const

const selectHead = compileOnce((queries, given: Given<PlanKey>) =>
  queries
    .selectFrom('workbooks')
    .select(['revision', ...outlineColumns, 'content_revision', 'content_bytes', 'deleted_at'])
    .where('owner_id', '=', given('ownerId'))
    .where('id', '=', given('id')),
)

export async function findHead(database: Database, key: PlanKey): Promise<Head | null> {
  const { rows } = await selectHead(database, key)
  return rows[0] ?? null
}

const selectWorkbook = compileOnce((queries, given: Given<PlanKey>) =>
  queries
    .selectFrom('workbooks')
    .innerJoin('workbook_contents as content', (join) =>
      join
        .onRef('content.owner_id', '=', 'workbooks.owner_id')
        .onRef('content.workbook_id', '=', 'workbooks.id')
        .onRef('content.revision', '=', 'workbooks.content_revision'),
    )
    .select(['workbooks.id', 'workbooks.revision', ...outlineColumns, 'workbooks.updated_at', 'content.data'])
    .where('workbooks.owner_id', '=', given('ownerId'))
    .where('workbooks.id', '=', given('id'))
    .where('workbooks.deleted_at', 'is', null),
)

export async function findWorkbook(database: Database, key: PlanKey): Promise<WorkbookRow | null> {
  const { rows } = await selectWorkbook(database, key)
  return rows[0] ?? null
}

/** Returns false when such a plan already exists. */
export async function insertWorkbook(queries: Queries, workbook: WorkbookTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('workbooks')
    .values(workbook)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type WorkbookChanges = Omit<WorkbookTable, 'owner_id' | 'id' | 'deleted_at'>

const updateIfUnchanged = compileOnce(
  (queries, given: Given<WorkbookChanges & PlanKey & { seenRevision: number }>) =>
    queries
      .updateTable('workbooks')
      .set({
        title: given('title'),
        template: given('template'),
        current_step: given('current_step'),
        completed_steps: given('completed_steps'),
        revision: given('revision'),
        content_revision: given('content_revision'),
        content_bytes: given('content_bytes'),
        updated_at: given('updated_at'),
        next_thinning_at: sql`case when next_thinning_at < ${given('next_thinning_at')} then next_thinning_at else ${given('next_thinning_at')} end`,
        deleted_at: null,
      })
      .where('owner_id', '=', given('ownerId'))
      .where('id', '=', given('id'))
      .where('revision', '=', given('seenRevision')),
)

/**
 * Replaces the revision that the sender saw with the new one, and restores a deleted plan. Returns false when
 * another save came first.
 */
export async function updateWorkbook(
  queries: Queries,
  key: PlanKey,
  seenRevision: number,
  changes: WorkbookChanges,
): Promise<boolean> {
  const { numAffectedRows } = await updateIfUnchanged(queries, { ...changes, ...key, seenRevision })
  return numAffectedRows === 1n
}

/** Newest first. */
export async function listWorkbooks(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('workbooks')
    .select(['id', 'revision', ...outlineColumns, 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function countWorkbooks(
  queries: Queries,
  ownerId: string,
): Promise<{ kept: number; deleted: number }> {
  return queries
    .selectFrom('workbooks')
    .select(({ fn }) => [fn.count<number>('id').as('kept'), fn.count<number>('deleted_at').as('deleted')])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
}

/** Every plan, including the deleted ones that can still be restored. */
export async function listEveryPlan(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('workbooks')
    .select(['id', 'revision', ...outlineColumns, 'content_revision', 'updated_at', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}

/** Permanently, with its history. */
export async function deletePlan(queries: Queries, { ownerId, id }: PlanKey): Promise<void> {
  await queries.deleteFrom('workbooks').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

import { sql } from 'kysely'
import { compileOnce } from '#server/database/compiled-query.ts'
import { compileWriteOnce } from '#server/database/compiled-write.ts'
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

const selectHead = compileOnce((database) =>
  database
    .selectFrom('workbooks')
    .select([
      'revision',
      'title',
      'template',
      'current_step',
      'completed_steps',
      'content_revision',
      'content_bytes',
      'deleted_at',
    ])
    .where('owner_id', '=', '')
    .where('id', '=', ''),
)

export async function findHead(database: Database, { ownerId, id }: PlanKey): Promise<Head | null> {
  const [head] = await selectHead(database, [ownerId, id])
  return head ?? null
}

const selectWorkbook = compileOnce((database) =>
  database
    .selectFrom('workbooks')
    .innerJoin('workbook_contents as content', (join) =>
      join
        .onRef('content.owner_id', '=', 'workbooks.owner_id')
        .onRef('content.workbook_id', '=', 'workbooks.id')
        .onRef('content.revision', '=', 'workbooks.content_revision'),
    )
    .select([
      'workbooks.id',
      'workbooks.revision',
      'workbooks.title',
      'workbooks.template',
      'workbooks.current_step',
      'workbooks.completed_steps',
      'workbooks.updated_at',
      'content.data',
    ])
    .where('workbooks.owner_id', '=', '')
    .where('workbooks.id', '=', '')
    .where('workbooks.deleted_at', 'is', null),
)

export async function findWorkbook(
  database: Database,
  { ownerId, id }: PlanKey,
): Promise<WorkbookRow | null> {
  const [workbook] = await selectWorkbook(database, [ownerId, id])
  return workbook ?? null
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

const updateIfUnchanged = compileWriteOnce((queries) =>
  queries
    .updateTable('workbooks')
    .set({
      title: '',
      template: '',
      current_step: 0,
      completed_steps: '',
      revision: 0,
      content_revision: 0,
      content_bytes: 0,
      updated_at: 0,
      next_thinning_at: sql`case when next_thinning_at < ${0} then next_thinning_at else ${0} end`,
      deleted_at: sql`null`,
    })
    .where('owner_id', '=', '')
    .where('id', '=', '')
    .where('revision', '=', 0),
)

/**
 * Replaces the revision that the sender saw with the new one, and restores a deleted plan. Returns false when
 * another save came first.
 */
export async function updateWorkbook(
  queries: Queries,
  { ownerId, id }: PlanKey,
  seenRevision: number,
  changes: Omit<WorkbookTable, 'owner_id' | 'id' | 'deleted_at'>,
): Promise<boolean> {
  const { written } = await updateIfUnchanged(queries, [
    changes.title,
    changes.template,
    changes.current_step,
    changes.completed_steps,
    changes.revision,
    changes.content_revision,
    changes.content_bytes,
    changes.updated_at,
    changes.next_thinning_at,
    changes.next_thinning_at,
    ownerId,
    id,
    seenRevision,
  ])
  return written === 1
}

/** Newest first. */
export async function listWorkbooks(queries: Queries, ownerId: string) {
  return queries
    .selectFrom('workbooks')
    .select(['id', 'revision', 'title', 'template', 'current_step', 'completed_steps', 'updated_at'])
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
    .select([
      'id',
      'revision',
      'title',
      'template',
      'current_step',
      'completed_steps',
      'content_revision',
      'updated_at',
      'deleted_at',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}

/** Permanently, with its history. */
export async function deletePlan(queries: Queries, { ownerId, id }: PlanKey): Promise<void> {
  await queries.deleteFrom('workbooks').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

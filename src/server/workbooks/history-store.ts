import type { Queries } from '#server/database/database.ts'
import type { PlanKey } from './workbook-store.ts'

/** The plans whose history is due for thinning. */
export async function listDueForThinning(queries: Queries, now: number, limit: number): Promise<PlanKey[]> {
  return queries
    .selectFrom('workbooks')
    .select(['owner_id as ownerId', 'id'])
    .where('next_thinning_at', '<=', now)
    .orderBy('next_thinning_at')
    .limit(limit)
    .execute()
}

/** Changes nothing if a save arrived in the meantime. The plan is then still due. */
export async function setNextThinning(
  queries: Queries,
  { ownerId, id }: PlanKey,
  seenRevision: number,
  at: number | null,
): Promise<void> {
  await queries
    .updateTable('workbooks')
    .set({ next_thinning_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('revision', '=', seenRevision)
    .execute()
}

export async function deleteVersions(
  queries: Queries,
  { ownerId, id }: PlanKey,
  revisions: number[],
): Promise<void> {
  await queries
    .deleteFrom('workbook_versions')
    .where('owner_id', '=', ownerId)
    .where('workbook_id', '=', id)
    .where('revision', 'in', revisions)
    .execute()
}

/** Deletes the text that no version uses anymore. */
export async function deleteUnusedContents(queries: Queries, { ownerId, id }: PlanKey): Promise<void> {
  await queries
    .deleteFrom('workbook_contents')
    .where('owner_id', '=', ownerId)
    .where('workbook_id', '=', id)
    .where('revision', 'not in', (versions) =>
      versions
        .selectFrom('workbook_versions')
        .select('content_revision')
        .where('owner_id', '=', ownerId)
        .where('workbook_id', '=', id),
    )
    .execute()
}

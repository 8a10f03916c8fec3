import { compileOnce } from '#server/database/compiled-query.ts'
import { compileWriteOnce } from '#server/database/compiled-write.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { WorkbookContentTable, WorkbookVersionTable } from '#server/database/schema.ts'
import type { PlanKey, WorkbookRow } from './workbook-store.ts'

const addContent = compileWriteOnce((queries) =>
  queries.insertInto('workbook_contents').values({ owner_id: '', workbook_id: '', revision: 0, data: '' }),
)

export async function insertContent(queries: Queries, content: WorkbookContentTable): Promise<void> {
  await addContent(queries, [content.owner_id, content.workbook_id, content.revision, content.data])
}

const addVersion = compileWriteOnce((queries) =>
  queries.insertInto('workbook_versions').values({
    owner_id: '',
    workbook_id: '',
    revision: 0,
    title: '',
    template: '',
    current_step: 0,
    completed_steps: '',
    content_revision: 0,
    content_bytes: 0,
    saved_at: 0,
  }),
)

export async function insertVersion(queries: Queries, version: WorkbookVersionTable): Promise<void> {
  await addVersion(queries, [
    version.owner_id,
    version.workbook_id,
    version.revision,
    version.title,
    version.template,
    version.current_step,
    version.completed_steps,
    version.content_revision,
    version.content_bytes,
    version.saved_at,
  ])
}

const selectContent = compileOnce((database) =>
  database
    .selectFrom('workbook_contents')
    .select('data')
    .where('owner_id', '=', '')
    .where('workbook_id', '=', '')
    .where('revision', '=', 0),
)

export async function findContent(
  database: Database,
  { ownerId, id }: PlanKey,
  revision: number,
): Promise<string | null> {
  const [content] = await selectContent(database, [ownerId, id, revision])
  return content?.data ?? null
}

/** The size of all stored text of an account. */
export async function sumBytes(queries: Queries, ownerId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom('workbook_versions')
    .select(({ fn }) => fn.sum<number | string | null>('content_bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    // A version without text changes shares the text of an earlier one.
    .whereRef('revision', '=', 'content_revision')
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Newest first. */
export async function listVersions(queries: Queries, { ownerId, id }: PlanKey) {
  return queries
    .selectFrom('workbook_versions')
    .select(['revision', 'title', 'saved_at', 'content_bytes'])
    .where('owner_id', '=', ownerId)
    .where('workbook_id', '=', id)
    .orderBy('revision', 'desc')
    .execute()
}

/** Newest first, with everything in a version except its text. */
export async function listWholeVersions(queries: Queries, { ownerId, id }: PlanKey) {
  return queries
    .selectFrom('workbook_versions')
    .select([
      'revision',
      'title',
      'template',
      'current_step',
      'completed_steps',
      'content_revision',
      'saved_at',
    ])
    .where('owner_id', '=', ownerId)
    .where('workbook_id', '=', id)
    .orderBy('revision', 'desc')
    .execute()
}

const selectVersion = compileOnce((database) =>
  database
    .selectFrom('workbook_versions as version')
    .innerJoin('workbook_contents as content', (join) =>
      join
        .onRef('content.owner_id', '=', 'version.owner_id')
        .onRef('content.workbook_id', '=', 'version.workbook_id')
        .onRef('content.revision', '=', 'version.content_revision'),
    )
    .select([
      'version.workbook_id as id',
      'version.revision',
      'version.title',
      'version.template',
      'version.current_step',
      'version.completed_steps',
      'version.saved_at as updated_at',
      'content.data',
    ])
    .where('version.owner_id', '=', '')
    .where('version.workbook_id', '=', '')
    .where('version.revision', '=', 0),
)

export async function findVersion(
  database: Database,
  { ownerId, id }: PlanKey,
  revision: number,
): Promise<WorkbookRow | null> {
  const [version] = await selectVersion(database, [ownerId, id, revision])
  return version ?? null
}

import { sql } from 'kysely'
import { compileOnce, type Given } from '#server/database/compiled-query.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { WorkbookContentTable, WorkbookVersionTable } from '#server/database/schema.ts'
import { outlineColumns, type PlanKey, type WorkbookRow } from './workbook-store.ts'

/** Its data in UTF-8, which both engines take for a text without turning it into one of JavaScript's. */
type NewContent = Omit<WorkbookContentTable, 'data'> & { data: Uint8Array }

const addContent = compileOnce((queries, given: Given<NewContent>) =>
  queries.insertInto('workbook_contents').values({
    owner_id: given('owner_id'),
    workbook_id: given('workbook_id'),
    revision: given('revision'),
    data: sql<string>`cast(${given('data')} as text)`,
  }),
)

export async function insertContent(queries: Queries, content: NewContent): Promise<void> {
  await addContent(queries, content)
}

const addVersion = compileOnce((queries, given: Given<WorkbookVersionTable>) =>
  queries.insertInto('workbook_versions').values({
    owner_id: given('owner_id'),
    workbook_id: given('workbook_id'),
    revision: given('revision'),
    title: given('title'),
    template: given('template'),
    current_step: given('current_step'),
    completed_steps: given('completed_steps'),
    content_revision: given('content_revision'),
    content_bytes: given('content_bytes'),
    saved_at: given('saved_at'),
  }),
)

export async function insertVersion(queries: Queries, version: WorkbookVersionTable): Promise<void> {
  await addVersion(queries, version)
}

type VersionKey = PlanKey & { revision: number }

const selectContent = compileOnce((queries, given: Given<VersionKey>) =>
  queries
    .selectFrom('workbook_contents')
    .select('data')
    .where('owner_id', '=', given('ownerId'))
    .where('workbook_id', '=', given('id'))
    .where('revision', '=', given('revision')),
)

export async function findContent(
  database: Database,
  key: PlanKey,
  revision: number,
): Promise<string | null> {
  const { rows } = await selectContent(database, { ...key, revision })
  return rows[0]?.data ?? null
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
    .select(['revision', ...outlineColumns, 'content_revision', 'saved_at'])
    .where('owner_id', '=', ownerId)
    .where('workbook_id', '=', id)
    .orderBy('revision', 'desc')
    .execute()
}

const selectVersion = compileOnce((queries, given: Given<VersionKey>) =>
  queries
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
      ...outlineColumns,
      'version.saved_at as updated_at',
      'content.data',
    ])
    .where('version.owner_id', '=', given('ownerId'))
    .where('version.workbook_id', '=', given('id'))
    .where('version.revision', '=', given('revision')),
)

export async function findVersion(
  database: Database,
  key: PlanKey,
  revision: number,
): Promise<WorkbookRow | null> {
  const { rows } = await selectVersion(database, { ...key, revision })
  return rows[0] ?? null
}

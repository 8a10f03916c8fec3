import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import { toListed } from './saved-workbook.ts'
import { findContent, listWholeVersions } from './version-store.ts'
import { listEveryPlan, type PlanKey } from './workbook-store.ts'

type PlanRow = Awaited<ReturnType<typeof listEveryPlan>>[number]

/**
 * All of an account's plans with their histories, as a JSON list in chunks. Saves that changed only a title or a
 * step share their text, so the text appears once, under the revision that introduced it. Each chunk is a separate
 * query, so a slow download blocks no one.
 */
export async function* writePlans(database: Database, ownerId: string): AsyncGenerator<string> {
  let separator = '['
  for (const plan of await listEveryPlan(database, ownerId)) {
    yield separator
    yield* writePlan(database, { ownerId, id: plan.id }, plan)
    separator = ','
    // Other requests get their turn between two plans.
    await setImmediate()
  }
  yield separator === '[' ? '[]' : ']'
}

async function* writePlan(database: Database, key: PlanKey, row: PlanRow): AsyncGenerator<string> {
  const versions = await listWholeVersions(database, key)
  const listed = {
    ...toListed(row),
    contentRevision: String(row.content_revision),
    deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at).toISOString(),
    versions: versions.map(({ saved_at: savedAt, content_revision: contentRevision, ...version }) => {
      const { updatedAt, ...rest } = toListed({ ...version, id: key.id, updated_at: savedAt })
      return { ...rest, contentRevision: String(contentRevision), savedAt: updatedAt }
    }),
  }
  yield `${JSON.stringify(listed).slice(0, -1)},"contents":{`
  const revisions = new Set([row.content_revision, ...versions.map((version) => version.content_revision)])
  let separator = ''
  for (const revision of revisions) {
    const data = await findContent(database, key, revision)
    // Dropped since the list was read.
    if (data === null) continue
    // Stored as JSON and passed on without parsing.
    yield `${separator}"${revision}":${data}`
    separator = ','
  }
  yield '}}'
}

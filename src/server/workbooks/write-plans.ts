import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import { toListed } from './saved-workbook.ts'
import { findContent, listWholeVersions } from './version-store.ts'
import { listEveryPlan, type PlanKey } from './workbook-store.ts'

type PlanRow = Awaited<ReturnType<typeof listEveryPlan>>[number]

/**
 * All of an account's plans with their histories, as a JSON list in pieces. Saves that changed only a title or a
 * step share their words, so the words stand once, under the revision that brought them. Each piece is a query of
 * its own: whoever takes the file slowly holds up nobody.
 */
export async function* writePlans(database: Database, ownerId: string): AsyncGenerator<string> {
  let separator = '['
  for (const plan of await listEveryPlan(database, ownerId)) {
    yield separator
    yield* writePlan(database, { ownerId, id: plan.id }, plan)
    separator = ','
    // Others get their turn between two plans.
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
    // Thinned out since the list was read.
    if (data === null) continue
    // It lies in the database as JSON and is passed on unread.
    yield `${separator}"${revision}":${data}`
    separator = ','
  }
  yield '}}'
}

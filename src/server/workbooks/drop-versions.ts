import type { Database } from '#server/database/database.ts'
import { deleteUnusedContents, deleteVersions } from './history-store.ts'
import { listVersions } from './version-store.ts'
import type { PlanKey } from './workbook-store.ts'

/** Few enough that no other write waits long. */
const pieceSize = 50

export async function dropVersions(database: Database, plan: PlanKey, revisions: number[]): Promise<void> {
  for (let start = 0; start < revisions.length; start += pieceSize) {
    await deleteVersions(database, plan, revisions.slice(start, start + pieceSize))
    await deleteUnusedContents(database, plan)
  }
}

/**
 * Before a plan is permanently deleted: its history goes first and in small batches, because deleting all of it
 * together could block other writes.
 */
export async function dropOlderVersions(database: Database, plan: PlanKey): Promise<void> {
  const [, ...older] = await listVersions(database, plan)
  await dropVersions(
    database,
    plan,
    older.map(({ revision }) => revision),
  )
}

import type { Database } from '#server/database/database.ts'
import { deleteUnusedContents, deleteVersions } from './history-store.ts'
import type { PlanKey } from './workbook-store.ts'

/** Few enough that no other write waits long. */
const pieceSize = 50

export async function dropVersions(database: Database, plan: PlanKey, revisions: number[]): Promise<void> {
  for (let start = 0; start < revisions.length; start += pieceSize) {
    await deleteVersions(database, plan, revisions.slice(start, start + pieceSize))
    await deleteUnusedContents(database, plan)
  }
}

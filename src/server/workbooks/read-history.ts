import type { Database } from '#server/database/database.ts'
import { findVersion, listVersions } from './version-store.ts'
import { findHead, type PlanKey, type WorkbookRow } from './workbook-store.ts'

/** Newest first. Null when there is no such plan, or it is deleted. */
export async function findHistory(database: Database, key: PlanKey) {
  return (await isThere(database, key)) ? listVersions(database, key) : null
}

export async function findHistoryEntry(
  database: Database,
  key: PlanKey,
  revision: number,
): Promise<WorkbookRow | null> {
  return (await isThere(database, key)) ? findVersion(database, key, revision) : null
}

async function isThere(database: Database, key: PlanKey): Promise<boolean> {
  const head = await findHead(database, key)
  return head !== null && head.deleted_at === null
}

import type { Database } from '#server/database/database.ts'
import { keptAfterEndMs } from './limits.ts'
import { deleteLink, deleteLinksEndedBefore, emptyLink, listDueLinks } from './link-end-store.ts'
import { holdLink, type LinkRow, listEveryLink } from './link-store.ts'

const batchSize = 50
/** The rest waits for the next sweep. */
const maxBatches = 100

/**
 * Removes the copy, the events and the name in one transaction. What is left tells a reviewer that the link has
 * ended. Returns false when there is no such link, or it ended before.
 */
export function endLink(
  database: Database,
  id: string,
  at: number,
  /** Whether the link, which is locked by then, is to be ended after all. It may throw. */
  check: (link: LinkRow) => boolean = () => true,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const link = await holdLink(transaction, id)
    if (!link || !check(link) || link.ended_at !== null) return false
    await emptyLink(transaction, id, Math.min(at, link.ends_at))
    return true
  })
}

/** Ends the links whose date has come, and forgets those that ended long ago. */
export async function sweepLinks(database: Database, now: number): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const due = await listDueLinks(database, { now, limit: batchSize })
    // Its owner may have moved the date a moment ago.
    for (const id of due) await endLink(database, id, now, (link) => link.ends_at <= now)
    if (due.length < batchSize) break
  }
  await deleteLinksEndedBefore(database, now - keptAfterEndMs)
}

/** Permanently deletes every link of an account, one at a time. */
export async function deleteLinks(database: Database, userId: string): Promise<void> {
  for (const { id } of await listEveryLink(database, userId)) await deleteLink(database, id)
}

import type { Database, Queries } from '#server/database/database.ts'
import { keptAfterEndMs } from './limits.ts'
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
    await clear(transaction, id, Math.min(at, link.ends_at))
    return true
  })
}

async function clear(transaction: Queries, id: string, endedAt: number): Promise<void> {
  await transaction.deleteFrom('share_events').where('link_id', '=', id).execute()
  await transaction.deleteFrom('share_copies').where('link_id', '=', id).execute()
  await transaction
    .updateTable('share_links')
    .set({ name: '', copy_bytes: 0, event_bytes: 0, ended_at: endedAt })
    .where('id', '=', id)
    .execute()
}

/** Ends the links whose date has come, and forgets those that ended long ago. */
export async function sweepLinks(database: Database, now: number): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const due = await database
      .selectFrom('share_links')
      .select('id')
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', now)
      .limit(batchSize)
      .execute()
    // Its owner may have moved the date a moment ago.
    for (const { id } of due) await endLink(database, id, now, (link) => link.ends_at <= now)
    if (due.length < batchSize) break
  }
  await database
    .deleteFrom('share_links')
    .where('ended_at', '<=', now - keptAfterEndMs)
    .execute()
}

/** Permanently deletes every link of an account, one at a time. */
export async function deleteLinks(database: Database, userId: string): Promise<void> {
  for (const { id } of await listEveryLink(database, userId))
    await database.deleteFrom('share_links').where('id', '=', id).execute()
}

import type { Queries } from '#server/database/database.ts'

/** Leaves the row that tells a reviewer that the link has ended. For a link that the caller holds. */
export async function emptyLink(transaction: Queries, id: string, endedAt: number): Promise<void> {
  await transaction.deleteFrom('share_events').where('link_id', '=', id).execute()
  await transaction.deleteFrom('share_copies').where('link_id', '=', id).execute()
  await transaction
    .updateTable('share_links')
    .set({ name: '', copy_bytes: 0, event_bytes: 0, ended_at: endedAt })
    .where('id', '=', id)
    .execute()
}

/** The ids of links whose date has come and that have not ended yet. */
export async function listDueLinks(
  queries: Queries,
  { now, limit }: { now: number; limit: number },
): Promise<string[]> {
  const rows = await queries
    .selectFrom('share_links')
    .select('id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteLinksEndedBefore(queries: Queries, at: number): Promise<void> {
  await queries.deleteFrom('share_links').where('ended_at', '<=', at).execute()
}

export async function deleteLink(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('share_links').where('id', '=', id).execute()
}

import type { Queries } from '#server/database/database.ts'
import type { ShareEventTable } from '#server/database/schema.ts'

export type EventRow = ShareEventTable

export async function findEvent(
  queries: Queries,
  linkId: string,
  id: string,
): Promise<Pick<EventRow, 'number' | 'author' | 'created_at'> | null> {
  const row = await queries
    .selectFrom('share_events')
    .select(['number', 'author', 'created_at'])
    .where('link_id', '=', linkId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function insertEvent(transaction: Queries, row: EventRow): Promise<void> {
  await transaction.insertInto('share_events').values(row).execute()
}

/** Those after the number, in order. */
export function listEvents(queries: Queries, linkId: string, after: number): Promise<EventRow[]> {
  return queries
    .selectFrom('share_events')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('number', '>', after)
    .orderBy('number')
    .execute()
}

import { sql } from 'kysely'
import type { Queries } from '#server/database/database.ts'

/** Counts one hit and returns the count so far in the current window: one statement, so races cannot cheat. */
export async function countHit(
  queries: Queries,
  { key, windowEnd, now }: { key: string; windowEnd: number; now: number },
): Promise<{ hits: number; window_end: number }> {
  return queries
    .insertInto('rate_limits')
    .values({ key, window_end: windowEnd, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.window_end > ${now} then rate_limits.hits + 1 else 1 end`,
        window_end: sql`case when rate_limits.window_end > ${now} then rate_limits.window_end else ${windowEnd} end`,
      }),
    )
    .returning(['hits', 'window_end'])
    .executeTakeFirstOrThrow()
}

export async function forgetHits(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom('rate_limits').where('key', '=', key).execute()
}

export async function deletePastWindows(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('rate_limits').where('window_end', '<=', now).execute()
}

import { sql } from 'kysely'
import { compileWriteOnce } from '#server/database/compiled-write.ts'
import type { Queries } from '#server/database/database.ts'

const addHit = compileWriteOnce((queries) =>
  queries
    .insertInto('rate_limits')
    .values({ key: '', window_end: 0, hits: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.window_end > ${0} and rate_limits.window_end < ${0} then rate_limits.hits + 1 else 1 end`,
        window_end: sql`case when rate_limits.window_end > ${0} and rate_limits.window_end < ${0} then rate_limits.window_end else ${0} end`,
      }),
    )
    .returning(['hits', 'window_end']),
)

/**
 * Counts one hit and returns the count so far in the current window: one statement, so races cannot cheat. A window
 * that ends more than two lengths from now was begun by a clock that was wrong and has been set back since: left
 * standing, it would keep its owner out for as long as the clock was ahead.
 */
export async function countHit(
  queries: Queries,
  { key, windowEnd, now }: { key: string; windowEnd: number; now: number },
): Promise<{ hits: number; window_end: number }> {
  const latestEnd = windowEnd + (windowEnd - now)
  const { rows } = await addHit(queries, [key, windowEnd, 1, now, latestEnd, now, latestEnd, windowEnd])
  const [counter] = rows
  if (!counter) throw new Error('A hit was not counted')
  return counter
}

export async function forgetHits(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom('rate_limits').where('key', '=', key).execute()
}

export async function deletePastWindows(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('rate_limits').where('window_end', '<=', now).execute()
}

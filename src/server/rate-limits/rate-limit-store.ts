import { sql } from 'kysely'
import { compileOnce, type Given } from '#server/database/compiled-query.ts'
import type { Queries } from '#server/database/database.ts'

interface Hit {
  key: string
  windowEnd: number
  now: number
  latestEnd: number
}

const addHit = compileOnce((queries, given: Given<Hit>) => {
  const isCurrent = sql`rate_limits.window_end > ${given('now')} and rate_limits.window_end < ${given('latestEnd')}`
  return queries
    .insertInto('rate_limits')
    .values({ key: given('key'), window_end: given('windowEnd'), hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isCurrent} then rate_limits.hits + 1 else 1 end`,
        window_end: sql`case when ${isCurrent} then rate_limits.window_end else ${given('windowEnd')} end`,
      }),
    )
    .returning(['hits', 'window_end'])
})

/**
 * Counts one hit and returns the count in the current window, in one statement, so that races cannot cheat. A
 * window that ends more than two lengths from now was started by a wrong clock that has been corrected since. It
 * is replaced, because it would lock its owner out for as long as the clock was ahead.
 */
export async function countHit(
  queries: Queries,
  { key, windowEnd, now }: Omit<Hit, 'latestEnd'>,
): Promise<{ hits: number; window_end: number }> {
  const latestEnd = windowEnd + (windowEnd - now)
  const { rows } = await addHit(queries, { key, windowEnd, now, latestEnd })
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

import { createHash } from 'node:crypto'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { countHit, forgetHits } from './rate-limit-store.ts'

/** At most `hits` in `windowMs`, for each subject (an account's name, a network address). */
export interface RateLimit {
  name: string
  hits: number
  windowMs: number
}

export interface RateLimiter {
  /** Counts one hit, and throws once the limit is passed. */
  hit: (limit: RateLimit, subject: string) => Promise<void>
  /** Counts one hit, and returns whether it is still within the limit. */
  allows: (limit: RateLimit, subject: string) => Promise<boolean>
  /** A success clears the counter, so that honest mistakes do not add up. */
  forgive: (limit: RateLimit, subject: string) => Promise<void>
}

interface RateLimiterDependencies {
  database: Queries
  now: () => number
  /** Multiplies every limit: above 1 for load tests and large offices, never 0. */
  factor: number
}

/** Counters are in the database, so that they hold across server processes and restarts. */
export function createRateLimiter({ database, now, factor }: RateLimiterDependencies): RateLimiter {
  async function count(limit: RateLimit, subject: string) {
    const time = now()
    const { hits, window_end: windowEnd } = await countHit(database, {
      key: keyOf(limit, subject),
      windowEnd: time + limit.windowMs,
      now: time,
    })
    return { isWithin: hits <= limit.hits * factor, waitMs: windowEnd - time }
  }

  return {
    allows: async (limit, subject) => (await count(limit, subject)).isWithin,
    hit: async (limit, subject) => {
      const { isWithin, waitMs } = await count(limit, subject)
      if (!isWithin) {
        const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
        throw new AppError('rate_limited', {
          message: `Too many attempts. Please try again in ${describeWait(retryAfterSeconds)}.`,
          retryAfterSeconds,
        })
      }
    },
    forgive: (limit, subject) => forgetHits(database, keyOf(limit, subject)),
  }
}

function keyOf({ name }: RateLimit, subject: string): string {
  return createHash('sha256').update(`${name}\n${subject}`).digest('base64url')
}

export function describeWait(seconds: number): string {
  if (seconds <= 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.ceil(seconds / 60)} minutes`
}

const toleranceMs = 60 * 60 * 1000
const proofMs = 24 * 60 * 60 * 1000

export interface SteadyClock {
  /** Whether data that is old by this clock may be permanently deleted. */
  isSteady: () => boolean
}

interface Clocks {
  /** The time of day, which may be changed while the server runs. */
  now: () => number
  /** Monotonic time, which no one can change. */
  elapsed: () => number
}

/**
 * Detects when the time of day was changed by more than an hour. A clock that jumped a month ahead would make every
 * deleted plan and old version due immediately. Nothing is deleted until the clock has run for another day, so that
 * someone can correct it. Setting it back also counts as a jump.
 */
export function createSteadyClock({ now, elapsed }: Clocks): SteadyClock {
  let offsetMs = now() - elapsed()
  let trustedFromMs = Number.NEGATIVE_INFINITY

  return {
    isSteady: () => {
      const elapsedMs = elapsed()
      const seenMs = now() - elapsedMs
      if (Math.abs(seenMs - offsetMs) > toleranceMs) trustedFromMs = elapsedMs + proofMs
      // Small drifts are followed, so that they never add up to a jump.
      offsetMs = seenMs
      return elapsedMs >= trustedFromMs
    },
  }
}

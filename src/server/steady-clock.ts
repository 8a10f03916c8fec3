const toleranceMs = 60 * 60 * 1000
const proofMs = 24 * 60 * 60 * 1000

export interface SteadyClock {
  /** Whether what is old by this clock may be deleted for good. */
  isSteady: () => boolean
}

interface Clocks {
  /** The time of day, which may be set while we run. */
  now: () => number
  /** Time since any moment, which nobody can set. */
  elapsed: () => number
}

/**
 * Notices when the time of day was set by more than an hour. A clock that jumped a month ahead would make every
 * deleted plan and old version due at once; so it has to run on for a day before anything is deleted by it, in which
 * somebody can put it right. Setting it back counts as a jump as well.
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

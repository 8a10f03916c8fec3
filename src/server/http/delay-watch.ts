const tickMs = 50
/** A single long pause is no one's overload: only one that lasts this long is. */
const patienceMs = 1000
/** Whoever was overloaded a moment ago needs no second proof. */
const memoryMs = 10_000
/** Fewer than this between two ticks are no crowd: a slow disk makes ticks late as well, and sending people away does not help it. */
const minArrivals = 20

/** Of all that come: what is turned away at first, more with each late tick, and less again with each that is on time. */
const shares = { first: 0.5, more: 0.15, less: 0.02, most: 0.95 }

export interface DelayWatch {
  /** Whether this one is to be turned away. */
  noteArrival: () => boolean
  /** How late the last tick was. */
  readDelayMs: () => number
  stop: () => void
}

/**
 * What a tick is judged by; apart from the timer, so that it can be tried without waiting. A share of the people is
 * turned away, not everyone: all or no one would leave the processor idle half of the time.
 */
export function createDelayJudge(maxDelayMs: number) {
  let lateSince: number | null = null
  let overloadedAt = Number.NEGATIVE_INFINITY
  let share = 0
  let owed = 0
  return {
    readShare: () => share,
    /** As many as the share says, evenly spread. */
    isNextTurnedAway: () => {
      owed += share
      if (owed < 1) return false
      owed -= 1
      return true
    },
    note: (delayMs: number, nowMs: number, arrivals: number) => {
      if (delayMs <= maxDelayMs || arrivals < minArrivals) {
        lateSince = null
        share = Math.max(0, share - shares.less)
        return
      }
      lateSince ??= nowMs
      if (nowMs - lateSince < patienceMs && nowMs - overloadedAt > memoryMs) return
      overloadedAt = nowMs
      share = share === 0 ? shares.first : Math.min(shares.most, share + shares.more)
    },
  }
}

/**
 * Whether the event loop is behind, and has been for a while. Work that waits for the loop shows as ticks that come
 * late.
 */
export function watchDelay(maxDelayMs: number): DelayWatch {
  const judge = createDelayJudge(maxDelayMs)
  let dueAt = performance.now() + tickMs
  let delayMs = 0
  let arrivals = 0
  const timer = setInterval(() => {
    const now = performance.now()
    delayMs = Math.max(0, now - dueAt)
    dueAt = now + tickMs
    judge.note(delayMs, now, arrivals)
    arrivals = 0
  }, tickMs)
  timer.unref()
  return {
    noteArrival: () => {
      arrivals += 1
      return judge.isNextTurnedAway()
    },
    readDelayMs: () => delayMs,
    stop: () => clearInterval(timer),
  }
}

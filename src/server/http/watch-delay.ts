const tickMs = 50
/** A single long pause is not overload. Only lateness that lasts this long is. */
const patienceMs = 1000
/** Soon after an overload, the next one is detected faster. */
const memoryMs = 10_000
/** Fewer requests than this between two ticks are not overload. A slow disk also makes ticks late. */
const minArrivals = 20

/** The share of requests turned away: at first, added by each late tick, and removed by each tick on time. */
const shares = { first: 0.5, more: 0.15, less: 0.02, most: 0.95 }

export interface DelayWatch {
  /** Whether to turn this request away. */
  noteArrival: () => boolean
  /** How late the last tick was. */
  readDelayMs: () => number
  stop: () => void
}

/**
 * Judges each tick. It is separate from the timer, so that tests need not wait. It turns away a share of the
 * requests. Switching between all and none would leave the processor idle half of the time.
 */
export function createDelayJudge(maxDelayMs: number) {
  let lateSince: number | null = null
  let overloadedAt = Number.NEGATIVE_INFINITY
  let share = 0
  let owed = 0
  return {
    readShare: () => share,
    /** Turns away the given share, evenly spread. */
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
 * Detects that the event loop has been behind for a while. Work that waits for the loop makes its ticks
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

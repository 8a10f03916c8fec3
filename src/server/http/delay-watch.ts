const tickMs = 50
/** A single long pause is nobody's overload: only one that lasts this long is. */
const patienceMs = 1000
/** Whoever was overloaded a moment ago needs no second proof. */
const memoryMs = 10_000
/** Fewer than this between two ticks are no crowd: a slow disk makes ticks late as well, and sending people away does not help it. */
const minArrivals = 20

export interface DelayWatch {
  noteArrival: () => void
  isOverloaded: () => boolean
  /** How late the last tick was. */
  readDelayMs: () => number
  stop: () => void
}

/** What a tick is judged by; apart from the timer, so that it can be tried without waiting. */
export function createDelayJudge(maxDelayMs: number) {
  let lateSince: number | null = null
  let overloadedAt = Number.NEGATIVE_INFINITY
  let isOverloaded = false
  return {
    isOverloaded: () => isOverloaded,
    note: (delayMs: number, nowMs: number, arrivals: number) => {
      if (delayMs <= maxDelayMs || arrivals < minArrivals) {
        lateSince = null
        isOverloaded = false
        return
      }
      lateSince ??= nowMs
      isOverloaded = nowMs - lateSince >= patienceMs || nowMs - overloadedAt <= memoryMs
      if (isOverloaded) overloadedAt = nowMs
    },
  }
}

/**
 * Whether the event loop is behind, and has been for a while. Work that waits for the loop shows as ticks that come
 * late; as soon as one is on time again, so is everybody.
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
    },
    isOverloaded: judge.isOverloaded,
    readDelayMs: () => delayMs,
    stop: () => clearInterval(timer),
  }
}

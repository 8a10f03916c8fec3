import { AppError } from '#server/http/app-error.ts'

interface FairQueueLimits {
  maxPerSubject: number
  maxInAll: number
  /** Work that has waited longer is refused. */
  maxWaitMs: number
}

interface Waiting {
  since: number
  start: () => void
  refuse: (reason: AppError) => void
}

export interface FairQueue {
  run: <Result>(subject: string, work: () => Promise<Result>) => Promise<Result>
}

const retryAfterSeconds = 5

/** Runs one piece of work at a time. Subjects take turns, so one with many pieces only delays itself. */
export function createFairQueue(limits: FairQueueLimits, now = () => performance.now()): FairQueue {
  /** By subject. The first in the map has the next turn. */
  const waiting = new Map<string, Waiting[]>()
  /** Waiting and running, by subject. */
  const counts = new Map<string, number>()
  let inAll = 0
  let isBusy = false

  function enter(subject: string): void {
    const count = counts.get(subject) ?? 0
    if (count >= limits.maxPerSubject) {
      throw new AppError('rate_limited', {
        message: 'Several large plans of yours are already being processed. Please try again in a moment.',
        retryAfterSeconds,
      })
    }
    if (inAll >= limits.maxInAll) throw new AppError('unavailable', { retryAfterSeconds })
    counts.set(subject, count + 1)
    inAll += 1
  }

  function leave(subject: string): void {
    const count = (counts.get(subject) ?? 1) - 1
    if (count === 0) counts.delete(subject)
    else counts.set(subject, count)
    inAll -= 1
  }

  function waitForTurn(subject: string): Promise<void> {
    if (!isBusy) {
      isBusy = true
      return Promise.resolve()
    }
    return new Promise((start, refuse) => {
      const own = waiting.get(subject) ?? []
      own.push({ since: now(), start, refuse })
      waiting.set(subject, own)
    })
  }

  function takeNext(): Waiting | undefined {
    const [first] = waiting
    if (!first) return undefined
    const [subject, own] = first
    const next = own.shift()
    waiting.delete(subject)
    if (own.length > 0) waiting.set(subject, own)
    return next
  }

  /** Hands the turn on directly, so that later work cannot get in between. */
  function passOn(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      if (now() - next.since <= limits.maxWaitMs) return next.start()
      next.refuse(new AppError('unavailable', { retryAfterSeconds }))
    }
    isBusy = false
  }

  return {
    run: async (subject, work) => {
      enter(subject)
      try {
        await waitForTurn(subject)
        try {
          return await work()
        } finally {
          passOn()
        }
      } finally {
        leave(subject)
      }
    },
  }
}

import { AppError } from '#server/http/app-error.ts'

interface FairLineLimits {
  maxPerSubject: number
  maxInAll: number
  /** Whoever has waited longer is turned away. */
  maxWaitMs: number
}

interface Waiting {
  since: number
  start: () => void
  refuse: (reason: AppError) => void
}

export interface FairLine {
  run: <Result>(subject: string, work: () => Promise<Result>) => Promise<Result>
}

const retryAfterSeconds = 5

/** One piece of work at a time. Subjects take turns, so that one with many waits for itself and not others for it. */
export function createFairLine(limits: FairLineLimits, now = () => performance.now()): FairLine {
  /** Whose turn is next stands first. */
  const lines = new Map<string, Waiting[]>()
  const counts = new Map<string, number>()
  let inAll = 0
  let isBusy = false

  function enter(subject: string): void {
    const count = counts.get(subject) ?? 0
    if (count >= limits.maxPerSubject) {
      throw new AppError('rate_limited', {
        message: 'Several large plans of yours are already being worked on. Please try again in a moment.',
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
      const line = lines.get(subject) ?? []
      line.push({ since: now(), start, refuse })
      lines.set(subject, line)
    })
  }

  function takeNext(): Waiting | undefined {
    const [first] = lines
    if (!first) return undefined
    const [subject, line] = first
    const next = line.shift()
    lines.delete(subject)
    if (line.length > 0) lines.set(subject, line)
    return next
  }

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

import { AppError } from '#server/http/app-error.ts'

const retryAfterSeconds = 5

interface WorkQueue {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface WorkQueueLimits {
  maxParallel: number
  maxWaiting: number
  /** Whoever has waited longer is turned away: a slow machine makes even a short line a long wait. */
  maxWaitMs: number
}

interface Waiting {
  since: number
  start: () => void
  refuse: (reason: AppError) => void
}

/** Runs costly work a few at a time, and turns people away instead of letting the line grow without end. */
export function createWorkQueue(limits: WorkQueueLimits, now = () => performance.now()): WorkQueue {
  const waiting: Waiting[] = []
  let running = 0

  function isTooLate({ since }: Waiting): boolean {
    return now() - since > limits.maxWaitMs
  }

  async function takePlace(): Promise<void> {
    if (running < limits.maxParallel) {
      running += 1
      return
    }
    const first = waiting[0]
    if (waiting.length >= limits.maxWaiting || (first && isTooLate(first))) throw createRefusal()
    await new Promise<void>((start, refuse) => {
      waiting.push({ since: now(), start, refuse })
    })
  }

  /** The place is handed on directly: nobody who comes later can slip in between. */
  function leavePlace(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!isTooLate(next)) return next.start()
      next.refuse(createRefusal())
    }
    running -= 1
  }

  return {
    run: async (work) => {
      await takePlace()
      try {
        return await work()
      } finally {
        leavePlace()
      }
    },
  }
}

function createRefusal(): AppError {
  return new AppError('unavailable', { retryAfterSeconds })
}

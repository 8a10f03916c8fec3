import { AppError } from '#server/http/app-error.ts'

const retryAfterSeconds = 5

interface WorkQueue {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

interface WorkQueueLimits {
  maxParallel: number
  maxWaiting: number
  /** Tasks that waited longer are rejected. On a slow machine even a short queue means a long wait. */
  maxWaitMs: number
}

interface Waiting {
  since: number
  start: () => void
  refuse: (reason: AppError) => void
}

/** Runs costly work a few tasks at a time, and rejects new work instead of letting the queue grow without limit. */
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

  /** The slot is handed over directly, so that no later task can take it first. */
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

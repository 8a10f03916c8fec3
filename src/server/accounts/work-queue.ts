import { AppError } from '#server/http/app-error.ts'

const retryAfterSeconds = 5

interface WorkQueue {
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Runs costly work a few at a time, and turns people away instead of letting the line grow without end. */
export function createWorkQueue({
  maxParallel,
  maxWaiting,
}: {
  maxParallel: number
  maxWaiting: number
}): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  async function takePlace(): Promise<void> {
    if (running < maxParallel) {
      running += 1
      return
    }
    if (waiting.length >= maxWaiting) throw new AppError('unavailable', { retryAfterSeconds })
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  }

  /** The place is handed on directly: nobody who comes later can slip in between. */
  function leavePlace(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
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

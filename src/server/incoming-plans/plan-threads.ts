import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/http/app-error.ts'
import { createFairQueue } from '#server/threads/fair-queue.ts'
import { ThreadEnded } from '#server/threads/start-thread.ts'
import { readOutcome } from '#server/threads/thread-messages.ts'
import { createThreadPool } from '#server/threads/thread-pool.ts'
import { type JobName, jobRules, lanes, queueLimits } from './job-rules.ts'

export interface PlanThreadsOptions {
  /** The program of the threads. */
  file: URL
  /** Instead of those in `jobRules`. */
  deadlinesMs?: Partial<Record<JobName, number>>
}

export interface PlanJob {
  name: JobName
  account: string
  bytes: Uint8Array
  given: unknown
  /** Throws when its turn has come and the account has used up its time meanwhile. */
  admit: () => void
  signal?: AbortSignal | undefined
}

export interface PlanThreads {
  run: (job: PlanJob) => Promise<unknown>
  /** Loads what the first question needs. */
  warm: () => void
  /** Refuses what waits. What runs may end, a question only for a moment. */
  leave: () => void
  stop: () => Promise<void>
}

/** The thread for saves starts in no time. One for advice loads for two seconds. */
const idleMs = { saves: 10_000, advice: 60_000 }
const retryAfterSeconds = 5
/** A question that takes longer must not keep the server from stopping. */
const leavingMs = 3000

interface Watchers {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** How long a thread was kept busy. */
  onDone: (job: PlanJob, seconds: number) => void
  /** A thread had to be ended, or ended itself. */
  onLost: (job: PlanJob) => void
}

export function openPlanThreads(
  { file, deadlinesMs = {} }: PlanThreadsOptions,
  { log, onDone, onLost }: Watchers,
): PlanThreads {
  const pools = {
    saves: createThreadPool({
      file,
      most: lanes.saves.places,
      kept: 0,
      idleMs: idleMs.saves,
      maxMemoryMb: 96,
    }),
    advice: createThreadPool({
      file,
      workerData: { isForAdvice: true },
      most: lanes.advice.places,
      kept: 1,
      idleMs: idleMs.advice,
      maxMemoryMb: 64,
    }),
  }
  const queue = createFairQueue({ lanes, ...queueLimits })

  return {
    run: (job) => {
      const { name, account, bytes, given, admit, signal } = job
      const { lane, deadlineMs, whenLate } = jobRules[name]
      return queue.run({ lane, subject: account, signal }, async () => {
        admit()
        const startedAt = performance.now()
        try {
          // A copy, because the thread takes the bytes away from this one.
          const order = { name, bytes: new Uint8Array(bytes), given }
          return readOutcome(await pools[lane].run(order, deadlinesMs[name] ?? deadlineMs))
        } catch (error) {
          if (!(error instanceof ThreadEnded)) throw error
          if (error.reason === 'stopped')
            throw new AppError('unavailable', { cause: error, retryAfterSeconds })
          onLost(job)
          log.warn({ err: error, job: name, account }, 'a plan was not read to its end')
          throw new AppError(whenLate, { cause: error, retryAfterSeconds })
        } finally {
          onDone(job, (performance.now() - startedAt) / 1000)
        }
      })
    },
    warm: pools.advice.warm,
    leave: () => {
      queue.close()
      setTimeout(() => void pools.advice.stop(), leavingMs).unref()
    },
    stop: async () => {
      queue.close()
      await Promise.all([pools.saves.stop(), pools.advice.stop()])
    },
  }
}

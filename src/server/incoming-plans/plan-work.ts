import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/http/app-error.ts'
import { createAllowance } from '#server/rate-limits/allowance.ts'
import { describeWait } from '#server/rate-limits/rate-limiter.ts'
import { createFairQueue } from './fair-queue.ts'
import { openThread } from './open-thread.ts'
import { type Job, readOutcome } from './thread-orders.ts'

/** A full plan of a hundred pages is 100 KB with 500 values and takes about a millisecond. */
const heavyBytes = 256 * 1024
const heavyValues = 2000

/** A person who edits a giant plan saves it every few seconds at most. */
const heavyPerAccount = { burst: 40, perSecond: 0.5 }
const queueLimits = { maxPerSubject: 4, maxInAll: 200, maxWaitMs: 15_000 }

/** `isLong`: the job takes the thread for every plan, not only for a giant one. */
export interface PlanWork<Jobs extends Record<string, Job>> {
  run: <Name extends keyof Jobs & string>(
    name: Name,
    request: Pick<FastifyRequest, 'unparsed' | 'accountId'>,
    options?: { isLong?: boolean },
  ) => Promise<ReturnType<Jobs[Name]>>
  stop: () => Promise<void>
}

interface PlanWorkOptions<Jobs> {
  jobs: Jobs
  /** Null: there is no thread, and giant plans are read on the main one. */
  threadFile: URL | null
  now: () => number
  factor: number
}

/** Reads plans: normal ones immediately, giant ones one by one on a thread of their own, so that other people need not wait. */
export function createPlanWork<Jobs extends Record<string, Job>>({
  jobs,
  threadFile,
  now,
  factor,
}: PlanWorkOptions<Jobs>): PlanWork<Jobs> {
  const thread = threadFile && openThread(threadFile)
  const queue = createFairQueue(queueLimits)
  const heavy = createAllowance(
    { burst: heavyPerAccount.burst * factor, perSecond: heavyPerAccount.perSecond * factor },
    now,
  )

  function takeHeavy(account: string): void {
    const retryAfterSeconds = heavy.findWaitSeconds(account)
    if (retryAfterSeconds > 0) {
      throw new AppError('rate_limited', {
        message: `This plan is very large and was sent too often. Please try again in ${describeWait(retryAfterSeconds)}.`,
        retryAfterSeconds,
      })
    }
    heavy.take(account, 1)
  }

  return {
    stop: async () => await thread?.stop(),
    run: async (name, request, { isLong = false } = {}) => {
      type Result = ReturnType<Jobs[typeof name]>
      // New each time, because the thread takes the bytes away from this one.
      const { bytes, values } = request.unparsed ?? { bytes: Buffer.alloc(0), values: 0 }
      const account = request.accountId ?? ''
      const isHeavy = bytes.length > heavyBytes || values > heavyValues
      if (isHeavy) takeHeavy(account)
      if (!thread || !(isHeavy || isLong)) return (await jobs[name]?.(bytes)) as Result
      return await queue.run(account, async () => readOutcome(await thread.run({ name, bytes })) as Result)
    },
  }
}

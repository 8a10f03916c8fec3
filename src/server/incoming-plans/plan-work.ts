import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { AppError } from '#server/http/app-error.ts'
import { type AllowanceSize, createAllowance } from '#server/rate-limits/allowance.ts'
import { describeWait } from '#server/rate-limits/rate-limiter.ts'
import type { Job } from '#server/threads/thread-messages.ts'
import { adviceSeconds, giantPlans, isGiant, type JobName, jobRules, lostThreadSeconds } from './job-rules.ts'
import { openPlanThreads, type PlanJob, type PlanThreadsOptions } from './plan-threads.ts'

/** The bytes of a request, and whom they count for. A question is dropped when no one waits for its answer any more. */
export type PlanBytes = Pick<FastifyRequest, 'unparsed' | 'accountId'> & { whileAsked?: AbortSignal }

type Jobs = Record<JobName, Job>
type Given<One extends Job> = Parameters<One> extends [Uint8Array, infer Value] ? [given: Value] : []

export interface PlanWork<All extends Jobs> {
  run: <Name extends JobName>(
    name: Name,
    plan: PlanBytes,
    ...given: Given<All[Name]>
  ) => Promise<Awaited<ReturnType<All[Name]>>>
  /** Loads what the first question needs. */
  warm: () => void
  /** Refuses what waits. What runs may end, a question only for a moment. */
  leave: () => void
  stop: () => Promise<void>
}

interface PlanWorkOptions<All extends Jobs> {
  /** The threads, or the jobs themselves for tests that need no threads. */
  threads: PlanThreadsOptions | { jobs: All }
  /** Done on this thread, unless the plan is giant. */
  readSave: All['readSave']
  now: () => number
  factor: number
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Reads plans, so that nothing a plan holds keeps the thread that answers requests busy, or the threads of others. */
export function createPlanWork<All extends Jobs>(options: PlanWorkOptions<All>): PlanWork<All> {
  const { readSave, now, factor } = options
  const jobs: Partial<Jobs> = 'jobs' in options.threads ? options.threads.jobs : { readSave }
  const open = ({ burst, perSecond }: AllowanceSize) =>
    createAllowance({ burst: burst * factor, perSecond: perSecond * factor }, now)
  const giant = open(giantPlans)
  const seconds = open(adviceSeconds)
  const count = ({ name, account }: PlanJob, took: number) => isForAdvice(name) && seconds.take(account, took)
  const watchers = {
    log: options.log,
    onDone: count,
    onLost: (job: PlanJob) => count(job, lostThreadSeconds),
  }
  const threads = 'file' in options.threads ? openPlanThreads(options.threads, watchers) : null

  function requireSome(allowance: typeof giant, account: string, why: string): void {
    const retryAfterSeconds = allowance.findWaitSeconds(account)
    if (retryAfterSeconds === 0) return
    throw new AppError('rate_limited', {
      message: `${why} Please try again in ${describeWait(retryAfterSeconds)}.`,
      retryAfterSeconds,
    })
  }

  async function run(name: JobName, plan: PlanBytes, given: unknown): Promise<unknown> {
    const { bytes, values } = plan.unparsed ?? { bytes: Buffer.alloc(0), values: 0 }
    const account = plan.accountId ?? ''
    const isLarge = isGiant({ bytes, values })
    if (isLarge) {
      requireSome(giant, account, 'This plan is very large and was sent too often.')
      giant.take(account, 1)
    }
    const here = jobs[name]
    if (here && !(threads && isLarge)) return await here(bytes, given as never)
    if (!threads) throw new Error(`No one can do ${name}`)
    const isAdvice = isForAdvice(name)
    const admit = () => {
      if (isAdvice) requireSome(seconds, account, 'The advisor has spent very long on your plan.')
    }
    admit()
    // A save is done even when its sender has left.
    const signal = isAdvice ? plan.whileAsked : undefined
    return await threads.run({ name, account, bytes, given, admit, signal })
  }

  return {
    run: async (name, plan, ...[given]) => (await run(name, plan, given)) as never,
    warm: () => threads?.warm(),
    leave: () => threads?.leave(),
    stop: async () => await threads?.stop(),
  }
}

function isForAdvice(name: JobName): boolean {
  return jobRules[name].lane === 'advice'
}

import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { AdvisorFault, type AdvisorFailure } from './advisor-fault.ts'
import type {
  AdvisorAnswer,
  AdvisorAnswers,
  AdvisorBegun,
  AdvisorQuestion,
  AdvisorTask,
  PlanOrder,
  ReviewStop,
} from './advisor-messages.ts'
import { findChangedSections } from './changed-sections.ts'
import { deadlinesMs, loadingMs } from './job-rules.ts'

/** The part of a worker that is used here. */
export interface AdvisorPort {
  post: (message: AdvisorQuestion | ReviewStop) => void
  listen: (listener: (message: AdvisorBegun | AdvisorAnswer) => void) => void
  onError: (listener: () => void) => void
  /** @param isLoaded whether it ever said anything */
  end: (isLoaded: boolean) => void
}

interface OpenPort extends AdvisorPort {
  /** The plan that the worker has, so that a change of one field does not send all of it again. */
  sent: WorkbookData | null
  isLoaded: boolean
  loadingLeftMs: number
}

type Settle = (outcome: AdvisorAnswer['answer'] | AdvisorFault) => void

interface Job {
  readonly task: AdvisorTask
  readonly order: PlanOrder
  /** Null once no one waits, although the worker may still be at it. */
  settle: Settle | null
  /** Null until the worker begins it. */
  leftMs: number | null
}

/** Time is counted in these, so that a machine that slept has used up one of them and not the whole deadline. */
const tickMs = 1000

/**
 * Asks one worker, which is opened when first asked. One that passes a job's deadline, or breaks, is ended. Its job is
 * answered with the fault, and those that only waited behind it go to a fresh worker.
 */
export function createAdvisorJobs(open: () => AdvisorPort) {
  const jobs = new Map<number, Job>()
  let port: OpenPort | null = null
  let lastId = 0
  let ticking: ReturnType<typeof setInterval> | null = null

  function openPort(): OpenPort {
    const opened: OpenPort = { ...open(), sent: null, isLoaded: false, loadingLeftMs: loadingMs }
    opened.listen((message) => {
      if (opened !== port) return
      opened.isLoaded = true
      const job = jobs.get(message.id)
      if (!job) return
      if ('begun' in message) job.leftMs = deadlinesMs[job.task.ask]
      else finish(message.id, message.answer)
    })
    opened.onError(() => {
      if (opened !== port) return
      const begun = [...jobs].filter(([, { leftMs }]) => leftMs !== null)
      // One that breaks before it begins anything would break again.
      restart(begun.length > 0 ? begun : [...jobs], 'failed')
    })
    return opened
  }

  function send(id: number, { task, order: { data, templateId } }: Job): void {
    port ??= openPort()
    port.post({ id, changed: findChangedSections(data, port.sent), templateId, task })
    port.sent = data
  }

  function finish(id: number, outcome: Parameters<Settle>[0]): void {
    jobs.get(id)?.settle?.(outcome)
    jobs.delete(id)
    if (jobs.size > 0 || ticking === null) return
    clearInterval(ticking)
    ticking = null
  }

  function restart(culprits: readonly [number, Job][], failure: AdvisorFailure): void {
    port?.end(port.isLoaded)
    port = null
    for (const [id] of culprits) finish(id, new AdvisorFault(failure))
    for (const [id, job] of jobs) {
      job.leftMs = null
      if (job.settle) send(id, job)
      else finish(id, null)
    }
  }

  function tick(): void {
    if (port && !port.isLoaded) {
      port.loadingLeftMs -= tickMs
      if (port.loadingLeftMs <= 0) restart([...jobs], 'failed')
      return
    }
    for (const job of jobs.values()) if (job.leftMs !== null) job.leftMs -= tickMs
    const late = [...jobs].filter(([, { leftMs }]) => leftMs !== null && leftMs <= 0)
    if (late.length > 0) restart(late, 'slow')
  }

  function leave(job: Job): void {
    if (job.task.ask === 'review') port?.post({ stop: true })
    job.settle?.(null)
    job.settle = null
  }

  /**
   * Null when the signal stops it before its answer is there. Rejects with an `AdvisorFault` when the worker took too
   * long or failed.
   */
  return <Task extends AdvisorTask>(
    task: Task,
    order: PlanOrder,
    signal: AbortSignal,
  ): Promise<AdvisorAnswers[Task['ask']] | null> =>
    new Promise((resolve, reject) => {
      const stopListening = new AbortController()
      const job: Job = {
        task,
        order,
        leftMs: null,
        settle: (outcome) => {
          stopListening.abort()
          if (outcome instanceof AdvisorFault) reject(outcome)
          // The worker answers the task that it was given.
          else resolve(outcome as AdvisorAnswers[Task['ask']] | null)
        },
      }
      lastId += 1
      jobs.set(lastId, job)
      signal.addEventListener('abort', () => leave(job), { signal: stopListening.signal })
      ticking ??= setInterval(tick, tickMs)
      send(lastId, job)
    })
}

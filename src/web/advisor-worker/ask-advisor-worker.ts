import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type {
  AdvisorAnswer,
  AdvisorAnswers,
  AdvisorQuestion,
  AdvisorTask,
  PlanOrder,
  ReviewStop,
} from './advisor-messages.ts'
import { findChangedSections } from './changed-sections.ts'

interface OpenWorker {
  readonly worker: Worker
  /** The plan that the worker has, so that a change of one field does not send all of it again. */
  sent: WorkbookData | null
  /** Aborted once the worker is of no use, such as when it could not be fetched. */
  readonly failed: AbortSignal
}

let open: OpenWorker | null = null
let lastId = 0

/**
 * Asks the built-in advisor about a plan. It works in a worker, opened when first asked, so that its rules are fetched
 * once and never hold up the page. Null when it fails, and the next question opens it again; also when the signal stops
 * it before its answer is there.
 */
export function askAdvisorWorker<Task extends AdvisorTask>(
  task: Task,
  { data, templateId }: PlanOrder,
  signal: AbortSignal,
): Promise<AdvisorAnswers[Task['ask']] | null> {
  open ??= openWorker()
  const { worker, sent, failed } = open
  lastId += 1
  const question: AdvisorQuestion = {
    id: lastId,
    changed: findChangedSections(data, sent),
    templateId,
    task,
  }
  open.sent = data
  return new Promise((resolve) => {
    const settled = new AbortController()
    const giveUp = () => {
      settled.abort()
      resolve(null)
    }
    worker.addEventListener(
      'message',
      ({ data: { id, answer } }: MessageEvent<AdvisorAnswer>) => {
        if (id !== question.id) return
        settled.abort()
        // The worker answers the task that it was given.
        resolve(answer as AdvisorAnswers[Task['ask']])
      },
      { signal: settled.signal },
    )
    failed.addEventListener('abort', giveUp, { signal: settled.signal })
    signal.addEventListener(
      'abort',
      () => {
        const stop: ReviewStop = { stop: true }
        if (task.ask === 'review') worker.postMessage(stop, [])
        giveUp()
      },
      { signal: settled.signal },
    )
    worker.postMessage(question, [])
  })
}

/** It may fail while no one waits for an answer, because the person typed on while it was fetched. */
function openWorker(): OpenWorker {
  const failure = new AbortController()
  const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), {
    type: 'module',
    name: 'advisor',
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    open = null
    failure.abort()
  })
  return { worker, sent: null, failed: failure.signal }
}

import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { callWhenFree } from '#web/ui/browser/when-free.ts'
import { findChangedSections } from './changed-sections.ts'
import type { Reviewed, ReviewAnswer, ReviewOrder, ReviewQuestion, ReviewStop } from './review-messages.ts'

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
 * Reviews a plan in a worker, opened when first asked. Null when it fails, and the next order opens it again; also when
 * the signal stops it before its answer is there.
 */
export function askReviewWorker(
  { data, templateId }: ReviewOrder,
  signal: AbortSignal,
): Promise<Reviewed | null> {
  open ??= openWorker()
  const { worker, sent, failed } = open
  lastId += 1
  const question: ReviewQuestion = { id: lastId, changed: findChangedSections(data, sent), templateId }
  open.sent = data
  return new Promise((resolve) => {
    const settled = new AbortController()
    const giveUp = () => {
      settled.abort()
      resolve(null)
    }
    worker.addEventListener(
      'message',
      ({ data: { id, reviewed } }: MessageEvent<ReviewAnswer>) => {
        if (id !== question.id) return
        settled.abort()
        // Reading and showing the findings takes longer than a key, which may be on its way.
        callWhenFree(() => resolve(reviewed), 1000)
      },
      { signal: settled.signal },
    )
    failed.addEventListener('abort', giveUp, { signal: settled.signal })
    signal.addEventListener(
      'abort',
      () => {
        const stop: ReviewStop = { stop: true }
        worker.postMessage(stop, [])
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
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), {
    type: 'module',
    name: 'review',
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    open = null
    failure.abort()
  })
  return { worker, sent: null, failed: failure.signal }
}

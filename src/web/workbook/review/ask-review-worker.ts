import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { callWhenFree } from '#web/ui/browser/when-free.ts'
import { findChangedSections } from './changed-sections.ts'
import type { Reviewed, ReviewAnswer, ReviewOrder, ReviewQuestion, ReviewStop } from './review-messages.ts'

/** With the plan that the worker has, so that a change of one field does not send all of it again. */
let open: { worker: Worker; sent: WorkbookData | null } | null = null
let lastId = 0

/**
 * Reviews a plan in a worker, opened when first asked. Null when it fails, and the next order opens it again; also when
 * the signal stops it before its answer is there.
 */
export function askReviewWorker(
  { data, templateId }: ReviewOrder,
  signal: AbortSignal,
): Promise<Reviewed | null> {
  open ??= {
    worker: new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' }),
    sent: null,
  }
  const { worker, sent } = open
  lastId += 1
  const question: ReviewQuestion = { id: lastId, changed: findChangedSections(data, sent), templateId }
  open.sent = data
  return new Promise((resolve) => {
    const settled = new AbortController()
    const finish = (answer: Reviewed | null) => {
      settled.abort()
      resolve(answer)
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
    worker.addEventListener(
      'error',
      () => {
        worker.terminate()
        open = null
        finish(null)
      },
      { signal: settled.signal },
    )
    signal.addEventListener(
      'abort',
      () => {
        const stop: ReviewStop = { stop: true }
        worker.postMessage(stop, [])
        finish(null)
      },
      { signal: settled.signal },
    )
    worker.postMessage(question, [])
  })
}

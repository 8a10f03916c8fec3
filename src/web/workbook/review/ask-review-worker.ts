import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { callWhenFree } from '#web/ui/browser/when-free.ts'
import { findChangedSections } from './changed-sections.ts'
import type { Reviewed, ReviewOrder, ReviewQuestion } from './review-messages.ts'

/** With the plan that the worker has, so that a change of one field does not send all of it again. */
let open: { worker: Worker; sent: WorkbookData | null } | null = null

/** Reviews a plan in a worker, opened when first asked. Null when it fails, and the next order opens it again. */
export function askReviewWorker({ data, templateId }: ReviewOrder): Promise<Reviewed | null> {
  open ??= {
    worker: new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' }),
    sent: null,
  }
  const { worker, sent } = open
  const question: ReviewQuestion = { changed: findChangedSections(data, sent), templateId }
  open.sent = data
  return new Promise((resolve) => {
    const settled = new AbortController()
    const finish = (answer: Reviewed | null) => {
      settled.abort()
      resolve(answer)
    }
    const { signal } = settled
    // Reading and showing the findings takes longer than a key, which may be on its way.
    worker.addEventListener(
      'message',
      (event: MessageEvent<Reviewed>) => callWhenFree(() => finish(event.data), 1000),
      { signal },
    )
    worker.addEventListener(
      'error',
      () => {
        worker.terminate()
        open = null
        finish(null)
      },
      { signal },
    )
    worker.postMessage(question, [])
  })
}

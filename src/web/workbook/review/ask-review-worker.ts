import type { Reviewed, ReviewOrder } from './review-messages.ts'

let worker: Worker | null = null

/** Reviews a plan in a worker, opened when first asked. Null when it fails, and the next order opens it again. */
export function askReviewWorker(order: ReviewOrder): Promise<Reviewed | null> {
  worker ??= new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' })
  const asked = worker
  return new Promise((resolve) => {
    const settled = new AbortController()
    const finish = (answer: Reviewed | null) => {
      settled.abort()
      resolve(answer)
    }
    const { signal } = settled
    asked.addEventListener('message', ({ data }: MessageEvent<Reviewed>) => finish(data), { signal })
    asked.addEventListener(
      'error',
      () => {
        asked.terminate()
        worker = null
        finish(null)
      },
      { signal },
    )
    asked.postMessage(order, [])
  })
}

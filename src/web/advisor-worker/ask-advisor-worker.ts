import { renewFiles } from '#web/loading/renew-files.ts'
import { createAdvisorJobs } from './advisor-jobs.ts'
import type { AdvisorAnswer, AdvisorBegun } from './advisor-messages.ts'

/**
 * Asks the built-in advisor about a plan. It works in a worker, opened when first asked, so that its rules are fetched
 * once and never hold up the page.
 */
export const askAdvisorWorker = createAdvisorJobs(() => {
  const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), {
    type: 'module',
    name: 'advisor',
  })
  return {
    post: (message) => worker.postMessage(message, []),
    listen: (listener) =>
      worker.addEventListener('message', ({ data }: MessageEvent<AdvisorBegun | AdvisorAnswer>) =>
        listener(data),
      ),
    onError: (listener) => worker.addEventListener('error', listener),
    end: (isLoaded) => {
      worker.terminate()
      // The browser may have kept its file cut off, and would give it to the next one.
      if (!isLoaded) void renewFiles(/advisor-worker/)
    },
  }
})

import { lessonCacheName } from '#web/offline/lesson-cache.ts'
import { workerPath } from '#web/offline/worker-messages.ts'

/** After this time, nothing that the learner is waiting for is still loading. */
const restMs = 4000

/**
 * Pages that were opened once work without a network. The service worker keeps each page as it opens; the very first
 * one opened before there was a worker, so it is kept here.
 */
export function keepOffline(): void {
  const { serviceWorker } = navigator
  // Forbidden in some private windows.
  if (!serviceWorker || serviceWorker.controller) return
  setTimeout(() => {
    Promise.all([
      serviceWorker.register(workerPath, { updateViaCache: 'none' }),
      caches.open(lessonCacheName).then((cache) => cache.add(location.pathname)),
    ]).catch(() => {})
  }, restMs)
}

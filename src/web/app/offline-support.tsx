import { useEffect, useSyncExternalStore } from 'react'
import { fetchRecoveryAhead, loadPart } from '#web/loading/load-part.ts'
import { beforeReload } from '#web/loading/reload-page.ts'
import { newVersion } from '#web/offline/new-version.ts'
import { callWhenFree } from '#web/ui/browser/when-free.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PlainPartPlace } from '#web/ui/parts/plain-part-place.tsx'

const UpdateNotice = createLazyPart(
  async () => (await loadPart(() => import('#web/offline/update-notice.tsx'))).UpdateNotice,
)

/** After this time on a page, nothing that the person is waiting for is still loading. */
const restMs = 2000

/** Makes the app ready for offline use once the page is idle, and offers new versions of it. */
export function OfflineSupport() {
  const start = useSyncExternalStore(newVersion.subscribe, newVersion.getStart, () => null)
  useEffect(() => callWhenFree(fetchRecoveryAhead, restMs), [])
  useEffect(() => (import.meta.env.PROD && 'serviceWorker' in navigator ? prepareAtRest() : undefined), [])
  if (!start) return null
  return (
    <PlainPartPlace renderMissing={() => null}>
      <UpdateNotice onStart={start} onPostpone={newVersion.postpone} />
    </PlainPartPlace>
  )
}

function prepareAtRest(): () => void {
  let cancel = () => {}
  const timer = setTimeout(() => {
    cancel = callWhenFree(() => void prepare(), restMs)
  }, restMs)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}

/** Where browsers forbid it, for example in a private window, the app works as usual but needs a network. */
async function prepare(): Promise<void> {
  try {
    const { registerWorker, startNewest } = await loadPart(() => import('#web/offline/register-worker.ts'))
    await registerWorker(newVersion.announce)
    beforeReload(startNewest)
  } catch {
    // Or the next visit tries again.
    globalThis.addEventListener('online', () => void prepare(), { once: true })
  }
}

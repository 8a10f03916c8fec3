import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react'
import { newVersion } from '#web/offline/new-version.ts'
import type { UpdateNotice } from '#web/offline/update-notice.tsx'
import { callWhenFree } from '#web/ui/browser/when-free.ts'

const Notice = lazy<ComponentType<ComponentProps<typeof UpdateNotice>>>(async () => {
  try {
    return { default: (await import('#web/offline/update-notice.tsx')).UpdateNotice }
  } catch {
    // The next visit tries again.
    return { default: () => null }
  }
})

/** After this time on a page, nothing that the person is waiting for is still loading. */
const restMs = 2000

/** Makes the app ready for offline use once the page is idle, and offers new versions of it. */
export function Offline() {
  const start = useSyncExternalStore(newVersion.subscribe, newVersion.getStart, () => null)
  useEffect(() => (import.meta.env.PROD && 'serviceWorker' in navigator ? prepareAtRest() : undefined), [])
  if (!start) return null
  return (
    <Suspense>
      <Notice onStart={start} onPostpone={newVersion.postpone} />
    </Suspense>
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
    const { registerWorker } = await import('#web/offline/register-worker.ts')
    await registerWorker(newVersion.announce)
  } catch {
    // The next visit tries again.
  }
}

import { useEffect, useSyncExternalStore } from 'react'
import { toastStore } from '#web/ui/notices/toast-store.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'

const loadToaster = async () => (await import('#web/ui/notices/toaster.tsx')).Toaster
const Toaster = createLazyPart(loadToaster)

/** Not needed before the first toast, so it loads while the page is idle. */
export function Toasts() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.getCurrent, () => null)
  useEffect(() => {
    const timer = setTimeout(() => {
      loadToaster().catch(() => {})
    }, restMs)
    return () => clearTimeout(timer)
  }, [])
  if (!toast) return null
  // If it cannot be loaded, the toast is only not visible. The live region has already announced it.
  return (
    <PartPlace>
      <Toaster />
    </PartPlace>
  )
}

const restMs = 3000

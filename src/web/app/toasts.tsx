import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { toastStore } from '#web/ui/notices/toast-store.ts'

const loadToaster = () => import('#web/ui/notices/toaster.tsx')

const Toaster = lazy<ComponentType>(async () => {
  try {
    return { default: (await loadToaster()).Toaster }
  } catch {
    // The live region has already announced it, and the screen must survive a lost connection.
    return { default: () => null }
  }
})

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
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

const restMs = 3000

import { useEffect, useSyncExternalStore } from 'react'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Toast, toastStore } from '#web/ui/notices/toast-store.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PlainPartPlace } from '#web/ui/parts/plain-part-place.tsx'

const loadToaster = async () => (await loadPart(() => import('#web/ui/notices/toaster.tsx'))).Toaster
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
  return (
    <PlainPartPlace renderMissing={() => <PlainToast toast={toast} />}>
      <Toaster />
    </PlainPartPlace>
  )
}

/** The code that shows toasts could not be loaded. The live region has already announced this one. */
function PlainToast({ toast: { id, isOpen, title, description } }: { toast: Toast }) {
  if (!isOpen) return null
  return (
    <Button className="fixed right-4 bottom-4 z-50" onClick={() => toastStore.dismiss(id)}>
      {title}: {description}
    </Button>
  )
}

const restMs = 3000

import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { sessionExpiry } from '#web/api/session-expiry.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'

const SignInDialog = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('#web/account/sign-in-dialog.tsx')).SignInDialog }
  } catch {
    return { default: DialogOutOfReach }
  }
})

/** Loads the dialog when a session has ended in the middle of work, which most visits never see. */
export function SessionEnd() {
  const askedUser = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.getAskedUser, () => null)
  if (!askedUser) return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}

/** The dialog could not be loaded, and the work on the page must survive that too. */
function DialogOutOfReach() {
  useEffect(() => {
    showToast({
      title: 'Please sign in again',
      description: 'Your session has ended. Sign in in a new tab. Your work stays on this page.',
      look: 'destructive',
    })
    sessionExpiry.settle(false)
  }, [])
  return null
}

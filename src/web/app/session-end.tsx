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

/** Fetches the dialog when a session has ended under someone's hands, which most visits never see. */
export function SessionEnd() {
  const askedUser = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.getAskedUser, () => null)
  if (!askedUser) return null
  return (
    <Suspense>
      <SignInDialog />
    </Suspense>
  )
}

/** The dialog could not be fetched: the work on the page must outlive that too. */
function DialogOutOfReach() {
  useEffect(() => {
    showToast({
      title: 'Please sign in again',
      description: 'Your session has ended. Open the login in a new tab; your work stays on this page.',
      look: 'destructive',
    })
    sessionExpiry.settle(false)
  }, [])
  return null
}

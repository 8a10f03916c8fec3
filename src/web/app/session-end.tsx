import { useEffect, useSyncExternalStore } from 'react'
import { sessionExpiry } from '#web/api/session-expiry.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PlainPartPlace } from '#web/ui/parts/plain-part-place.tsx'

const SignInDialog = createLazyPart(
  async () => (await loadPart(() => import('#web/account/sign-in-dialog.tsx'))).SignInDialog,
)

/** Loads the dialog when a session has ended in the middle of work, which most visits never see. */
export function SessionEnd() {
  const askedUser = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.getAskedUser, () => null)
  if (!askedUser) return null
  return (
    <PlainPartPlace renderMissing={() => <DialogOutOfReach />}>
      <SignInDialog />
    </PlainPartPlace>
  )
}

/** The dialog could not be loaded, and the work on the page must survive that too. */
function DialogOutOfReach() {
  useEffect(() => {
    showToast({
      title: 'Please sign in again',
      description: 'Your session has ended. Sign in again in another tab. Your work stays on this page.',
      look: 'destructive',
    })
    sessionExpiry.settle(false)
  }, [])
  return null
}

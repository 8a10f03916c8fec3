import { useSyncExternalStore } from 'react'
import { pages } from '#contract/paths.ts'
import { useEnterSession } from '#web/session/current-user.ts'
import { sessionExpiry } from '#web/api/session-expiry.ts'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { logIn } from './log-in.ts'
import { LoginForm } from './login-form.tsx'

/** Opens over the current page when the session has ended. The page itself stays as it is. */
export function SignInDialog() {
  const user = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.getAskedUser, () => null)
  const enterSession = useEnterSession()

  async function signIn(values: { username: string; password: string }) {
    const newcomer = await logIn(values)
    if (newcomer.id !== user?.id) await leavePage()
    await enterSession(newcomer)
    sessionExpiry.settle(true)
  }

  return (
    <Dialog
      open={user !== null}
      onClose={() => sessionExpiry.settle(false)}
      title="Please sign in again"
      description="Your session has ended. Your work is still on this page. Sign in to continue."
      closeLabel="Not now"
    >
      <LoginForm send={signIn} knownUsername={user?.username} />
      <p className="mt-5 text-[0.9375rem]">
        <a href={pages.forgotPassword.path} target="_blank" rel="noopener" className="text-link">
          Forgot your password? (opens a new tab)
        </a>
      </p>
    </Dialog>
  )
}

/**
 * Another account has signed in. The page shows the first account's work, and the waiting requests belong to it, so
 * none of them continue. The promise stays open until the browser has left the page.
 */
function leavePage(): Promise<never> {
  globalThis.location.assign(pages.dashboard.path)
  return new Promise(() => {})
}

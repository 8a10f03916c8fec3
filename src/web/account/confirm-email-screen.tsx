import { CircleCheck } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountAnswer } from '#contract/account.ts'
import { apiPaths, pages } from '#contract/paths.ts'
import { confirmEmail } from './account-api.ts'
import { useAccount } from './use-account.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Link, useSearchValues } from '#web/navigation/navigation.tsx'
import { currentUserKey } from '#web/session/current-user.ts'
import { forgetLastUser } from '#web/session/last-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { AccountLayout } from './account-layout.tsx'
import { describeFailure } from './describe-failure.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { InvalidLinkSheet } from './invalid-link-sheet.tsx'
import { ResultIcon } from './result-icon.tsx'

const promise = {
  heading: 'Same plans, new address.',
  text: 'Nothing else about your account changes, and you stay signed in.',
}

type Outcome = { state: 'open' } | { state: 'invalid' } | { state: 'confirmed'; email: string }

/** Waits for a click, because programs that scan mail open every link and must not confirm anything. */
export function ConfirmEmailScreen() {
  const { token } = useSearchValues()
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' })
  if (outcome.state === 'confirmed') return <ConfirmedSheet email={outcome.email} />
  if (!token || outcome.state === 'invalid') return <InvalidSheet />
  return <ConfirmSheet token={token} onOutcome={setOutcome} />
}

function ConfirmSheet({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const queryClient = useQueryClient()
  const { data: account } = useAccount()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function confirm() {
    setIsBusy(true)
    setFailure(null)
    try {
      const { email } = await confirmEmail({ token })
      onOutcome({ state: 'confirmed', email })
      // The username may have changed with the address.
      void queryClient.invalidateQueries({ queryKey: currentUserKey })
    } catch (error) {
      const { title, message } = describeFailure(error, {
        title: 'Error',
        refused: 'The address could not be confirmed',
      })
      showToast({ title, description: message, look: 'destructive' })
      setFailure(message)
      setIsBusy(false)
      const isDead = error instanceof ApiError && error.answer?.code === 'email_link_invalid'
      if (isDead) onOutcome({ state: 'invalid' })
    }
  }

  return (
    <AccountLayout
      sheet="Confirm address"
      heading="Confirm your new address"
      lead={<ConfirmLead profile={account?.profile ?? null} />}
      promise={promise}
      footer={
        <>
          <p className="text-ink-2">If this was not you, close this page.</p>
          <a href={apiPaths.logout} onClick={forgetLastUser} className="text-link">
            Sign out
          </a>
        </>
      }
    >
      <div className="grid gap-5">
        <FormFailure message={failure} />
        <Button
          variant="primary"
          busy={isBusy}
          busyText="CONFIRMING..."
          className="min-h-12 w-full"
          onClick={() => void confirm()}
        >
          CONFIRM ADDRESS
        </Button>
      </div>
    </AccountLayout>
  )
}

/** Names both, so that no one confirms for the wrong account or an address with a typo. */
function ConfirmLead({ profile }: { profile: AccountAnswer['profile'] | null }) {
  if (profile === null) return <p>After you confirm, your account will use this address.</p>
  const strong = 'font-semibold text-ink'
  return (
    <p className="wrap-anywhere">
      After you confirm, the account <span className={strong}>{profile.username}</span> will use{' '}
      {profile.pendingEmail === null ? (
        'the new address'
      ) : (
        <span className={strong}>{profile.pendingEmail}</span>
      )}
      .
    </p>
  )
}

function ConfirmedSheet({ email }: { email: string }) {
  return (
    <AccountLayout
      sheet="Address confirmed"
      heading="Address confirmed"
      mark={<ResultIcon icon={CircleCheck} tone="green" />}
      lead={
        <p className="wrap-anywhere">
          Your account’s address is now <span className="font-semibold text-ink">{email}</span>.
        </p>
      }
      promise={promise}
      footer={<p className="text-ink-2">We will send our emails there.</p>}
    >
      <Button variant="primary" className="min-h-12 w-full" asChild>
        <Link to={pages.account.path}>GO TO YOUR ACCOUNT</Link>
      </Button>
    </AccountLayout>
  )
}

function InvalidSheet() {
  return (
    <InvalidLinkSheet
      reason="This confirmation link has expired, was already used, or was replaced by a newer one."
      help="Your account keeps its address. You can request another link on the account page."
      action={{ to: pages.account.path, text: 'GO TO YOUR ACCOUNT' }}
      back={{ to: pages.dashboard.path, text: 'My plans' }}
      promise={promise}
    />
  )
}

import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '#contract/paths.ts'
import { invalidResetLinkMessage } from '#domain/accounts/account-forms.ts'
import { Link, useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { AccountLayout } from './account-layout.tsx'
import { InvalidLinkSheet } from './invalid-link-sheet.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { ResultIcon } from './result-icon.tsx'

const redirectDelayMs = 2000

const promise = {
  heading: 'New password, same plans.',
  text: 'Your plans stay as they are. Only your password changes, on every device.',
}

export function ResetPasswordScreen() {
  const { token } = useSearchValues()
  const [outcome, setOutcome] = useState<'open' | 'updated' | 'invalid'>('open')
  if (outcome === 'updated') return <UpdatedSheet />
  if (!token) return <MissingTokenSheet />
  if (outcome === 'invalid') return <InvalidSheet />
  return (
    <AccountLayout
      sheet="Reset password"
      heading="Choose a new password"
      lead={<p>You will be signed in here and signed out everywhere else.</p>}
      promise={promise}
      footer={
        <Link to={pages.login.path} className="text-link">
          Cancel
        </Link>
      }
    >
      <ResetPasswordForm
        token={token}
        onUpdated={() => setOutcome('updated')}
        onDeadLink={() => setOutcome('invalid')}
      />
    </AccountLayout>
  )
}

function MissingTokenSheet() {
  useEffect(() => {
    showToast({ title: 'Invalid Link', description: invalidResetLinkMessage, look: 'destructive' })
  }, [])
  return <InvalidSheet />
}

function InvalidSheet() {
  return (
    <InvalidLinkSheet
      reason="This reset link has expired or is invalid. Please request a new password reset."
      help="Each link works once, for a short time. We are happy to send you another one."
      action={{ to: pages.forgotPassword.path, text: 'REQUEST NEW RESET' }}
      back={{ to: pages.login.path, text: 'Back to login' }}
      promise={promise}
    />
  )
}

function UpdatedSheet() {
  const navigate = useNavigate()
  useEffect(() => {
    // The link is used up and leaves the history, so that Back does not lead to it.
    const timer = setTimeout(() => navigate(pages.dashboard.path, { replace: true }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AccountLayout
      sheet="Password updated"
      heading="PASSWORD SUCCESSFULLY UPDATED"
      mark={<ResultIcon icon={CircleCheck} tone="green" />}
      lead={<p>You are now logged in</p>}
      promise={promise}
      footer={<p className="text-ink-2">We will take you to your plans in a moment.</p>}
    >
      <Button variant="primary" className="min-h-12 w-full" asChild>
        <Link to={pages.dashboard.path}>GO TO DASHBOARD</Link>
      </Button>
    </AccountLayout>
  )
}

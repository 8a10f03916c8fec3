import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { findForgotPasswordFault, resetLinkSentMessage } from '#domain/accounts/account-forms.ts'
import { product } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { useAccountForm } from './account-form.ts'
import { AccountLayout } from './account-layout.tsx'
import { useAccountLinks } from './account-links.ts'
import { AccountSubmit } from './account-submit.tsx'
import { describeResetRequestFailure, requestPasswordReset } from './request-password-reset.ts'
import { ResultIcon } from './result-icon.tsx'
import { UsernameField } from './username-field.tsx'

const promise = {
  heading: 'Locked out? Nothing is lost.',
  text: 'A new password opens the same account, with every plan as you left it.',
}

export function ForgotPasswordScreen() {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <SentSheet onRetry={() => setIsSent(false)} />
  ) : (
    <RequestSheet onSent={() => setIsSent(true)} />
  )
}

function RequestSheet({ onSent }: { onSent: () => void }) {
  const links = useAccountLinks()
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['emailOrUsername'],
    findFault: findForgotPasswordFault,
    send: async (values) => {
      await requestPasswordReset(values)
      onSent()
    },
    describeFailure: describeResetRequestFailure,
  })
  return (
    <AccountLayout
      sheet="Forgot password"
      heading="Forgot your password?"
      lead={<p>We will email you a link to choose a new one.</p>}
      promise={promise}
      footer={
        <Link to={links.login} className="text-link inline-flex items-center gap-1.5">
          <Icon of={ArrowLeft} />
          Back to login
        </Link>
      }
    >
      <form {...formProps} aria-label="Forgot your password?" className="grid gap-5">
        <UsernameField {...getFieldProps('emailOrUsername')} label="Email or Username" />
        <AccountSubmit failure={failure} isBusy={isBusy} busyText="SENDING...">
          SEND RESET LINK
        </AccountSubmit>
      </form>
    </AccountLayout>
  )
}

function SentSheet({ onRetry }: { onRetry: () => void }) {
  const links = useAccountLinks()
  return (
    <AccountLayout
      sheet="Email sent"
      heading="EMAIL SENT"
      mark={<ResultIcon icon={MailCheck} tone="green" />}
      lead={<p>{resetLinkSentMessage}</p>}
      promise={promise}
      footer={
        <p className="text-ink-2">
          Still nothing? Write to{' '}
          <a href={`mailto:${product.supportEmail}`} className="text-link">
            {product.supportEmail}
          </a>
        </p>
      }
    >
      <ul className="grid border-t">
        {tips.map((tip) => (
          <li key={tip.title} className="border-b py-3">
            <p className="font-semibold">{tip.title}</p>
            <p className="text-[0.9375rem] text-ink-2">{tip.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-7 grid gap-3">
        <Button variant="primary" className="min-h-12" asChild>
          <Link to={links.login}>BACK TO LOGIN</Link>
        </Button>
        <Button variant="quiet" onClick={onRetry}>
          Try another address
        </Button>
      </div>
    </AccountLayout>
  )
}

const tips = [
  { title: 'Check your spam folder', text: 'Email with links sometimes ends up there.' },
  { title: 'Verify the address', text: 'Is there a typo, or does your account use another address?' },
  { title: 'Wait a few minutes', text: 'Most email arrives right away, but some takes longer.' },
]

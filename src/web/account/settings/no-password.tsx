import { useState } from 'react'
import { requestPasswordReset } from '#web/account/request-password-reset.ts'
import { userMessageOf } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'

/** For an account that a purchase made: whoever reads its mail chooses its password, nobody else. */
export function NoPasswordBanner({ email }: { email: string }) {
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  async function sendLink() {
    setState('sending')
    try {
      await requestPasswordReset({ emailOrUsername: email })
      setState('sent')
      showToast({ title: 'Check Your Mail', description: `We have sent a link to ${email}.` })
    } catch (error) {
      setState('open')
      const description = userMessageOf(error, 'The link could not be sent. Please try again.')
      showToast({ title: 'Error', description, look: 'destructive' })
    }
  }

  return (
    <Banner
      tone="warning"
      title="Your account has no password yet"
      actions={
        <Button
          size="sm"
          variant="primary"
          busy={state === 'sending'}
          busyText="Sending..."
          onClick={() => void sendLink()}
        >
          {state === 'sent' ? 'Mail me another link' : 'Mail me a link'}
        </Button>
      }
    >
      {state === 'sent'
        ? `The link in our mail to ${email} is valid for one hour.`
        : 'Your purchase opened it. Choose a password to sign in from anywhere and to change what is below.'}
    </Banner>
  )
}

/** In the place of a form that asks for the password. */
export function PasswordNeeded({ reason = 'This needs your password.' }: { reason?: string }) {
  return (
    <p className="rounded-control border border-dashed border-rule-2 px-4 py-3 text-[0.9375rem] text-ink-2">
      {reason} Choose one first: the link at the top of this page leads there.
    </p>
  )
}

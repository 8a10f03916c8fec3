import { useState } from 'react'
import { requestPasswordReset } from '#web/account/request-password-reset.ts'
import { userMessageOf } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'

/** For an account that a purchase created. Only the person who reads its mail can choose its password. */
export function NoPasswordBanner({ email }: { email: string }) {
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  async function sendLink() {
    setState('sending')
    try {
      await requestPasswordReset({ emailOrUsername: email })
      setState('sent')
      showToast({ title: 'Check Your Email', description: `We sent a link to ${email}.` })
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
          {state === 'sent' ? 'Email me another link' : 'Email me a link'}
        </Button>
      }
    >
      {state === 'sent'
        ? `The link we sent to ${email} is valid for one hour.`
        : 'Your purchase created it. Choose a password to sign in anywhere and to change the settings below.'}
    </Banner>
  )
}

/** Replaces a form that asks for the password. */
export function PasswordNeeded({ reason = 'This needs your password.' }: { reason?: string }) {
  return (
    <p className="rounded-control border border-dashed border-rule-2 px-4 py-3 text-[0.9375rem] text-ink-2">
      {reason} Choose one first with the link at the top of this page.
    </p>
  )
}

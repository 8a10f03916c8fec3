import { ArrowLeft } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emailRequiredMessage, findCheckoutEmailFault } from '#domain/accounts/account-forms.ts'
import { normalizeEmail } from '#domain/accounts/email-addresses.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { checkoutContent } from '#domain/page-texts/checkout.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { attempts } from './browser-attempts.ts'
import { checkoutPaths } from './checkout-paths.ts'
import { describeFault } from './describe-fault.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { useSendOnce } from './use-send-once.ts'

interface EmailStepProps {
  product: ProductId
  onSend: (email: string) => Promise<void>
}

export function EmailStep({ product, onSend }: EmailStepProps) {
  const authentication = useAuthentication()
  const ownEmail = authentication.state === 'authenticated' ? authentication.user.email : null
  const [typed, setTyped] = useState(() => attempts.find(product)?.email ?? null)
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const email = typed ?? ownEmail ?? ''

  // Takes over what was typed into the prerendered page, before the next render would replace it.
  useLayoutEffect(() => {
    const early = inputRef.current?.value
    if (early) setTyped((known) => known ?? early)
  }, [])

  function showFault(title: string, message: string, isAboutEmail: boolean) {
    // The error is on the page before focus moves, so a screen reader reads it together with the field.
    flushSync(() => {
      setError(isAboutEmail ? message : null)
      setFailure(isAboutEmail ? null : message)
    })
    if (isAboutEmail) inputRef.current?.focus()
    showToast({ title, description: message, look: 'destructive' })
  }

  const { isBusy, handleSubmit } = useSendOnce({
    check() {
      const fault = findCheckoutEmailFault(email)
      if (fault === null) return normalizeEmail(email)
      showFault(fault.message === emailRequiredMessage ? 'Email Required' : 'Error', fault.message, true)
      return null
    },
    async send(normalized) {
      setError(null)
      setFailure(null)
      try {
        await onSend(normalized)
      } catch (refusal) {
        const { message, fields } = describeFault(refusal, 'Failed to create payment intent')
        showFault('Payment Setup Failed', fields['email'] ?? message, fields['email'] !== undefined)
      }
      return 'done'
    },
  })

  return (
    <form
      method="post"
      noValidate
      aria-label="Your email"
      onSubmit={handleSubmit}
      className="grid gap-5 max-sm:[&_input]:scroll-mt-44"
    >
      <TextField
        ref={inputRef}
        name="email"
        type="email"
        label="Email"
        // Narrower on a phone, where it would otherwise break into two lines only once the font has arrived.
        hint={<span className="block max-w-72 sm:max-w-none">{checkoutContent[product].emailNote}</span>}
        error={error}
        value={email}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(null)
        }}
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {ownEmail !== null && (
        <p className="text-sm text-ink-2">
          You are signed in. If you use <span className="font-semibold wrap-anywhere">{ownEmail}</span>, the
          purchase goes to your account.
        </p>
      )}
      <FormFailure message={failure} />
      <div className="mt-1 flex flex-wrap-reverse gap-3">
        <Button className="min-h-12" asChild>
          <Link to={checkoutPaths[product].landing}>
            <Icon of={ArrowLeft} />
            Back
          </Link>
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={email === ''}
          busy={isBusy}
          busyText="SETTING UP..."
          className="min-h-12 grow"
        >
          CONTINUE TO PAYMENT
        </Button>
      </div>
    </form>
  )
}

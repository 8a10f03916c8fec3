import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { BackButton, CardFormButtons, type CardFormProps, LoadingForm } from './card-form-parts.tsx'
import { checkoutPaths } from './checkout-paths.ts'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'
import { readStripeAppearance } from './stripe-appearance.ts'
import { readStripeResult } from './stripe-result.ts'
import { useSendOnce } from './use-send-once.ts'

type StripeCardFormProps = CardFormProps & { publishableKey: string }

const notLoaded =
  'The card form could not be loaded. Check your connection, and make sure nothing blocks js.stripe.com.'

/** The provider's own card form. Card numbers go from its frame to the provider and never through our server. */
export function StripeCardForm({ publishableKey, ...props }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null)
  const [appearance] = useState(readStripeAppearance)
  const { clientSecret } = props.payment

  useEffect(() => {
    let isCurrent = true
    // Loads again after a failure, because 'Try again' resets the state.
    if (stripe !== null) return undefined
    async function load() {
      const loaded = await loadStripe(publishableKey).catch(() => null)
      if (isCurrent) setStripe(loaded ?? 'failed')
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [publishableKey, stripe])

  if (stripe === null) return <LoadingForm />
  if (stripe === 'failed') {
    return (
      <div className="grid gap-5">
        <FormFailure message={notLoaded} />
        <div className="flex flex-wrap gap-3">
          <BackButton onBack={props.onBack} />
          <Button variant="primary" className="min-h-12 grow" onClick={() => setStripe(null)}>
            Try again
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance }}>
      <StripeFields {...props} />
    </Elements>
  )
}

function StripeFields({ product, payment, onBack, onPaid, onProcessing, onOver }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const [failure, setFailure] = useState(payment.failureMessage)

  function showFailure(message: string) {
    setFailure(message)
    showToast({ title: 'Payment Failed', description: message, look: 'destructive' })
  }

  const { isBusy, handleSubmit } = useSendOnce({
    check: () => (stripe === null || elements === null || !isReady ? null : { stripe, elements }),
    async send(form) {
      setFailure(null)
      const returnUrl = `${globalThis.location.origin}${checkoutPaths[product].success()}`
      try {
        const result = await form.stripe.confirmPayment({
          elements: form.elements,
          confirmParams: { return_url: returnUrl },
          redirect: 'if_required',
        })
        const outcome = readStripeResult(result)
        if (outcome.kind === 'paid') onPaid(outcome.paymentIntentId)
        else if (outcome.kind === 'processing') onProcessing(outcome.paymentIntentId)
        else if (outcome.kind === 'over') onOver()
        else showFailure(outcome.message)
      } catch {
        showFailure('The card form did not respond. Please try again. You will not be charged twice.')
      }
      return 'done'
    },
  })

  return (
    <form noValidate aria-label="Card payment" onSubmit={handleSubmit} className="grid gap-5">
      {!isReady && <LoadingForm />}
      <PaymentElement
        options={
          payment.email === null ? {} : { defaultValues: { billingDetails: { email: payment.email } } }
        }
        onReady={() => setIsReady(true)}
        onLoadError={({ error }) => showFailure(error.message ?? notLoaded)}
      />
      <FormFailure message={failure} />
      <CardFormButtons onBack={onBack} isBusy={isBusy} />
    </form>
  )
}

import { lazy, Suspense, useEffect } from 'react'
import { useSettings } from '#web/api/settings.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { BackButton, type CardFormProps, FormOnItsWay } from './card-form-parts.tsx'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'

const loadSandboxForm = async () => ({ default: (await import('./sandbox-card-form.tsx')).SandboxCardForm })
const SandboxCardForm = lazy(loadSandboxForm)
/** With everything of the provider behind it: nothing of it is asked for before this step. */
const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe-card-form.tsx')).StripeCardForm,
}))

export function PaymentStep(props: CardFormProps) {
  const { data: settings, isError, refetch } = useSettings()
  if (settings) {
    const { payments } = settings
    return (
      <Suspense fallback={<FormOnItsWay />}>
        {payments.provider === 'sandbox' ? (
          <SandboxCardForm {...props} />
        ) : (
          <StripeCardForm {...props} publishableKey={payments.publishableKey} />
        )}
      </Suspense>
    )
  }
  if (!isError) return <FormOnItsWay />
  return (
    <div className="grid gap-5">
      <FormFailure message="The card form could not be loaded. Check your connection and try again." />
      <div className="flex flex-wrap gap-3">
        <BackButton onBack={props.onBack} />
        <Button variant="primary" className="min-h-12 grow" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    </div>
  )
}

/** While the address is typed, the form that comes next is fetched; the provider's own waits for its step. */
export function usePaymentStepAhead(): void {
  const { data: settings } = useSettings()
  const isSandbox = settings?.payments.provider === 'sandbox'
  useEffect(() => {
    if (isSandbox) loadSandboxForm().catch(() => {})
  }, [isSandbox])
}

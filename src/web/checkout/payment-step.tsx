import { useEffect } from 'react'
import { useSettings } from '#web/api/settings.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { reloadPage } from '#web/loading/reload-page.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PlainPartPlace } from '#web/ui/parts/plain-part-place.tsx'
import { BackButton, type CardFormProps, LoadingForm } from './card-form-parts.tsx'
import { FormFailure } from '#web/ui/fields/form-failure.tsx'

const loadSandboxForm = async () => (await loadPart(() => import('./sandbox-card-form.tsx'))).SandboxCardForm
const SandboxCardForm = createLazyPart(loadSandboxForm)
/** The provider's code is behind this import, so none of it is fetched before this step. */
const StripeCardForm = createLazyPart(
  async () => (await loadPart(() => import('./stripe-card-form.tsx'))).StripeCardForm,
)

export function PaymentStep(props: CardFormProps) {
  const { data: settings, isError, refetch } = useSettings()
  if (settings) {
    const { payments } = settings
    return (
      <PlainPartPlace
        fallback={<LoadingForm />}
        renderMissing={(retry, reason) => (
          <MissingForm onBack={props.onBack} onRetry={reason === 'gone' ? () => void reloadPage() : retry} />
        )}
      >
        {payments.provider === 'sandbox' ? (
          <SandboxCardForm {...props} />
        ) : (
          <StripeCardForm {...props} publishableKey={payments.publishableKey} />
        )}
      </PlainPartPlace>
    )
  }
  if (!isError) return <LoadingForm />
  return <MissingForm onBack={props.onBack} onRetry={() => void refetch()} />
}

function MissingForm({ onBack, onRetry }: { onBack: () => void; onRetry: () => void }) {
  return (
    <div className="grid gap-5">
      <FormFailure message="The card form could not be loaded. Check your connection and try again." />
      <div className="flex flex-wrap gap-3">
        <BackButton onBack={onBack} />
        <Button variant="primary" className="min-h-12 grow" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}

/** Fetches the next form while the email is typed. The provider's own form waits for its step. */
export function usePaymentStepAhead(): void {
  const { data: settings } = useSettings()
  const isSandbox = settings?.payments.provider === 'sandbox'
  useEffect(() => {
    if (isSandbox) loadSandboxForm().catch(() => {})
  }, [isSandbox])
}

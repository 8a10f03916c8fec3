import { ArrowLeft } from 'lucide-react'
import type { ProductId } from '#domain/commerce/products.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import type { OpenPayment } from './checkout-phase.ts'

/** The props of each provider's card form, including its possible outcomes. */
export interface CardFormProps {
  product: ProductId
  payment: OpenPayment
  onBack: () => void
  onPaid: (paymentIntentId: string) => void
  /** The payment was submitted, but the bank has not approved it yet. */
  onProcessing: (paymentIntentId: string) => void
  /** This payment can no longer be paid. */
  onOver: () => void
}

export function LoadingForm() {
  return (
    <output className="flex min-h-60 items-center justify-center gap-3 text-ink-2">
      <Spinner className="text-blue" />
      Loading...
    </output>
  )
}

export function BackButton({ onBack, isBusy = false }: { onBack: () => void; isBusy?: boolean }) {
  return (
    <Button className="min-h-12" disabled={isBusy} onClick={onBack}>
      <Icon of={ArrowLeft} />
      Back
    </Button>
  )
}

/** The footer of each card form. */
export function CardFormButtons({ onBack, isBusy }: { onBack: () => void; isBusy: boolean }) {
  return (
    <div className="mt-1 flex flex-wrap-reverse gap-3">
      <BackButton onBack={onBack} isBusy={isBusy} />
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        busyText="PROCESSING..."
        className="min-h-12 grow"
      >
        COMPLETE PAYMENT
      </Button>
    </div>
  )
}

import type { ProductId } from '#domain/commerce/products.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutNotice } from './checkout-notice.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { usePaymentStepAhead } from './payment-step.tsx'
import { StepIndicator } from './step-indicator.tsx'
import { useCheckout } from './use-checkout.ts'

export function CheckoutScreen() {
  return <KeyedCheckout product="tool" />
}

export function CourseCheckoutScreen() {
  return <KeyedCheckout product="course" />
}

function KeyedCheckout({ product }: { product: ProductId }) {
  const { clientSecret } = useSearchValues()
  return <Checkout key={clientSecret ?? ''} product={product} clientSecret={clientSecret || null} />
}

function Checkout({ product, clientSecret }: { product: ProductId; clientSecret: string | null }) {
  const checkout = useCheckout(product, clientSecret)
  usePaymentStepAhead()
  const { phase, price } = checkout
  if (phase.kind === 'over' || phase.kind === 'unreachable') {
    return (
      <CheckoutNotice
        product={product}
        phase={phase}
        onStartAgain={checkout.startAgain}
        onTryAgain={checkout.tryAgain}
      />
    )
  }
  const chargeCents = phase.kind === 'payment' ? phase.payment.amountCents : price.chargeCents
  return (
    <CheckoutFrame title="Checkout">
      <div className="mx-auto grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <div className="overflow-clip rounded-card border bg-surface shadow-sheet">
          <StepIndicator current={phase.kind === 'email' ? 1 : 2} />
          <div className="px-5 py-7 sm:px-10 sm:py-9">
            <CheckoutStep {...{ product, phase, chargeCents, checkout }} />
          </div>
        </div>
        <div className="lg:sticky lg:top-8">
          <OrderSummary price={price} chargeCents={chargeCents} />
        </div>
      </div>
    </CheckoutFrame>
  )
}

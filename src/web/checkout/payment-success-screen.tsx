import { CircleCheck } from 'lucide-react'
import { pages } from '#contract/paths.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { useSearchValues } from '#web/navigation/navigation.tsx'
import { ActivatedFeatures, DeployButton, SupportLine } from './purchase-parts.tsx'
import { LoginCountdown } from './login-countdown.tsx'
import { FailedPurchase, ReadyPurchase, RefusedPurchase, WaitingPurchase } from './purchase-views.tsx'
import { OutcomeSheet } from './outcome-sheet.tsx'
import { usePurchase } from './use-purchase.ts'

export function PaymentSuccessScreen() {
  return <PaymentSuccess product="tool" />
}

export function CoursePaymentSuccessScreen() {
  return <PaymentSuccess product="course" />
}

function PaymentSuccess({ product }: { product: ProductId }) {
  const { paymentIntentId } = useSearchValues()
  return paymentIntentId ? (
    <Purchase key={paymentIntentId} product={product} paymentIntentId={paymentIntentId} />
  ) : (
    <UnnamedPurchase product={product} />
  )
}

function Purchase({ product, paymentIntentId }: { product: ProductId; paymentIntentId: string }) {
  const state = usePurchase(product, paymentIntentId)
  if (state.kind === 'waiting') return <WaitingPurchase product={product} {...state} />
  if (state.kind === 'failed') return <FailedPurchase product={product} message={state.message} />
  if (state.kind === 'refused') return <RefusedPurchase message={state.message} />
  return <ReadyPurchase product={product} state={state} />
}

/** The address names no payment, so the visitor goes to the login. */
function UnnamedPurchase({ product }: { product: ProductId }) {
  return (
    <OutcomeSheet title="Payment successful" heading="PAYMENT SUCCESSFUL" icon={CircleCheck} tone="green">
      <p className="mb-6 text-ink-2">Thank you! Sign in with the link in our email, or with your password.</p>
      <LoginCountdown />
      <DeployButton to={pages.login.path} />
      <ActivatedFeatures product={product} heading="What you get" />
      <SupportLine />
    </OutcomeSheet>
  )
}

import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, CloudOff, SearchX } from 'lucide-react'
import type { ProductId } from '#domain/commerce/products.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { product as brand } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { checkoutPaths } from './checkout-paths.ts'
import type { Phase } from './checkout-phase.ts'
import { OutcomeSheet } from './outcome-sheet.tsx'

type NoticePhase = Extract<Phase, { kind: 'over' | 'unreachable' }>

interface CheckoutNoticeProps {
  product: ProductId
  phase: NoticePhase
  onStartAgain: () => void
  onTryAgain: () => void
}

/** Explains why there is nothing to pay here, and where to go next. */
export function CheckoutNotice({ product, phase, onStartAgain, onTryAgain }: CheckoutNoticeProps) {
  const { heading, text, icon, tone } = describe(phase, product)
  const startAgain = (
    <Button
      variant={phase.kind === 'over' && phase.reason !== 'paid' ? 'primary' : 'secondary'}
      className="min-h-12"
      onClick={onStartAgain}
    >
      START A NEW CHECKOUT
    </Button>
  )
  return (
    <OutcomeSheet title="Checkout" heading={heading} icon={icon} tone={tone}>
      <p className="text-ink-2">{text}</p>
      <div className="mt-7 grid gap-3">
        {phase.kind === 'unreachable' && (
          <Button variant="primary" className="min-h-12" onClick={onTryAgain}>
            TRY AGAIN
          </Button>
        )}
        {phase.kind === 'over' && phase.reason === 'paid' && (
          <Button variant="primary" className="min-h-12" asChild>
            <Link to={checkoutPaths[product].success({ paymentIntentId: phase.paymentIntentId })}>
              SEE YOUR PURCHASE
            </Link>
          </Button>
        )}
        {startAgain}
      </div>
      <p className="mt-6 text-sm text-ink-2">
        Something wrong? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="text-link">
          {brand.supportEmail}
        </a>
      </p>
    </OutcomeSheet>
  )
}

interface Description {
  heading: string
  text: string
  icon: LucideIcon
  tone: 'green' | 'red' | 'blue'
}

function describe(phase: NoticePhase, product: ProductId): Description {
  return phase.kind === 'unreachable'
    ? { heading: 'We could not check this payment', text: phase.message, icon: CloudOff, tone: 'red' }
    : describeReason[phase.reason](product)
}

const describeReason: Record<'paid' | 'cancelled' | 'unknown', (product: ProductId) => Description> = {
  paid: (product) => ({
    heading: 'This is already paid',
    text: `Your payment for the ${productNames[product]} went through, and you will not be charged again. Start a new checkout only to buy another one for a different email address.`,
    icon: CircleCheck,
    tone: 'green',
  }),
  cancelled: () => ({
    heading: 'This payment was canceled',
    text: 'You were not charged. You can start again. It takes about a minute.',
    icon: CircleX,
    tone: 'red',
  }),
  unknown: () => ({
    heading: 'We could not find this payment',
    text: 'The link may be incomplete or too old. You were not charged. You can start again. It takes about a minute.',
    icon: SearchX,
    tone: 'red',
  }),
}

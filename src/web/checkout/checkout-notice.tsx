import type { LucideIcon } from 'lucide-react'
import { CircleCheck, CircleX, CloudOff, SearchX } from 'lucide-react'
import { productNames } from '#domain/content/product-names.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { product as brand } from '#domain/content/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { checkoutPaths } from './checkout-paths.ts'
import type { Phase } from './checkout-phase.ts'
import { Sheet } from './sheet.tsx'

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
    <Sheet title="Checkout" heading={heading} icon={icon} tone={tone}>
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
        Something not as it should be? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="text-link">
          {brand.supportEmail}
        </a>
      </p>
    </Sheet>
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
    ? { heading: 'This payment could not be looked up', text: phase.message, icon: CloudOff, tone: 'red' }
    : describeReason[phase.reason](product)
}

const describeReason: Record<'paid' | 'cancelled' | 'unknown', (product: ProductId) => Description> = {
  paid: (product) => ({
    heading: 'This is already paid',
    text: `The payment for the ${productNames[product]} went through, and nothing more is charged. Start a new checkout only if you want to buy it once more, for another address.`,
    icon: CircleCheck,
    tone: 'green',
  }),
  cancelled: () => ({
    heading: 'This payment was cancelled',
    text: 'Nothing was charged, and it can no longer be paid. You can start again: it takes a minute.',
    icon: CircleX,
    tone: 'red',
  }),
  unknown: () => ({
    heading: 'This payment is not known here',
    text: 'The link may be incomplete or too old. Nothing was charged. You can start again: it takes a minute.',
    icon: SearchX,
    tone: 'red',
  }),
}

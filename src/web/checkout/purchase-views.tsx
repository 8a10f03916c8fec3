import { CircleCheck, CircleX, Clock, Landmark, MonitorSmartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '#contract/paths.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { product as brand } from '#domain/page-texts/product.ts'
import { Link, useSearchValues } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Banner } from '#web/ui/notices/banner.tsx'
import { checkoutPaths } from './checkout-paths.ts'
import { CopyRow } from './copy-row.tsx'
import { OutcomeSheet } from './outcome-sheet.tsx'
import { ActivatedFeatures, CourseButton, DeployButton, SupportLine } from './purchase-parts.tsx'
import type { PurchaseState } from './purchase-state.ts'

type StateOf<Kind extends PurchaseState['kind']> = Extract<PurchaseState, { kind: Kind }>

interface ReadyPurchaseProps {
  product: ProductId
  state: StateOf<'signed-in' | 'attached'>
}

/** Paid and added to the account. */
export function ReadyPurchase({ product, state }: ReadyPurchaseProps) {
  return (
    <OutcomeSheet title="Payment successful" heading="PAYMENT SUCCESSFUL" icon={CircleCheck} tone="green">
      {state.kind === 'signed-in' ? (
        <>
          <p className="mono-label font-bold text-green">AUTOMATICALLY LOGGED IN!</p>
          <div className="mt-4 rounded-card border px-4">
            <CopyRow name="Username" value={state.username} />
            {state.password !== null && <CopyRow name="Password" value={state.password} isSecret />}
          </div>
          {state.password === null && (
            <p className="mt-3 text-sm text-ink-2">
              Your receipt email has a link to choose a password. You will need one on your next visit.
            </p>
          )}
          <DeployButton to={pages.dashboard.path} />
        </>
      ) : (
        <>
          <p className="flex gap-3 text-ink-2">{state.message}</p>
          <DeployButton to={pages.login.path} />
          <p className="mt-3 text-sm text-ink-2">
            Don’t have your password?{' '}
            <Link to={pages.forgotPassword.path} className="text-link">
              Choose a new one
            </Link>
          </p>
        </>
      )}
      {product === 'course' && <CourseButton isSignedIn={state.kind === 'signed-in'} />}
      <ActivatedFeatures product={product} heading="Activated for you" />
      <SupportLine />
    </OutcomeSheet>
  )
}

const waitingTexts = {
  unknown: {
    heading: 'CHECKING YOUR PAYMENT',
    text: 'We are checking with your bank. This takes a few seconds.',
    icon: Clock,
    tone: 'blue',
  },
  open: {
    heading: 'PAYMENT NOT COMPLETED YET',
    text: 'This payment still needs a card. You have not been charged.',
    icon: Clock,
    tone: 'blue',
  },
  confirming: {
    heading: 'CONFIRM YOUR PAYMENT',
    text: 'Your bank is waiting for you to confirm. You have not been charged.',
    icon: Landmark,
    tone: 'blue',
  },
  processing: {
    heading: 'PAYMENT PROCESSING',
    text: 'Your bank is still processing this payment. You do not need to do anything.',
    icon: Clock,
    tone: 'blue',
  },
  paid: {
    heading: 'PAYMENT SUCCESSFUL',
    text: 'We are setting up your account. This takes a few seconds.',
    icon: CircleCheck,
    tone: 'green',
  },
} as const

type WaitingPurchaseProps = Omit<StateOf<'waiting'>, 'kind'> & { product: ProductId }

/** After this time the screen also says that an email will come and how to reach support. */
const longWaitMs = 2 * 60 * 1000

export function WaitingPurchase({ product, payment }: WaitingPurchaseProps) {
  const { returnedClientSecret } = useSearchValues()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  const { heading, text, icon, tone } = waitingTexts[payment]
  const isBuyersTurn = payment === 'open' || payment === 'confirming'
  return (
    <OutcomeSheet title="Your payment" heading={heading} icon={icon} tone={tone}>
      <p className="flex items-center gap-3 text-ink-2">
        {!isBuyersTurn && <Spinner className="text-blue" />}
        <span>{text}</span>
      </p>
      {isLong && !isBuyersTurn && (
        <Banner title="This is taking longer than usual" className="mt-6">
          You can close this page. When the payment is confirmed, we will email you a receipt and a link to
          your account. If nothing arrives, write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className="text-link">
            {brand.supportEmail}
          </a>
          .
        </Banner>
      )}
      {isBuyersTurn && <BackToCheckout product={product} clientSecret={returnedClientSecret} />}
      {!isBuyersTurn && <DeployButton to={pages.login.path} variant="secondary" />}
      {payment === 'paid' && <ActivatedFeatures product={product} heading="Being activated" />}
      <SupportLine />
    </OutcomeSheet>
  )
}

/** The bank declined or the buyer canceled. The same payment accepts another card. */
export function FailedPurchase({ product, message }: { product: ProductId; message: string }) {
  const { returnedClientSecret } = useSearchValues()
  return (
    <OutcomeSheet title="Payment failed" heading="PAYMENT NOT COMPLETED" icon={CircleX} tone="red">
      <p>{message}</p>
      <p className="mt-2 text-ink-2">
        You have not been charged. You can try again with the same card or another one.
      </p>
      <BackToCheckout product={product} clientSecret={returnedClientSecret} />
      <SupportLine />
    </OutcomeSheet>
  )
}

interface BackToCheckoutProps {
  product: ProductId
  /** From the bank's return address. Without it, the checkout itself remembers its payment. */
  clientSecret: string | null
}

function BackToCheckout({ product, clientSecret }: BackToCheckoutProps) {
  const path = checkoutPaths[product].checkout(clientSecret ? { clientSecret } : {})
  return (
    <Button variant="primary" className="mt-7 min-h-12 w-full" asChild>
      <Link to={path}>BACK TO CHECKOUT</Link>
    </Button>
  )
}

/** Opened in a browser that did not make the purchase, so no details are shown. */
export function RefusedPurchase({ message }: { message: string }) {
  return (
    <OutcomeSheet
      title="Your payment"
      heading="SIGN IN TO SEE YOUR PURCHASE"
      icon={MonitorSmartphone}
      tone="blue"
    >
      <p className="text-ink-2">{message}</p>
      <DeployButton to={pages.login.path} />
      <SupportLine />
    </OutcomeSheet>
  )
}

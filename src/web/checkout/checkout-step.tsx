import type { ReactNode } from 'react'
import { formatExactPrice } from '#domain/commerce/format-price.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import { checkoutContent } from '#domain/page-texts/checkout.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { ScreenHeading } from '#web/navigation/screen-heading.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { LoadingForm } from './card-form-parts.tsx'
import type { OpenPayment, Phase } from './checkout-phase.ts'
import { EmailStep } from './email-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import type { Checkout } from './use-checkout.ts'

export type StepPhase = Exclude<Phase, { kind: 'over' | 'unreachable' }>

interface CheckoutStepProps {
  product: ProductId
  phase: StepPhase
  chargeCents: number
  checkout: Checkout
}

/** The content of the current checkout step. */
export function CheckoutStep({ product, phase, chargeCents, checkout }: CheckoutStepProps) {
  const lead = `${productNames[product]}, ${formatExactPrice(chargeCents)}`
  if (phase.kind === 'email') {
    return (
      <StepView key="email" heading="Your email" lead={lead}>
        <EmailStep product={product} onSend={checkout.begin} />
      </StepView>
    )
  }
  if (phase.kind === 'paid') {
    return (
      <StepView key="paid" heading="Thank you" lead={lead}>
        <p className="flex min-h-40 items-center gap-3 text-lg">
          <Spinner className="text-blue" />
          <span>{checkoutContent[product].afterPayment}</span>
        </p>
      </StepView>
    )
  }
  return (
    <StepView key="payment" heading="Card payment" lead={lead}>
      {phase.kind === 'payment' ? (
        <Payment product={product} payment={phase.payment} checkout={checkout} />
      ) : (
        <LoadingForm />
      )}
    </StepView>
  )
}

type PaymentProps = Pick<CheckoutStepProps, 'product' | 'checkout'> & { payment: OpenPayment }

function Payment({ product, payment, checkout }: PaymentProps) {
  return (
    <>
      {payment.email !== null && (
        <p className="-mt-4 mb-5 text-sm text-ink-2">
          For <span className="font-semibold text-ink wrap-anywhere">{payment.email}</span>
        </p>
      )}
      <PaymentStep
        product={product}
        payment={payment}
        onBack={checkout.goBack}
        onPaid={checkout.finish}
        onProcessing={checkout.waitForBank}
        onOver={checkout.closePayment}
      />
    </>
  )
}

function StepView({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <>
      <ScreenHeading className="display-heading text-title">{heading}</ScreenHeading>
      <p className="mt-1.5 mb-6 text-ink-2 tabular-nums">{lead}</p>
      {children}
    </>
  )
}

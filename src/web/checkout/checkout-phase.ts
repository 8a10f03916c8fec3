import type { PaymentIntentAnswer, PaymentStateAnswer } from '#contract/payments.ts'
import { type DiscountPercent, parseStoredDiscount } from '#domain/commerce/discounts.ts'
import type { Price } from '#domain/commerce/prices.ts'
import type { ProductId } from '#domain/commerce/products.ts'
import type { Attempt } from './attempts.ts'

export interface OpenPayment {
  clientSecret: string
  paymentIntentId: string
  /** The amount charged to the card. */
  amountCents: number
  discountPercent: DiscountPercent
  /** Null for a payment from the address, because only its creator knows it. */
  email: string | null
  /** Why the last card was refused, when the buyer returns to try again. */
  failureMessage: string | null
}

/** The current phase of a checkout. */
export type Phase =
  | { kind: 'email' }
  /** Looking up a payment from the address or from before a reload. */
  | { kind: 'opening' }
  | { kind: 'payment'; payment: OpenPayment }
  /** Just paid: the message shows for a second, then the success screen opens. */
  | { kind: 'paid'; paymentIntentId: string }
  /** Goes straight to the success screen, which shows the rest. */
  | { kind: 'leaving'; paymentIntentId: string }
  | { kind: 'elsewhere'; product: ProductId }
  | { kind: 'over'; reason: 'paid'; paymentIntentId: string }
  | { kind: 'over'; reason: 'cancelled' | 'unknown' }
  | { kind: 'unreachable'; message: string }

export function findFirstPhase(clientSecret: string | null, attempt: Attempt | null): Phase {
  if (clientSecret !== null) return { kind: 'opening' }
  if (attempt?.isPaid && attempt.paymentIntentId !== undefined) {
    return { kind: 'over', reason: 'paid', paymentIntentId: attempt.paymentIntentId }
  }
  return attempt?.isPaying ? { kind: 'opening' } : { kind: 'email' }
}

/** After our own attempt's payment was created or found again. */
export function findPhaseOfIntent(
  { status, clientSecret, paymentIntentId, amountCents }: PaymentIntentAnswer,
  { discountPercent }: Price,
  email: string,
): Phase {
  if (status === 'paid' || status === 'processing') return { kind: 'leaving', paymentIntentId }
  if (status === 'cancelled') return { kind: 'over', reason: 'cancelled' }
  return {
    kind: 'payment',
    payment: { clientSecret, paymentIntentId, amountCents, discountPercent, email, failureMessage: null },
  }
}

/** After a payment in the address was looked up. */
export function findPhaseOfState(state: PaymentStateAnswer, clientSecret: string, product: ProductId): Phase {
  if (state.status === 'unknown') return { kind: 'over', reason: 'unknown' }
  if (state.product !== product) return { kind: 'elsewhere', product: state.product }
  const { status, paymentIntentId, amountCents, failureMessage = null } = state
  if (status === 'processing') return { kind: 'leaving', paymentIntentId }
  if (status === 'paid') return { kind: 'over', reason: 'paid', paymentIntentId }
  if (status === 'cancelled') return { kind: 'over', reason: 'cancelled' }
  const discountPercent = parseStoredDiscount(product, state.discountPercent)
  return {
    kind: 'payment',
    payment: { clientSecret, paymentIntentId, amountCents, discountPercent, email: null, failureMessage },
  }
}

import type { PaymentIntentResult } from '@stripe/stripe-js'

export type StripeOutcome =
  | { kind: 'paid'; paymentIntentId: string }
  | { kind: 'processing'; paymentIntentId: string }
  | { kind: 'refused'; message: string }
  | { kind: 'over' }

const unclear = 'Your card could not be charged. Please try again.'

/** Interprets the provider's answer to a confirmation. If two tabs confirm, the second learns that it is paid. */
export function readStripeResult({ error, paymentIntent }: PaymentIntentResult): StripeOutcome {
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded') return { kind: 'paid', paymentIntentId: intent.id }
  if (intent?.status === 'processing') return { kind: 'processing', paymentIntentId: intent.id }
  if (intent?.status === 'canceled') return { kind: 'over' }
  return { kind: 'refused', message: error?.message ?? unclear }
}

import { timingSafeEqual } from 'node:crypto'
import type { PaymentStateAnswer } from '#contract/payments.ts'
import { PaymentProviderError } from '#server/adapters/payments/payment-provider.ts'
import { AppError } from '#server/http/app-error.ts'
import { findOrder } from './order-store.ts'
import type { CheckoutDependencies } from './start-checkout.ts'

/** Returns the state of a payment when a checkout is opened with its secret. A wrong secret reveals nothing. */
export async function readPaymentState(
  { database, payments }: Pick<CheckoutDependencies, 'database' | 'payments'>,
  clientSecret: string,
): Promise<PaymentStateAnswer> {
  const [paymentId = ''] = clientSecret.split('_secret_', 1)
  const order = await findOrder(database, 'payment_id', paymentId)
  if (order === null || order.provider !== payments.name) return { status: 'unknown' }
  const payment = await payments.find(paymentId).catch((error: unknown) => {
    if (error instanceof PaymentProviderError) throw new AppError('unavailable', { cause: error })
    throw error
  })
  if (payment === null || !isEqual(payment.clientSecret, clientSecret)) return { status: 'unknown' }
  return {
    status: payment.status,
    paymentIntentId: payment.id,
    product: order.product,
    discountPercent: order.discount_percent,
    amountCents: order.amount_cents,
    ...(payment.failure === null ? {} : { failureMessage: payment.failure.message }),
  }
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

import { computeOrderState } from '#domain/commerce/order-state.ts'
import type { Payment, PaymentProvider } from '#server/adapters/payments/payment-provider.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import {
  fulfillOrder,
  type FulfillDependencies,
  isToBeFulfilled,
  refreshEntitlements,
} from './fulfill-order.ts'
import { attachPayment, changeOrder, findOrder, type Order } from './order-store.ts'
import { findNextCheck } from './payment-check-times.ts'

export interface SettleDependencies extends FulfillDependencies {
  database: Database
  payments: PaymentProvider
  /** Called after a commit that queued a mail. */
  wakeMail: () => void
  log: { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void }
}

export interface Cause {
  /** The trigger: 'webhook', 'success page', 'reconciliation' or 'operator'. */
  cause: string
  detail?: string
}

export interface Settled {
  order: Order
  /** Null when the provider does not know it. */
  payment: Payment | null
}

const maxTries = 10

/**
 * Brings an order in line with its payment. It is safe to call from anywhere and any number of times. The payment
 * is read again from the provider, and the change is made only if the order has not changed since before that read.
 * An outdated answer is discarded and requested again. Null when the payment is not ours.
 */
export async function settlePayment(
  dependencies: SettleDependencies,
  paymentId: string,
  cause: Cause,
): Promise<Settled | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const seen = await findOrder(dependencies.database, 'payment_id', paymentId)
    const payment = await dependencies.payments.find(paymentId)
    if (payment === null) return seen && { order: seen, payment }
    const order = seen ?? (await findByWhatWeWroteOnIt(dependencies, payment))
    if (order === null) return null
    const settled = await settle(dependencies, order, payment, cause)
    if (settled !== null) return { order: settled, payment }
  }
  throw new AppError('unavailable', { cause: new Error(`order of ${paymentId} keeps changing`) })
}

/** Covers a crash between creating a payment and recording it. */
async function findByWhatWeWroteOnIt(
  { database }: SettleDependencies,
  payment: Payment,
): Promise<Order | null> {
  if (payment.orderId === null) return null
  const isOurs = await attachPayment(database, payment.orderId, payment.id)
  return isOurs ? findOrder(database, 'id', payment.orderId) : null
}

/** Null when another process changed the order first. */
async function settle(
  dependencies: SettleDependencies,
  order: Order,
  payment: Payment,
  { cause, detail }: Cause,
): Promise<Order | null> {
  const { database, now, wakeMail, log } = dependencies
  const state = computeOrderState(order.amount_cents, payment)
  const isFirst = isToBeFulfilled(order, state)
  if (state === order.state && payment.refundedCents === order.refunded_cents && !isFirst) return order

  const nowMs = now()
  const settled = await database.transaction().execute(async (transaction) => {
    // This locks the order. A simultaneous request waits here and then finds it changed.
    const changed = await changeOrder(transaction, order, {
      state,
      cause,
      detail: [detail, describePayment(order, payment)].filter(Boolean).join(' · '),
      nowMs,
      values: {
        refunded_cents: payment.refundedCents,
        next_check_at: findNextCheck({ state, created_at: order.created_at }, nowMs),
      },
    })
    if (changed === null) return null
    if (isFirst) return fulfillOrder(dependencies, transaction, changed)
    await refreshEntitlements(dependencies, transaction, changed)
    return changed
  })
  if (settled === null) return null
  if (isFirst) wakeMail()
  if (state === 'mismatched') {
    log.error({ orderId: order.id, paymentId: payment.id }, 'a payment does not match its order')
  }
  return settled
}

function describePayment(order: Order, payment: Payment): string {
  if (payment.refundedCents !== order.refunded_cents) return `refunded ${payment.refundedCents} cents`
  return payment.status === 'paid' ? `${payment.amountCents} ${payment.currency} received` : payment.status
}

import { randomBytes } from 'node:crypto'
import type { Price } from '#domain/commerce/prices.ts'
import { currency } from '#domain/commerce/products.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { createId } from '#domain/plan/ids.ts'
import {
  EmailRefusedError,
  type Payment,
  type PaymentProvider,
  PaymentProviderError,
} from '#server/adapters/payments/payment-provider.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { hashCheckoutSecret } from './checkout-secrets.ts'
import { insertOrderEvent } from './order-event-store.ts'
import {
  attachPayment,
  changeOrder,
  findOrder,
  insertOrder,
  noteBuyer,
  type Order,
  rebindBrowser,
} from './order-store.ts'
import { findNextCheck } from './payment-check-times.ts'

export interface CheckoutDependencies {
  database: Database
  payments: PaymentProvider
  now: () => number
}

export interface Checkout {
  price: Price
  email: string
  attemptKey: string
  browserSecret: string
  /** The signed-in account. */
  user: { id: string; email: string } | null
}

const maxTries = 5

const refusedEmailMessage =
  'The card provider does not accept this email address. Check it for typos, or use another one.'

/**
 * Returns the only payment of this checkout. A repeated request with the same key finds it instead of creating
 * another. If the address or the price differs, the earlier payment is canceled first, so that at most one can ever
 * be paid.
 */
export async function startCheckout(
  dependencies: CheckoutDependencies,
  checkout: Checkout,
): Promise<Payment> {
  try {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const payment = await tryCheckout(dependencies, checkout)
      if (payment !== null) return payment
    }
  } catch (error) {
    if (error instanceof EmailRefusedError) {
      throw new AppError('bad_request', {
        message: refusedEmailMessage,
        fields: { email: refusedEmailMessage },
        cause: error,
      })
    }
    if (error instanceof PaymentProviderError) throw new AppError('payment_setup_failed', { cause: error })
    throw error
  }
  throw new AppError('unavailable')
}

/** Null when another request changed the order in the meantime. */
async function tryCheckout(dependencies: CheckoutDependencies, checkout: Checkout): Promise<Payment | null> {
  const { database, payments } = dependencies
  const attemptHash = hashCheckoutSecret('attempt', checkout.attemptKey)
  const order =
    (await findOrder(database, 'attempt_hash', attemptHash)) ??
    (await openOrder(dependencies, checkout, attemptHash))
  if (order === null) return null
  // Creating the old sale's payment first would fail forever if the provider rejects its address.
  if (order.payment_id === null && !isSameSale(order, checkout))
    return replaceUnpaidOrder(dependencies, order)

  const payment = await findOrCreatePayment(dependencies, order)
  const isOver = payment === null || payment.status === 'cancelled'
  if (isOver) return giveUp(dependencies, order, 'the payment is no longer open')
  const isUnderWay = payment.status === 'paid' || payment.status === 'processing'
  if (isUnderWay || isSameSale(order, checkout)) {
    await bindBrowser(dependencies, order, checkout)
    return payment
  }
  const left = await payments.cancel(payment.id)
  return left.status === 'cancelled'
    ? giveUp(dependencies, order, 'restarted with another address or price')
    : null
}

async function openOrder(
  { database, payments, now }: CheckoutDependencies,
  { price, email, browserSecret, user }: Checkout,
  attemptHash: string,
): Promise<Order | null> {
  const nowMs = now()
  const order: Order = {
    id: `ord_${createId(randomBytes)}`,
    provider: payments.name,
    payment_id: null,
    attempt_hash: attemptHash,
    browser_hash: hashCheckoutSecret('browser', browserSecret),
    product: price.product,
    discount_percent: price.discountPercent,
    amount_cents: price.chargeCents,
    currency,
    email,
    state: 'pending',
    refunded_cents: 0,
    user_id: findSignedInBuyer(user, email),
    made_account: 0,
    account_reset: 0,
    fulfilled_at: null,
    completed_at: null,
    revision: 0,
    next_check_at: findNextCheck({ state: 'pending', created_at: nowMs }, nowMs),
    created_at: nowMs,
    updated_at: nowMs,
  }
  return database.transaction().execute(async (transaction) => {
    if (!(await insertOrder(transaction, order))) return null
    await insertOrderEvent(transaction, order, { cause: 'checkout', detail: '', fromState: null, nowMs })
    return order
  })
}

/** The order's id is the provider's idempotency key, so a crash between the two steps creates no second payment. */
async function findOrCreatePayment(
  dependencies: CheckoutDependencies,
  order: Order,
): Promise<Payment | null> {
  const { database, payments } = dependencies
  // The operator has changed providers since.
  if (order.provider !== payments.name) return null
  if (order.payment_id !== null) return payments.find(order.payment_id)

  const sale = {
    amountCents: order.amount_cents,
    currency: order.currency,
    email: order.email,
    description: productNames[order.product],
    orderId: order.id,
  }
  const payment = await payments.create(sale, order.id).catch(async (error: unknown) => {
    // No retry can succeed with this address, so the next attempt starts a new order.
    if (error instanceof EmailRefusedError)
      await giveUp(dependencies, order, 'the provider rejected the address')
    throw error
  })
  if (await attachPayment(database, order.id, payment.id)) return payment
  // Another request abandoned this order in the meantime, so its payment must not be paid anymore.
  return payments.cancel(payment.id)
}

/**
 * Abandons an order that has no payment yet. A request that is creating one at this moment cancels it itself. A
 * payment that was attached just before is canceled here.
 */
async function replaceUnpaidOrder(dependencies: CheckoutDependencies, order: Order): Promise<null> {
  await giveUp(dependencies, order, 'restarted with another address or price')
  const after = await findOrder(dependencies.database, 'id', order.id)
  const paymentId = after?.payment_id ?? null
  if (paymentId !== null) await dependencies.payments.cancel(paymentId)
  return null
}

/** Frees the attempt for a new order. Always returns null, for the next try. */
async function giveUp({ database, now }: CheckoutDependencies, order: Order, detail: string): Promise<null> {
  await database.transaction().execute((transaction) =>
    changeOrder(transaction, order, {
      state: order.state === 'pending' ? 'cancelled' : order.state,
      cause: 'checkout',
      detail,
      nowMs: now(),
      values: { attempt_hash: null, ...(order.state === 'pending' ? { next_check_at: null } : {}) },
    }),
  )
  return null
}

/** A browser with the attempt's key began the checkout, even if its cookie was lost. */
async function bindBrowser(
  { database }: CheckoutDependencies,
  order: Order,
  { browserSecret, user }: Checkout,
) {
  const browserHash = hashCheckoutSecret('browser', browserSecret)
  if (order.browser_hash !== browserHash) await rebindBrowser(database, order.id, browserHash)
  const userId = findSignedInBuyer(user, order.email)
  if (userId !== null && order.user_id !== userId) await noteBuyer(database, order.id, userId)
}

/** A purchase under another address is meant for the owner of that address. */
function findSignedInBuyer(user: Checkout['user'], email: string): string | null {
  return user !== null && user.email === email ? user.id : null
}

function isSameSale(order: Order, { price, email }: Checkout): boolean {
  return order.product === price.product && order.amount_cents === price.chargeCents && order.email === email
}

import type { User } from '#contract/user.ts'
import type { CredentialsAnswer, NotReadyDetails } from '#contract/payments.ts'
import type { Payment } from '#server/adapters/payments/payment-provider.ts'
import { AppError } from '#server/http/app-error.ts'
import { hashCheckoutSecret } from './checkout-secrets.ts'
import { findOrder, type Order } from './order-store.ts'
import { type SettleDependencies, type Settled, settlePayment } from './settle-payment.ts'

/**
 * The success page signs its buyer in within this time. After that, the person at the browser signs in the usual
 * way.
 */
const signInWindowMs = 60 * 60 * 1000

export interface Asker {
  /** The value of the checkout's cookie. */
  browserSecret: string | null
  user: User | null
  /** Signs this browser in to an account that has no password yet. Null when it now has one. */
  signIn: (userId: string) => Promise<User | null>
}

/**
 * Answers the success page's poll. Only the browser that began the checkout, or the account's owner, gets details.
 */
export async function giveCredentials(
  dependencies: SettleDependencies,
  paymentId: string,
  asker: Asker,
): Promise<CredentialsAnswer> {
  const known = await findOrder(dependencies.database, 'payment_id', paymentId)
  // The same answer as for a payment that does not exist, so that asking reveals nothing.
  if (known === null || !mayAsk(known, asker)) throw new AppError('other_browser')

  const { order, payment } =
    known.fulfilled_at === null
      ? await trySettling(dependencies, paymentId, known)
      : { order: known, payment: null }
  if (order.fulfilled_at === null) throw explainNotReady(payment)
  // Nothing more will happen, and without this answer the page would poll forever.
  if (order.user_id === null) return { outcome: 'attached', message: deletedMessage }
  return answer(dependencies, { ...order, user_id: order.user_id, fulfilled_at: order.fulfilled_at }, asker)
}

function mayAsk(order: Order, { browserSecret, user }: Asker): boolean {
  const isSameBrowser =
    browserSecret !== null && order.browser_hash === hashCheckoutSecret('browser', browserSecret)
  return isSameBrowser || (user !== null && user.id === order.user_id)
}

/** A failure of the provider is not an answer to the buyer. The page asks again in two seconds. */
async function trySettling(
  dependencies: SettleDependencies,
  paymentId: string,
  known: Order,
): Promise<Settled> {
  const nothingNew = { order: known, payment: null }
  try {
    return (await settlePayment(dependencies, paymentId, { cause: 'success page' })) ?? nothingNew
  } catch (error) {
    dependencies.log.warn({ err: error, orderId: known.id }, 'a payment could not be settled yet')
    return nothingNew
  }
}

async function answer(
  { now }: SettleDependencies,
  order: Order & { user_id: string; fulfilled_at: number },
  { user, signIn }: Asker,
): Promise<CredentialsAnswer> {
  if (user?.id === order.user_id) return { outcome: 'signed-in', username: user.username }
  if (order.account_reset === 1) return { outcome: 'attached', message: resetMessage }
  if (order.made_account === 0) return { outcome: 'attached', message: attachedMessage }

  const isInTime = now() - order.fulfilled_at < signInWindowMs
  const signedIn = isInTime ? await signIn(order.user_id) : null
  if (signedIn !== null) return { outcome: 'signed-in', username: signedIn.username }
  return { outcome: 'attached', message: signInMessage }
}

const attachedMessage =
  'This email address already has an account, and your purchase is in it. Sign in as usual.'
const resetMessage =
  'This email address already has an account, and your purchase is in it. Choose a password with the link in our email.'
const deletedMessage =
  'The account with your purchase has been deleted. If that was a mistake, write to us and include the payment number.'
const signInMessage =
  'Your purchase is in your account. Sign in with your password or with the link in our email.'

function explainNotReady(payment: Payment | null): AppError {
  if (payment === null) return new AppError('account_not_ready')
  const { status, failure } = payment
  const details: NotReadyDetails = {
    payment: { status, ...(failure === null ? {} : { failureMessage: failure.message }) },
  }
  return new AppError('account_not_ready', { details: { ...details } })
}

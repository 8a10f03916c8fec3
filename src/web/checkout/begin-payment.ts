import type { Price } from '#domain/commerce/prices.ts'
import { attempts } from './browser-attempts.ts'
import { findPhaseOfIntent, findPhaseOfState, type Phase } from './checkout-phase.ts'
import { createPayment, readPaymentState } from './payment-calls.ts'

/** Creates this tab's payment, or finds the one that its attempt has already created. */
export async function beginPayment(price: Price, email: string): Promise<Phase> {
  const { product } = price
  const { key } = attempts.begin(product, email)
  const answer = await createPayment(price, email, key)
  attempts.openCardForm(product, answer.paymentIntentId)
  if (answer.status === 'paid') attempts.markPaid(product, answer.paymentIntentId)
  return findPhaseOfIntent(answer, price, email)
}

/** Continues the payment in the address, or the one from before a reload. */
export async function openPayment(price: Price, clientSecret: string | null): Promise<Phase> {
  const { product } = price
  if (clientSecret !== null) {
    return findPhaseOfState(await readPaymentState(clientSecret), clientSecret, product)
  }
  const attempt = attempts.find(product)
  return attempt === null ? { kind: 'email' } : beginPayment(price, attempt.email)
}

import { type CredentialsAnswer, notReadyDetailsSchema } from '#contract/payments.ts'
import type { PaymentStatus } from '#domain/commerce/order-state.ts'
import * as z from 'zod/mini'
import { ApiError } from '#web/api/api-error.ts'

/** What the success screen knows about its purchase. */
export type PurchaseState =
  | { kind: 'waiting'; payment: 'unknown' | Exclude<PaymentStatus, 'cancelled'> }
  | { kind: 'signed-in'; username: string; password: string | null }
  | { kind: 'attached'; message: string }
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; message: string }

/** Earlier servers sent this in place of a password. It is not a password. */
const passwordPlaceholder = 'Login ready!'

export function readCredentials(answer: CredentialsAnswer): PurchaseState {
  if (answer.outcome === 'attached') return { kind: 'attached', message: answer.message }
  const { username, password } = answer
  const isReal = password !== undefined && password !== '' && password !== passwordPlaceholder
  return { kind: 'signed-in', username, password: isReal ? password : null }
}

/** The state that a refused request implies. Anything that is not final is requested again. */
export function readRefusal(error: unknown, earlier: PurchaseState): PurchaseState {
  if (!(error instanceof ApiError)) return earlier
  const code = error.answer?.code
  if (code === 'other_browser' || code === 'bad_request') {
    return { kind: 'refused', message: error.userMessage ?? '' }
  }
  const payment = code === 'account_not_ready' ? findPayment(error.body) : null
  if (payment === null) return earlier
  const { status, failureMessage } = payment
  if (status === 'cancelled') return { kind: 'failed', message: 'The payment was canceled.' }
  if (status === 'open' && failureMessage !== undefined) return { kind: 'failed', message: failureMessage }
  return { kind: 'waiting', payment: status }
}

export function isFinal({ kind }: PurchaseState): boolean {
  return kind !== 'waiting'
}

function findPayment(body: string) {
  try {
    const parsed = z.safeParse(notReadyDetailsSchema, JSON.parse(body))
    return parsed.success ? parsed.data.payment : null
  } catch {
    return null
  }
}

import type { OrderState } from './entitlements.ts'
import { isPaidInFull } from './prices.ts'

/** The state of a payment at the card provider, in the words that screens and server share. */
export const paymentStatuses = [
  /** Waits for a card: the first, or another one after a declined card. */
  'open',
  /** The cardholder has to confirm at their bank. */
  'confirming',
  'processing',
  'paid',
  'cancelled',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type DisputeState = 'none' | 'open' | 'won' | 'lost'

export interface PaymentSnapshot {
  status: PaymentStatus
  /** The amount received once it is paid. Before that, the amount requested. */
  amountCents: number
  currency: string
  refundedCents: number
  dispute: DisputeState
}

/** Not paid yet, or never paid. 'mismatched': paid, but not the amount or currency of the order. */
export const unpaidStates = ['pending', 'cancelled', 'mismatched'] as const
export type OrderRecordState = OrderState | (typeof unpaidStates)[number]

/**
 * The state of an order is derived from its payment as the provider reports it now, never from the order of the
 * messages about it, which arrive late, twice and in any order.
 */
export function computeOrderState(orderCents: number, payment: PaymentSnapshot): OrderRecordState {
  if (payment.status === 'cancelled') return 'cancelled'
  if (payment.status !== 'paid') return 'pending'
  if (payment.dispute === 'lost') return 'dispute_lost'
  if (payment.refundedCents >= payment.amountCents) return 'refunded'
  if (!isPaidInFull(orderCents, payment)) return 'mismatched'
  if (payment.dispute === 'open') return 'disputed'
  return payment.refundedCents > 0 ? 'partly_refunded' : 'paid'
}

/** Null for an order that was never correctly paid and so never granted anything. */
export function findPaidState(state: OrderRecordState): OrderState | null {
  return state === 'pending' || state === 'cancelled' || state === 'mismatched' ? null : state
}

import type { OrderState } from './entitlements.ts'
import { isPaidInFull } from './prices.ts'

/** Where a payment stands with the card provider, in the words that screens and server share. */
export const paymentStatuses = [
  /** Waits for a card, the first or another one after a refusal. */
  'open',
  /** The card's owner has to confirm at their bank. */
  'confirming',
  'processing',
  'paid',
  'cancelled',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type DisputeState = 'none' | 'open' | 'won' | 'lost'

export interface PaymentSnapshot {
  status: PaymentStatus
  /** What was received once it is paid; before that, what is asked for. */
  amountCents: number
  currency: string
  refundedCents: number
  dispute: DisputeState
}

/** Before the money came, or instead of it. 'mismatched': paid, but not what the order is for. */
export const unpaidStates = ['pending', 'cancelled', 'mismatched'] as const
export type OrderRecordState = OrderState | (typeof unpaidStates)[number]

/**
 * Where an order stands is read off its payment as the provider tells it now, never off the order of the
 * messages about it: those come late, twice and in any order.
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

/** Null for an order that was never rightly paid and so never gave anybody anything. */
export function findPaidState(state: OrderRecordState): OrderState | null {
  return state === 'pending' || state === 'cancelled' || state === 'mismatched' ? null : state
}

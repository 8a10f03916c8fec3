import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeEntitlements } from './entitlements.ts'
import { computeOrderState, findPaidState, type PaymentSnapshot, paymentStatuses } from './order-state.ts'

const paid: PaymentSnapshot = {
  status: 'paid',
  amountCents: 9700,
  currency: 'usd',
  refundedCents: 0,
  dispute: 'none',
}

describe('the state of an order', () => {
  test.each([
    [{}, 'paid'],
    [{ currency: 'USD' }, 'paid'],
    [{ dispute: 'won' }, 'paid'],
    [{ refundedCents: 1000 }, 'partly_refunded'],
    [{ refundedCents: 9700 }, 'refunded'],
    [{ dispute: 'open' }, 'disputed'],
    [{ dispute: 'lost' }, 'dispute_lost'],
    [{ dispute: 'lost', refundedCents: 9700 }, 'dispute_lost'],
    [{ dispute: 'open', refundedCents: 9700 }, 'refunded'],
    [{ amountCents: 9699 }, 'mismatched'],
    [{ amountCents: 9701 }, 'mismatched'],
    [{ currency: 'eur' }, 'mismatched'],
    [{ currency: 'eur', refundedCents: 9700 }, 'refunded'],
    [{ status: 'open' }, 'pending'],
    [{ status: 'confirming' }, 'pending'],
    [{ status: 'processing' }, 'pending'],
    [{ status: 'cancelled' }, 'cancelled'],
  ] as const)('with a payment that is %j is %s', (payment, state) => {
    expect(computeOrderState(9700, { ...paid, ...payment })).toBe(state)
  })

  test('grants access only for the full price in our currency that was not refunded', () => {
    const payments = fc.record({
      status: fc.constantFrom(...paymentStatuses),
      amountCents: fc.constantFrom(1, 9699, 9700, 9701),
      currency: fc.constantFrom('usd', 'eur'),
      refundedCents: fc.constantFrom(0, 1, 9700),
      dispute: fc.constantFrom('none', 'open', 'won', 'lost'),
    })
    fc.assert(
      fc.property(payments, (payment) => {
        const state = findPaidState(computeOrderState(9700, payment))
        const held =
          state === null ? [] : computeEntitlements([{ product: 'tool', state, isCompleted: false }])
        const isRight =
          payment.status === 'paid' &&
          payment.amountCents === 9700 &&
          payment.currency === 'usd' &&
          payment.refundedCents < 9700 &&
          payment.dispute !== 'lost'
        expect(held).toEqual(isRight ? ['tool'] : [])
      }),
    )
  })
})

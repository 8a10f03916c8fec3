import { describe, expect, test } from 'vitest'
import type { PaymentStateAnswer } from '#contract/payments.ts'
import { computePrice } from '#domain/commerce/prices.ts'
import type { Attempt } from './attempts.ts'
import { findFirstPhase, findPhaseOfIntent, findPhaseOfState } from './checkout-phase.ts'

const attempt: Attempt = { key: 'k'.repeat(20), email: 'ada@example.com', isPaying: false, isPaid: false }

describe('a checkout begins', () => {
  test('with the email', () => {
    expect(findFirstPhase(null, null)).toEqual({ kind: 'email' })
    expect(findFirstPhase(null, attempt)).toEqual({ kind: 'email' })
  })

  test('with the card when there is a payment in the address, regardless of earlier attempts', () => {
    expect(findFirstPhase('pi_1_secret_x', { ...attempt, isPaid: true })).toEqual({ kind: 'opening' })
  })

  test('with the card when it was open before a reload', () => {
    expect(findFirstPhase(null, { ...attempt, isPaying: true })).toEqual({ kind: 'opening' })
  })

  test('with the completed purchase, not with a second payment', () => {
    const paid = { ...attempt, isPaid: true, paymentIntentId: 'pi_1' }
    expect(findFirstPhase(null, paid)).toEqual({ kind: 'over', reason: 'paid', paymentIntentId: 'pi_1' })
  })
})

describe('the payment of this tab', () => {
  const answer = { clientSecret: 'pi_1_secret_x', paymentIntentId: 'pi_1', amountCents: 14_775 }
  const price = computePrice('course', 25)

  test.each(['open', 'confirming'] as const)('asks for a card while it is %s', (status) => {
    expect(findPhaseOfIntent({ ...answer, status }, price, 'ada@example.com')).toEqual({
      kind: 'payment',
      payment: { ...answer, discountPercent: 25, email: 'ada@example.com', failureMessage: null },
    })
  })

  test.each(['paid', 'processing'] as const)('moves on when it is %s', (status) => {
    expect(findPhaseOfIntent({ ...answer, status }, price, '')).toEqual({
      kind: 'leaving',
      paymentIntentId: 'pi_1',
    })
  })
})

describe('a payment in the address', () => {
  const secret = 'pi_1_secret_x'
  const known = { paymentIntentId: 'pi_1', product: 'tool', discountPercent: 0, amountCents: 9700 } as const
  const look = (state: PaymentStateAnswer) => findPhaseOfState(state, secret, 'tool')

  test('asks for another card and says why', () => {
    expect(look({ ...known, status: 'open', failureMessage: 'Your card was declined.' })).toMatchObject({
      kind: 'payment',
      payment: { clientSecret: secret, amountCents: 9700, failureMessage: 'Your card was declined.' },
    })
  })

  test('for the other product is paid at the other checkout', () => {
    expect(look({ ...known, product: 'course', status: 'open' })).toEqual({
      kind: 'elsewhere',
      product: 'course',
    })
  })

  test.each([
    [{ status: 'unknown' }, { kind: 'over', reason: 'unknown' }],
    [
      { ...known, status: 'cancelled' },
      { kind: 'over', reason: 'cancelled' },
    ],
    [
      { ...known, status: 'paid' },
      { kind: 'over', reason: 'paid', paymentIntentId: 'pi_1' },
    ],
    [
      { ...known, status: 'processing' },
      { kind: 'leaving', paymentIntentId: 'pi_1' },
    ],
  ] as const)('no longer asks for payment when it is %j', (state, phase) => {
    expect(look(state)).toEqual(phase)
  })
})

import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { WebhookRefusedError } from './payment-provider.ts'
import { requireSigned, signWebhook } from './webhook-signature.ts'

const secret = 'whsec_test'
const body = JSON.stringify({ id: 'evt_1', object: 'event', name: 'Zażółć 🚀' })
const stripe = new Stripe('sk_test_1')

describe('our signature', () => {
  test('matches the signature that the provider’s library makes and checks', () => {
    const ours = signWebhook(body, secret, Date.now())
    expect(stripe.webhooks.constructEvent(body, ours, secret)).toMatchObject({ id: 'evt_1' })
    const theirs = stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    expect(() => requireSigned(Buffer.from(body), theirs, secret, Date.now())).not.toThrow()
  })

  test('is accepted next to others, as during a change of secrets', () => {
    const header = `${signWebhook(body, secret, 0)},v1=${'0'.repeat(64)},v0=abc`
    expect(() => requireSigned(Buffer.from(body), header, secret, 0)).not.toThrow()
  })

  test.each([-301_000, 301_000])('is rejected when the clock is off by %i ms', (byMs) => {
    const header = signWebhook(body, secret, 1_000_000_000)
    expect(() => requireSigned(Buffer.from(body), header, secret, 1_000_000_000 + byMs)).toThrow(
      WebhookRefusedError,
    )
  })

  test('is rejected with another secret', () => {
    const header = signWebhook(body, 'whsec_other', 0)
    expect(() => requireSigned(Buffer.from(body), header, secret, 0)).toThrow('does not belong')
  })
})

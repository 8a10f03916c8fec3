import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayments } from '#server/adapters/payments/open-payments.ts'
import { type PaymentProvider, PaymentProviderError } from '#server/adapters/payments/payment-provider.ts'
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const sale = {
  amountCents: 9700,
  currency: 'usd',
  email: 'ada@example.com',
  description: 'Planwright business planning tool',
  orderId: 'ord_1',
}

describe('the Stripe adapter', () => {
  let place: TestDatabase
  let stripe: FakeStripe
  let provider: PaymentProvider

  const open = async (secretKey: string, requestTimeoutMs = 60_000, apiBase = stripe.address) => {
    const settings = {
      provider: 'stripe',
      secretKey,
      publishableKey: 'pk_test_fake',
      webhookSecret: 'whsec_fake',
      apiBase,
    } as const
    const dependencies = { database: place.database, now: Date.now, requestTimeoutMs }
    return (await openPayments(settings, dependencies)).provider
  }

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    stripe = await startFakeStripe()
    provider = await open(stripe.secretKey)
  })
  beforeEach(() => {
    stripe.requests.length = 0
  })
  afterAll(async () => {
    await stripe.close()
    await place.remove()
  })

  test('sends our price, the address for the receipt, the order and its key', async () => {
    const { id } = await provider.create(sale, 'ord_1')
    const [request] = stripe.requests
    expect(request).toMatchObject({ method: 'POST', path: '/v1/payment_intents' })
    expect(request?.headers).toMatchObject({
      'idempotency-key': 'ord_1',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      amount: '9700',
      currency: 'usd',
      description: 'Planwright business planning tool',
      receipt_email: 'ada@example.com',
      'metadata[order_id]': 'ord_1',
      'automatic_payment_methods[enabled]': 'true',
    })
    expect(stripe.records.intents.get(id)).toMatchObject({ amount: 9700, receiptEmail: 'ada@example.com' })
  })

  test('reads a payment with its charge in one request, and its dispute only where there is one', async () => {
    const { id } = await provider.create(sale, 'ord_2')
    stripe.records.pay(id)
    stripe.requests.length = 0
    await provider.find(id)
    expect(stripe.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
      `/v1/payment_intents/${id}?expand[0]=latest_charge`,
    ])
    stripe.records.dispute(id, 'needs_response')
    expect(await provider.find(id)).toMatchObject({ dispute: 'open' })
  })

  test('retries with the same key when Stripe fails temporarily', async () => {
    stripe.failNext(1, 500)
    const first = await provider.create(sale, 'ord_3')
    const again = await provider.create(sale, 'ord_3')
    expect(again.id).toBe(first.id)
    expect(stripe.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'ord_3',
      'ord_3',
      'ord_3',
    ])
  })

  test.each([
    ['never comes', 'stall'],
    ['is cut off', 'cut'],
  ] as const)('makes one payment when Stripe’s answer %s', async (_what, how) => {
    const impatient = await open(stripe.secretKey, 1000)
    stripe.loseNextAnswer(how)
    const { id } = await impatient.create(sale, `ord_${how}`)
    expect(stripe.requests.length).toBeGreaterThan(1)
    expect((await provider.create(sale, `ord_${how}`)).id).toBe(id)
  })

  test('reports a failure when Stripe cannot be reached', async () => {
    const away = await startFakeStripe()
    const unreachable = await open(away.secretKey, 60_000, away.address)
    await away.close()
    await expect(unreachable.create(sale, 'ord_6')).rejects.toThrow(PaymentProviderError)
  })

  test('reports a failure when a key is used for something else', async () => {
    await provider.create(sale, 'ord_4')
    await expect(provider.create({ ...sale, amountCents: 19_700 }, 'ord_4')).rejects.toThrow(
      PaymentProviderError,
    )
  })

  test('reports a failure with a wrong key, and does not mistake it for a missing payment', async () => {
    const stranger = await open('sk_test_wrong')
    await expect(stranger.find('pi_1')).rejects.toThrow(PaymentProviderError)
    await expect(stranger.create(sale, 'ord_5')).rejects.toThrow('Invalid API Key')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PaymentProviderError, WebhookRefusedError } from '#server/adapters/payments/payment-provider.ts'
import { openPaymentBackend, type PaymentBackend, backendNames } from './payment-backends.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const sale = {
  amountCents: 14_775,
  currency: 'usd',
  email: 'ada@example.com',
  description: 'Planwright course',
  orderId: 'ord_1',
}

describeOnBothDatabases('a card provider', (engine) => {
  describe.each(backendNames)('%s', (name) => {
    let place: TestDatabase
    let paymentBackend: PaymentBackend

    beforeAll(async () => {
      place = await createTestDatabase(engine)
      paymentBackend = await openPaymentBackend(name, { database: place.database, now: Date.now })
    })
    afterAll(async () => {
      await paymentBackend.close()
      await place.remove()
    })

    const create = () => paymentBackend.provider.create(sale, randomUUID())
    const readEvents = async () => {
      const events = await paymentBackend.takeEvents()
      return Promise.all(
        events.map(({ body, signature }) => paymentBackend.provider.readEvent(Buffer.from(body), signature)),
      )
    }

    test('makes an open payment with our price and our order id', async () => {
      const payment = await create()
      expect(payment).toEqual({
        id: expect.stringMatching(/^pi_\w+$/),
        clientSecret: expect.stringMatching(new RegExp(`^${payment.id}_secret_\\w+$`)),
        orderId: 'ord_1',
        status: 'open',
        amountCents: 14_775,
        currency: 'usd',
        refundedCents: 0,
        dispute: 'none',
        failure: null,
      })
      expect(await paymentBackend.provider.find(payment.id)).toEqual(payment)
    })

    test('makes one payment per key, even for many simultaneous requests', async () => {
      const key = randomUUID()
      const payments = await Promise.all([1, 2, 3].map(() => paymentBackend.provider.create(sale, key)))
      expect(new Set(payments.map(({ id }) => id)).size).toBe(1)
      expect((await create()).id).not.toBe(payments[0]?.id)
    })

    test('does not find a payment that was never made', async () => {
      expect(await paymentBackend.provider.find('pi_nowhere')).toBeNull()
      await expect(paymentBackend.provider.cancel('pi_nowhere')).rejects.toThrow(PaymentProviderError)
    })

    test('reports a paid payment, in an event and when asked', async () => {
      const { id } = await create()
      await paymentBackend.takeEvents()
      await paymentBackend.pay(id)
      expect(await paymentBackend.provider.find(id)).toMatchObject({ status: 'paid', amountCents: 14_775 })
      expect(await readEvents()).toEqual([
        {
          id: expect.stringMatching(/^evt_/),
          type: 'payment_intent.succeeded',
          paymentId: id,
          failure: null,
        },
      ])
    })

    test('leaves a payment open after a refused card, with the reason', async () => {
      const { id } = await create()
      await paymentBackend.takeEvents()
      await paymentBackend.decline(id)
      const failure = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' }
      expect(await paymentBackend.provider.find(id)).toMatchObject({ status: 'open', failure })
      expect(await readEvents()).toEqual([
        expect.objectContaining({ type: 'payment_intent.payment_failed', paymentId: id, failure }),
      ])
      await paymentBackend.pay(id)
      expect(await paymentBackend.provider.find(id)).toMatchObject({ status: 'paid', failure: null })
    })

    test('distinguishes confirming from processing', async () => {
      const [asked, slow] = [await create(), await create()]
      await paymentBackend.askForConfirmation(asked.id)
      await paymentBackend.process(slow.id)
      expect(await paymentBackend.provider.find(asked.id)).toMatchObject({ status: 'confirming' })
      expect(await paymentBackend.provider.find(slow.id)).toMatchObject({ status: 'processing' })
    })

    test('cancels an open payment and leaves a paid one', async () => {
      const [open, paid] = [await create(), await create()]
      await paymentBackend.pay(paid.id)
      expect(await paymentBackend.provider.cancel(open.id)).toMatchObject({ status: 'cancelled' })
      expect(await paymentBackend.provider.cancel(open.id)).toMatchObject({ status: 'cancelled' })
      expect(await paymentBackend.provider.cancel(paid.id)).toMatchObject({ status: 'paid' })
    })

    test('refunds the full amount, once', async () => {
      const { id } = await create()
      await expect(paymentBackend.provider.refund(id)).rejects.toThrow(PaymentProviderError)
      await paymentBackend.pay(id)
      await paymentBackend.takeEvents()
      await paymentBackend.provider.refund(id)
      await paymentBackend.provider.refund(id)
      expect(await paymentBackend.provider.find(id)).toMatchObject({ status: 'paid', refundedCents: 14_775 })
      expect(await readEvents()).toEqual([
        expect.objectContaining({ type: 'charge.refunded', paymentId: id }),
      ])
    })

    test.each(['won', 'lost'] as const)('follows a dispute until it is %s', async (end) => {
      const { id } = await create()
      await paymentBackend.pay(id)
      await paymentBackend.takeEvents()
      await paymentBackend.dispute(id, 'open')
      expect(await paymentBackend.provider.find(id)).toMatchObject({ dispute: 'open' })
      await paymentBackend.dispute(id, end)
      expect(await paymentBackend.provider.find(id)).toMatchObject({ status: 'paid', dispute: end })
      const types = (await readEvents()).map(({ type, paymentId }) => [type, paymentId])
      expect(types).toEqual([
        ['charge.dispute.created', id],
        ['charge.dispute.closed', id],
      ])
    })

    test('accepts events that we do not handle, and reports that they are not ours', async () => {
      const body = JSON.stringify({
        id: 'evt_1',
        type: 'customer.created',
        data: { object: { id: 'cus_1' } },
      })
      const { signature } = await paymentBackend.sign(body)
      expect(await paymentBackend.provider.readEvent(Buffer.from(body), signature)).toEqual({
        id: 'evt_1',
        type: 'customer.created',
        paymentId: null,
        failure: null,
      })
    })

    test('refuses an event without its signature', async () => {
      const body = JSON.stringify({ id: 'evt_1', type: 'x', data: { object: {} } })
      const { signature } = await paymentBackend.sign(body)
      const old = `t=1,v1=${'0'.repeat(64)}`
      for (const [sent, header] of [
        [`${body} `, signature],
        [body, signature.replace(/v1=\w{4}/, 'v1=0000')],
        [body, signature.replace(/t=\d+/, 't=1700000000')],
        [body, old],
        [body, (await paymentBackend.sign(body, Date.now() + 6 * 60_000)).signature],
        [body, ''],
        [body, 'nonsense'],
      ] as const) {
        await expect(paymentBackend.provider.readEvent(Buffer.from(sent), header)).rejects.toThrow(
          WebhookRefusedError,
        )
      }
    })
  })
})

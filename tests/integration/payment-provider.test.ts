import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PaymentProviderError, WebhookRefusedError } from '#server/adapters/payments/payment-provider.ts'
import { createWorld, type PaymentWorld, worldNames } from './payment-worlds.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'

const sale = {
  amountCents: 14_775,
  currency: 'usd',
  email: 'ada@example.com',
  description: 'Planwright course',
  orderId: 'ord_1',
}

describeOnBothDatabases('a card provider', (engine) => {
  describe.each(worldNames)('%s', (name) => {
    let place: TestDatabase
    let world: PaymentWorld

    beforeAll(async () => {
      place = await createTestDatabase(engine)
      world = await createWorld(name, { database: place.database, now: Date.now })
    })
    afterAll(async () => {
      await world.close()
      await place.remove()
    })

    const create = () => world.provider.create(sale, randomUUID())
    const readEvents = async () => {
      const events = await world.takeEvents()
      return Promise.all(
        events.map(({ body, signature }) => world.provider.readEvent(Buffer.from(body), signature)),
      )
    }

    test('makes an open payment of our price, with our order on it', async () => {
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
      expect(await world.provider.find(payment.id)).toEqual(payment)
    })

    test('makes one payment for one key, however often and at once it is asked', async () => {
      const key = randomUUID()
      const payments = await Promise.all([1, 2, 3].map(() => world.provider.create(sale, key)))
      expect(new Set(payments.map(({ id }) => id)).size).toBe(1)
      expect((await create()).id).not.toBe(payments[0]?.id)
    })

    test('knows nothing of a payment that was never made', async () => {
      expect(await world.provider.find('pi_nowhere')).toBeNull()
      await expect(world.provider.cancel('pi_nowhere')).rejects.toThrow(PaymentProviderError)
    })

    test('tells of a paid payment, in an event and when asked', async () => {
      const { id } = await create()
      await world.takeEvents()
      await world.pay(id)
      expect(await world.provider.find(id)).toMatchObject({ status: 'paid', amountCents: 14_775 })
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
      await world.takeEvents()
      await world.decline(id)
      const failure = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' }
      expect(await world.provider.find(id)).toMatchObject({ status: 'open', failure })
      expect(await readEvents()).toEqual([
        expect.objectContaining({ type: 'payment_intent.payment_failed', paymentId: id, failure }),
      ])
      await world.pay(id)
      expect(await world.provider.find(id)).toMatchObject({ status: 'paid', failure: null })
    })

    test('tells confirming and processing apart', async () => {
      const [asked, slow] = [await create(), await create()]
      await world.askForConfirmation(asked.id)
      await world.process(slow.id)
      expect(await world.provider.find(asked.id)).toMatchObject({ status: 'confirming' })
      expect(await world.provider.find(slow.id)).toMatchObject({ status: 'processing' })
    })

    test('cancels what is open and leaves what is paid', async () => {
      const [open, paid] = [await create(), await create()]
      await world.pay(paid.id)
      expect(await world.provider.cancel(open.id)).toMatchObject({ status: 'cancelled' })
      expect(await world.provider.cancel(open.id)).toMatchObject({ status: 'cancelled' })
      expect(await world.provider.cancel(paid.id)).toMatchObject({ status: 'paid' })
    })

    test('gives all of the money back, once', async () => {
      const { id } = await create()
      await expect(world.provider.refund(id)).rejects.toThrow(PaymentProviderError)
      await world.pay(id)
      await world.takeEvents()
      await world.provider.refund(id)
      await world.provider.refund(id)
      expect(await world.provider.find(id)).toMatchObject({ status: 'paid', refundedCents: 14_775 })
      expect(await readEvents()).toEqual([
        expect.objectContaining({ type: 'charge.refunded', paymentId: id }),
      ])
    })

    test.each(['won', 'lost'] as const)('follows a dispute until it is %s', async (end) => {
      const { id } = await create()
      await world.pay(id)
      await world.takeEvents()
      await world.dispute(id, 'open')
      expect(await world.provider.find(id)).toMatchObject({ dispute: 'open' })
      await world.dispute(id, end)
      expect(await world.provider.find(id)).toMatchObject({ status: 'paid', dispute: end })
      const types = (await readEvents()).map(({ type, paymentId }) => [type, paymentId])
      expect(types).toEqual([
        ['charge.dispute.created', id],
        ['charge.dispute.closed', id],
      ])
    })

    test('takes events that we do not follow, and says that they are none of ours', async () => {
      const body = JSON.stringify({
        id: 'evt_1',
        type: 'customer.created',
        data: { object: { id: 'cus_1' } },
      })
      const { signature } = await world.sign(body)
      expect(await world.provider.readEvent(Buffer.from(body), signature)).toEqual({
        id: 'evt_1',
        type: 'customer.created',
        paymentId: null,
        failure: null,
      })
    })

    test('refuses what it did not sign', async () => {
      const body = JSON.stringify({ id: 'evt_1', type: 'x', data: { object: {} } })
      const { signature } = await world.sign(body)
      const old = `t=1,v1=${'0'.repeat(64)}`
      for (const [sent, header] of [
        [`${body} `, signature],
        [body, signature.replace(/v1=\w{4}/, 'v1=0000')],
        [body, signature.replace(/t=\d+/, 't=1700000000')],
        [body, old],
        [body, ''],
        [body, 'nonsense'],
      ] as const) {
        await expect(world.provider.readEvent(Buffer.from(sent), header)).rejects.toThrow(WebhookRefusedError)
      }
    })
  })
})

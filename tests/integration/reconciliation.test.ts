import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcileOrders } from '#server/commerce/reconcile-orders.ts'
import { backendNames } from './payment-backends.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

describeOnBothDatabases('reconciliation', (engine) => {
  describe.each(backendNames)('with %s', (backendName) => {
    let setup: PaymentSetup

    beforeAll(async () => {
      setup = await openPaymentSetup(engine, backendName)
    })
    afterAll(() => setup.close())

    const readState = async (email: string) => (await readTraces(setup.database, email)).orders[0]?.state
    const reconcile = (scope: 'due' | 'open' | 'all' = 'due') =>
      reconcileOrders(setup.createOrderServices(), { scope, cause: 'reconciliation' })

    test('fulfills orders at the start that were paid while no server was running', async () => {
      const email = 'restart@example.com'
      const { paymentIntentId } = await begin(setup.openBrowser(), { email })
      await setup.payments.pay(paymentIntentId)
      expect(await readState(email)).toBe('pending')
      await setup.restart()
      await expect.poll(() => readState(email), { timeout: 10_000 }).toBe('paid')
      const { users, mails, entitlements } = await readTraces(setup.database, email)
      expect([users.length, mails.length, entitlements.length]).toEqual([1, 1, 1])
    })

    test('looks hourly for payments whose webhook never came', async () => {
      const email = 'hourly@example.com'
      const { paymentIntentId } = await begin(setup.openBrowser(), { email })
      await setup.payments.pay(paymentIntentId)
      await reconcile()
      expect(await readState(email)).toBe('pending')
      setup.server.clock.now += hourMs
      const runs = await Promise.all([reconcile(), reconcile(), reconcile()])
      expect(await readState(email)).toBe('paid')
      expect((await readTraces(setup.database, email)).mails).toHaveLength(1)
      const changed = runs.flatMap((run) => run.changed.filter(({ after }) => after.email === email))
      expect(changed).toHaveLength(1)
    })

    test('revokes orders that were refunded while no server was running', async () => {
      const email = 'refunded@example.com'
      const { paymentIntentId } = await begin(setup.openBrowser(), { email })
      await setup.payments.pay(paymentIntentId)
      await reconcile('open')
      expect(await readState(email)).toBe('paid')
      await setup.payments.provider.refund(paymentIntentId)
      setup.server.clock.now += 2 * dayMs
      await reconcile()
      expect(await readState(email)).toBe('refunded')
      expect((await readTraces(setup.database, email)).entitlements).toEqual([])
    })

    test('cancels orders that stay unpaid for a week, and then stops asking', async () => {
      const email = 'abandoned@example.com'
      const { paymentIntentId } = await begin(setup.openBrowser(), { email })
      setup.server.clock.now += 8 * dayMs
      await reconcile()
      expect(await readState(email)).toBe('cancelled')
      expect(await setup.payments.provider.find(paymentIntentId)).toMatchObject({ status: 'cancelled' })
      expect((await readTraces(setup.database, email)).orders).toMatchObject([{ next_check_at: null }])
    })
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountData } from '#server/account-data.ts'
import { eraseAccount } from '#server/accounts/self-service/erase-account.ts'
import { settlePayment } from '#server/commerce/settle-payment.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

describeOnBothDatabases('a purchase that is fulfilled while its account is deleted', (engine) => {
  let setup: PaymentSetup

  beforeAll(async () => {
    setup = await openPaymentSetup(engine)
  })
  afterAll(() => setup.close())

  /** Paid for without signing in, so that only the address links the order to the account. */
  async function payFor(name: string) {
    const email = `${name}@example.com`
    await setup.openBrowser().post('/api/auth/register', { username: name, email, password: 'long enough' })
    const browser = setup.openBrowser()
    const { paymentIntentId } = await begin(browser, { email })
    await setup.payments.pay(paymentIntentId)
    const userId = (await readTraces(setup.database, email)).users[0]?.id ?? ''
    return { email, browser, paymentIntentId, userId }
  }

  const erase = (userId: string, check?: Parameters<typeof eraseAccount>[2]) =>
    eraseAccount({ database: setup.database, accountData: createAccountData(setup.database) }, userId, check)

  /** Waits until it is done or blocked by a lock. On the embedded engine it is blocked from the start. */
  async function untilHeldUp(work: Promise<unknown>): Promise<void> {
    if (engine === 'embedded') return
    let isDone = false
    const note = () => (isDone = true)
    work.then(note, note)
    const isWaiting = async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(setup.database)
      return isDone || rows.length > 0
    }
    await expect.poll(isWaiting).toBe(true)
  }

  test('makes a new account when the deletion runs first', async () => {
    const { email, browser, paymentIntentId, userId } = await payFor('first')
    const gate = createGate()
    const reached = createGate()
    const deleting = erase(userId, () => {
      reached.open()
      return gate.opened
    })
    await reached.opened
    const fulfilling = settlePayment(setup.createOrderServices(), paymentIntentId, { cause: 'webhook' })
    await untilHeldUp(fulfilling)
    gate.open()
    await Promise.all([deleting, fulfilling])

    const { users, orders, entitlements, mails } = await readTraces(setup.database, email)
    expect(users).toHaveLength(1)
    expect(users[0]?.id).not.toBe(userId)
    expect(orders).toMatchObject([{ state: 'paid', made_account: 1, user_id: users[0]?.id }])
    expect(entitlements).toHaveLength(1)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Planwright receipt'])
    expect(await browser.post('/api/get-credentials', { paymentIntentId })).toMatchObject({
      body: { outcome: 'signed-in' },
    })
  })

  test('is deleted with its account when the deletion runs second, and the success page says so', async () => {
    const { email, browser, paymentIntentId, userId } = await payFor('second')
    const orderServices = setup.createOrderServices()
    const gate = createGate()
    const reached = createGate()
    const fulfilling = settlePayment(
      {
        ...orderServices,
        enqueueReceipt: async (...receipt) => {
          reached.open()
          await gate.opened
          await orderServices.enqueueReceipt(...receipt)
        },
      },
      paymentIntentId,
      { cause: 'webhook' },
    )
    await reached.opened
    const deleting = erase(userId)
    await untilHeldUp(deleting)
    gate.open()
    await Promise.all([deleting, fulfilling])

    const { users, orders, mails } = await readTraces(setup.database, email)
    expect([users, mails]).toEqual([[], []])
    expect(orders).toMatchObject([{ state: 'paid', user_id: null, fulfilled_at: expect.any(Number) }])
    expect(await browser.post('/api/get-credentials', { paymentIntentId })).toMatchObject({
      status: 200,
      body: { outcome: 'attached', message: expect.stringContaining('has been deleted') },
    })
  })
})

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

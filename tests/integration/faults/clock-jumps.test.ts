import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcileOrders } from '#server/commerce/reconcile-orders.ts'
import { purgeDeleted } from '#server/workbooks/purge-deleted.ts'
import { thinHistories } from '#server/workbooks/thin-histories.ts'
import { describeOnBothDatabases } from '#tests/integration/test-database.ts'
import { begin, openPaymentSetup, readTraces, type PaymentSetup } from '#tests/integration/payment-setup.ts'
import { aSave, named } from '#tests/integration/test-plans.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnBothDatabases('a clock that is set while the server runs', (engine) => {
  let setup: PaymentSetup
  beforeAll(async () => {
    setup = await openPaymentSetup(engine, 'sandbox', { rateLimitFactor: 1 })
  })
  afterAll(() => setup.close())

  /** Does something while the clock is wrong, and then corrects the clock. */
  async function whileWrong<Result>(byMs: number, work: () => Promise<Result>): Promise<Result> {
    const { clock } = setup.server
    clock.now += byMs
    try {
      return await work()
    } finally {
      clock.now -= byMs
    }
  }

  let people = 0
  async function signUp() {
    people += 1
    const browser = setup.openBrowser()
    const username = `clock${people}`
    const person = { username, email: `${username}@example.com`, password: 'long enough' }
    expect(await browser.post('/api/auth/register', person)).toMatchObject({ status: 201 })
    return { browser, person }
  }

  test('forward and back, or backward, leaves people signed in', async () => {
    const { browser } = await signUp()
    const read = async () => (await browser.get('/api/auth/user')).status
    expect(await whileWrong(60 * dayMs, read)).toBe(401)
    expect(await read()).toBe(200)
    expect(await whileWrong(-60 * dayMs, read)).toBe(200)
    expect(await read()).toBe(200)
  })

  test('forward and back does not lock anyone out for as long as it was ahead', async () => {
    const { person } = await signUp()
    const logIn = async (password: string) => {
      const { username } = person
      return (await setup.openBrowser().post('/api/auth/login', { username, password })).status
    }
    await whileWrong(300 * dayMs, async () => {
      for (let attempt = 0; attempt < 11; attempt += 1) await logIn('wrong')
      expect(await logIn(person.password)).toBe(429)
    })
    expect(await logIn(person.password)).toBe(200)
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('wrong')
    expect(await logIn(person.password)).toBe(429)
    expect(await whileWrong(-minuteMs, () => logIn(person.password))).toBe(429)
  })

  test('backward drops no version, purges no plan, and keeps everything saved meanwhile', async () => {
    const { browser } = await signUp()
    const save = (revision: string, name: string) =>
      browser.post('/api/workbooks', { ...aSave(), revision, ...named(name) })
    const statuses = [
      await save('1', 'Before'),
      await whileWrong(-40 * dayMs, () => save('2', 'In the past')),
      await whileWrong(20 * dayMs, () => save('3', 'In the future')),
      await save('4', 'After'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200])
    await browser.post('/api/workbooks', { ...aSave(), id: 'wb_gone' })
    await fetch(`${setup.address}/api/workbooks/wb_gone`, {
      method: 'DELETE',
      headers: { cookie: `session=${browser.cookies.get('session') ?? ''}` },
    })

    for (const byMs of [-400 * dayMs, 0]) {
      await purgeDeleted(setup.database, setup.server.clock.now + byMs)
      await thinHistories(setup.database, setup.server.clock.now + byMs)
    }
    expect((await browser.get('/api/workbooks/wb_1/versions')).body).toHaveLength(4)
    expect((await browser.get('/api/deleted-workbooks')).body).toMatchObject([{ id: 'wb_gone' }])
  })

  test('forward neither revokes a paid order nor fulfills an unpaid one', async () => {
    const browser = setup.openBrowser()
    const paid = await begin(browser, { email: 'paid@example.com' })
    await begin(browser, { email: 'unpaid@example.com' })
    await setup.payments.pay(paid.paymentIntentId)
    const { database } = setup
    const orderServices = setup.createOrderServices()
    const reconcile = () => reconcileOrders(orderServices, { scope: 'all', cause: 'test' })
    await whileWrong(60 * dayMs, reconcile)
    await whileWrong(-60 * dayMs, reconcile)
    await reconcile()

    expect(await readTraces(database, 'paid@example.com')).toMatchObject({
      orders: [{ state: 'paid' }],
      entitlements: [{ name: 'tool' }],
    })
    expect(await readTraces(database, 'unpaid@example.com')).toMatchObject({ users: [], entitlements: [] })
  })
})

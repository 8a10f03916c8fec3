import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import { createAccountData } from '#server/account-data.ts'
import { eraseAccount } from '#server/accounts/self-service/erase-account.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

const email = 'ada@example.com'

describeOnBothDatabases('an account that has bought', (engine) => {
  let setup: PaymentSetup

  beforeAll(async () => {
    setup = await openPaymentSetup(engine)
  })
  afterAll(() => setup.close())

  test('needs a password to be deleted, leaves its orders, and a later payment makes a new account', async () => {
    const browser = setup.openBrowser()
    const first = await begin(browser, { email })
    await setup.payments.pay(first.paymentIntentId)
    expect(await browser.post('/api/get-credentials', first)).toMatchObject({ status: 200 })
    let shownId = ''
    const ask = (method: 'GET' | 'DELETE', payload?: object) =>
      setup.server.app.inject({
        method,
        url: '/api/account',
        headers: { cookie: `session=${browser.cookies.get('session')}`, [accountHeader]: shownId },
        ...(payload === undefined ? {} : { payload }),
      })

    const account = (await ask('GET')).json()
    shownId = account.profile.id
    expect(account).toMatchObject({
      profile: { email, hasPassword: false },
      entitlements: [{ name: 'tool', source: expect.stringMatching(/^order:/) }],
      orders: [{ product: 'tool', amountCents: 9700, refundedCents: 0, currency: 'usd', state: 'paid' }],
    })
    const currentPassword = 'a good pencil'
    const early = await ask('DELETE', { currentPassword })
    expect([early.statusCode, early.json().code]).toEqual([409, 'password_missing'])

    const { text_body: receipt } = (await readTraces(setup.database, email)).mails[0] ?? {}
    const sent = () => setup.server.mails.find(({ to }) => to === email)?.text ?? receipt ?? ''
    await expect.poll(() => /token=([\w-]+)/.test(sent())).toBe(true)
    const token = /token=([\w-]+)/.exec(sent())?.[1]
    const reset = await browser.post('/api/auth/reset-password', { token, newPassword: currentPassword })
    expect(reset).toMatchObject({ status: 200 })

    // The account is deleted while a second purchase is in progress and a third was abandoned.
    const second = await begin(browser, { email, product: 'course' })
    await begin(browser, { email, attemptKey: 'attempt-key-given-up-1' })
    await begin(browser, { email: 'other@example.com', attemptKey: 'attempt-key-given-up-1' })
    expect(await ask('DELETE', { currentPassword })).toMatchObject({ statusCode: 204 })
    const left = await readTraces(setup.database, email)
    expect(left).toMatchObject({ users: [], mails: [], entitlements: [] })
    expect(left.orders.map(({ state, user_id: userId }) => `${state} ${userId}`).sort()).toEqual([
      'paid null',
      'pending null',
    ])

    await setup.payments.pay(second.paymentIntentId)
    expect(await setup.deliver(await setup.payments.takeEvents())).not.toContain(500)
    const made = await readTraces(setup.database, email)
    expect(made.users).toMatchObject([{ password_hash: null }])
    expect(made.entitlements).toMatchObject([{ name: 'course' }])

    // The first order's account no longer exists, so a refund takes nothing from the new one.
    await setup.payments.provider.refund(first.paymentIntentId)
    expect(await setup.deliver(await setup.payments.takeEvents())).not.toContain(500)
    const after = await readTraces(setup.database, email)
    expect(after.orders.map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
    expect(after.entitlements).toEqual(made.entitlements)
  })

  test('leaves no address in a checkout that was open at its deletion and never paid', async () => {
    const browser = setup.openBrowser()
    const email = 'bob@example.com'
    await browser.post('/api/auth/register', { username: 'bob', email, password: 'long enough' })
    const { paymentIntentId } = await begin(browser, { email })
    const { users } = await readTraces(setup.database, email)
    await eraseAccount(
      { database: setup.database, accountData: createAccountData(setup.database) },
      users[0]?.id ?? '',
    )
    await setup.payments.provider.cancel(paymentIntentId)
    await setup.deliver(await setup.payments.takeEvents())
    const listStates = async () =>
      (await readTraces(setup.database, email)).orders.map(({ state, user_id: userId }) => [state, userId])
    expect(await listStates()).toEqual([['cancelled', null]])

    const countOrders = async () => (await readTraces(setup.database, 'ada@example.com')).orders.length
    const orders = await countOrders()
    expect(orders).toBeGreaterThan(0)
    setup.server.clock.now += 31 * 24 * 60 * 60 * 1000
    await setup.restart()
    await expect.poll(listStates).toEqual([])
    expect(await countOrders()).toBe(orders)
  })
})

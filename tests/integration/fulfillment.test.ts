import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendNames } from './payment-backends.ts'
import { proveAddress } from './prove-address.ts'
import type { TestBrowser } from './test-browser.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

describeOnBothDatabases('a paid order', (engine) => {
  describe.each(backendNames)('with %s', (backendName) => {
    let setup: PaymentSetup
    let number = 0
    const makeEmail = () => `buyer${(number += 1)}@example.com`

    beforeAll(async () => {
      setup = await openPaymentSetup(engine, backendName)
    })
    afterAll(() => setup.close())

    const poll = (browser: TestBrowser, paymentIntentId: string) =>
      browser.post('/api/get-credentials', { paymentIntentId })

    /** Starts a checkout and pays it. Its webhooks are not delivered yet. */
    async function buy(options: Parameters<typeof begin>[1] = {}, browser = setup.openBrowser()) {
      const email = options.email ?? makeEmail()
      const started = await begin(browser, { ...options, email })
      await setup.payments.takeEvents()
      await setup.payments.pay(started.paymentIntentId)
      return { browser, email, ...started, events: await setup.payments.takeEvents() }
    }

    const listEvents = async (paymentIntentId: string) =>
      setup.database
        .selectFrom('order_events')
        .innerJoin('orders', 'orders.id', 'order_events.order_id')
        .select([
          'order_events.from_state',
          'order_events.to_state',
          'order_events.cause',
          'order_events.detail',
        ])
        .where('orders.payment_id', '=', paymentIntentId)
        .orderBy('order_events.revision')
        .execute()

    test('makes one account, grant and receipt when its webhook arrives many times at the same time', async () => {
      const { email, events } = await buy()
      const five = Array.from({ length: 5 }, () => events).flat()
      expect(new Set(await setup.deliver(five))).toEqual(new Set([200]))
      expect(await setup.deliver(five)).not.toContain(500)
      const traces = await readTraces(setup.database, email)
      expect(traces.users).toMatchObject([{ username: email, password_hash: null }])
      expect(traces.orders).toMatchObject([{ state: 'paid', made_account: 1, user_id: traces.users[0]?.id }])
      expect(traces.entitlements).toEqual([{ name: 'tool', source: `order:${traces.orders[0]?.id}` }])
      expect(traces.mails).toHaveLength(1)
    })

    test('is fulfilled by the page’s poll when no webhook arrives, and a late one changes nothing', async () => {
      const { browser, email, paymentIntentId, events } = await buy()
      const polls = await Promise.all(Array.from({ length: 10 }, () => poll(browser, paymentIntentId)))
      for (const answer of polls) {
        expect(answer).toMatchObject({ status: 200, body: { outcome: 'signed-in', username: email } })
        expect(answer.body).not.toHaveProperty('password')
      }
      const before = await readTraces(setup.database, email)
      await setup.deliver(events)
      const after = await readTraces(setup.database, email)
      expect(after.orders).toEqual(before.orders)
      expect(after.users).toHaveLength(1)
      expect(after.mails).toHaveLength(1)
      expect(await listEvents(paymentIntentId)).toMatchObject([
        { from_state: null, to_state: 'pending', cause: 'checkout' },
        { from_state: 'pending', to_state: 'paid', cause: 'success page', detail: '9700 usd received' },
      ])
    })

    test('signs in its own browser, also after a reload, and lets the buyer set a password by mail', async () => {
      const { browser, email, paymentIntentId } = await buy()
      expect(await poll(browser, paymentIntentId)).toMatchObject({ status: 200 })
      expect((await browser.get('/api/auth/user')).body).toMatchObject({ email, entitlements: ['tool'] })
      expect(await poll(browser, paymentIntentId)).toMatchObject({ body: { outcome: 'signed-in' } })

      await expect.poll(() => setup.server.mails.filter(({ to }) => to === email)).toHaveLength(1)
      const mail = setup.server.mails.find(({ to }) => to === email)
      expect(mail?.text).toContain('$97.00')
      const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      const phone = setup.openBrowser()
      const reset = await phone.post('/api/auth/reset-password', { token, newPassword: 'long enough' })
      expect(reset).toMatchObject({ status: 200, body: { email, entitlements: ['tool'] } })

      // The account has a password now, so the success page no longer opens it. That would be a second way in.
      expect(await poll(browser, paymentIntentId)).toMatchObject({
        status: 200,
        body: { outcome: 'attached' },
      })
      expect((await browser.get('/api/auth/user')).status).toBe(401)
    })

    test('does not sign anyone in an hour later', async () => {
      const { browser, paymentIntentId, events } = await buy()
      await setup.deliver(events)
      const { now } = setup.server.clock
      setup.server.clock.now += 60 * 60 * 1000
      expect(await poll(browser, paymentIntentId)).toMatchObject({
        status: 200,
        body: { outcome: 'attached' },
      })
      expect(browser.cookies.has('session')).toBe(false)
      setup.server.clock.now = now
    })

    test('is not ready before it is paid, and reports the state of the payment', async () => {
      const browser = setup.openBrowser()
      const { paymentIntentId } = await begin(browser, { email: makeEmail() })
      const notReady = { code: 'account_not_ready', message: 'Account not ready yet' }
      expect(await poll(browser, paymentIntentId)).toMatchObject({
        status: 404,
        body: { ...notReady, payment: { status: 'open' } },
      })
      await setup.payments.decline(paymentIntentId)
      expect(await poll(browser, paymentIntentId)).toMatchObject({
        status: 404,
        body: {
          ...notReady,
          payment: { status: 'open', failureMessage: 'Your card has insufficient funds.' },
        },
      })
      await setup.payments.process(paymentIntentId)
      expect(await poll(browser, paymentIntentId)).toMatchObject({
        status: 404,
        body: { ...notReady, payment: { status: 'processing' } },
      })
    })

    test('answers 403 to a stranger who knows its id, the same as for an unknown id', async () => {
      const { paymentIntentId, events, email } = await buy()
      await setup.deliver(events)
      const stranger = setup.openBrowser()
      const known = await poll(stranger, paymentIntentId)
      const unknown = await poll(stranger, 'pi_doesnotexist')
      expect(known).toMatchObject({ status: 403, body: { code: 'other_browser' } })
      expect(unknown.body).toEqual(known.body)
      expect(JSON.stringify(known.body)).not.toContain(email)
      expect(stranger.cookies.size).toBe(0)
      // A browser with another checkout is a stranger to this one too.
      await begin(stranger)
      expect(await poll(stranger, paymentIntentId)).toMatchObject({ status: 403 })
    })

    test('goes to the account that its address already had, without signing anyone in', async () => {
      const email = makeEmail()
      const owner = setup.openBrowser()
      const account = { username: `owner-${number}-${backendName}`, email, password: 'the owner’s own' }
      expect(await owner.post('/api/auth/register', account)).toMatchObject({ status: 201 })
      await proveAddress(setup, owner, account)
      const { browser, paymentIntentId, events } = await buy({ email })
      await setup.deliver(events)

      const answer = await poll(browser, paymentIntentId)
      expect(answer).toMatchObject({
        status: 200,
        body: { outcome: 'attached', message: expect.any(String) },
      })
      expect(JSON.stringify(answer.body)).not.toContain(account.username)
      expect(browser.cookies.has('session')).toBe(false)
      expect((await browser.get('/api/auth/user')).status).toBe(401)

      const traces = await readTraces(setup.database, email)
      expect(traces.users).toHaveLength(1)
      expect(traces.orders).toMatchObject([{ made_account: 0, user_id: traces.users[0]?.id }])
      await expect.poll(() => setup.server.mails.filter(({ to }) => to === email)).toHaveLength(3)
      const receipt = setup.server.mails.findLast(({ to }) => to === email)
      expect(receipt?.subject).toContain('receipt')
      expect(receipt?.text).not.toContain('token=')
      expect((await owner.get('/api/auth/user')).body).toMatchObject({ entitlements: ['tool'] })
      const login = { username: account.username, password: account.password }
      expect(await setup.openBrowser().post('/api/auth/login', login)).toMatchObject({ status: 200 })
    })

    test('bought by someone who is signed in continues in that session', async () => {
      const email = makeEmail()
      const browser = setup.openBrowser()
      const username = `signed-in-${number}-${backendName}`
      await browser.post('/api/auth/register', { username, email, password: 'long enough' })
      const { paymentIntentId } = await buy({ email }, browser)
      expect(await poll(browser, paymentIntentId)).toMatchObject({
        body: { outcome: 'signed-in', username },
      })
    })

    test('of the course gives the course, and the tool once it is completed', async () => {
      const { email, events } = await buy({ product: 'course', discountPercent: 25 })
      await setup.deliver(events)
      const { entitlements, orders } = await readTraces(setup.database, email)
      expect(entitlements).toEqual([{ name: 'course', source: `order:${orders[0]?.id}` }])
      expect(orders).toMatchObject([{ amount_cents: 14_775, discount_percent: 25 }])
    })

    test('that is refunded loses its grant and no other', async () => {
      const { email, paymentIntentId, events } = await buy()
      const second = await buy({ email })
      await setup.deliver([...events, ...second.events])
      expect((await readTraces(setup.database, email)).entitlements).toHaveLength(2)

      await setup.payments.provider.refund(paymentIntentId)
      await setup.deliver(await setup.payments.takeEvents())
      const { entitlements, orders } = await readTraces(setup.database, email)
      const kept = orders.find(({ payment_id: id }) => id === second.paymentIntentId)
      expect(entitlements).toEqual([{ name: 'tool', source: `order:${kept?.id}` }])
      expect(await listEvents(paymentIntentId)).toMatchObject([
        {},
        { to_state: 'paid' },
        {
          from_state: 'paid',
          to_state: 'refunded',
          cause: 'webhook',
          detail: expect.stringContaining('evt_'),
        },
      ])
    })

    test('that is disputed keeps its grant until the dispute is lost', async () => {
      const { email, paymentIntentId, events } = await buy()
      await setup.deliver(events)
      const readState = async () => {
        const { orders, entitlements } = await readTraces(setup.database, email)
        return [orders[0]?.state, entitlements.length]
      }
      await setup.payments.dispute(paymentIntentId, 'open')
      await setup.deliver(await setup.payments.takeEvents())
      expect(await readState()).toEqual(['disputed', 1])
      await setup.payments.dispute(paymentIntentId, 'lost')
      await setup.deliver(await setup.payments.takeEvents())
      expect(await readState()).toEqual(['dispute_lost', 0])
    })

    test('whose dispute is won has its grant, whatever the order of the messages', async () => {
      const { email, paymentIntentId, events } = await buy()
      await setup.payments.dispute(paymentIntentId, 'open')
      await setup.payments.dispute(paymentIntentId, 'won')
      await setup.deliver([...(await setup.payments.takeEvents()), ...events].toReversed())
      const { orders, entitlements, mails } = await readTraces(setup.database, email)
      expect(orders).toMatchObject([{ state: 'paid' }])
      expect([entitlements.length, mails.length]).toEqual([1, 1])
    })

    test('that was refunded before its first webhook makes no account', async () => {
      const { email, paymentIntentId, events } = await buy()
      await setup.payments.provider.refund(paymentIntentId)
      await setup.deliver([...events, ...(await setup.payments.takeEvents())])
      const { orders, users, mails } = await readTraces(setup.database, email)
      expect(orders).toMatchObject([{ state: 'refunded', refunded_cents: 9700 }])
      expect([users.length, mails.length]).toEqual([0, 0])
    })

    test.each([
      { amountCents: 1, currency: 'usd' },
      { amountCents: 9701, currency: 'usd' },
      { amountCents: 9700, currency: 'jpy' },
    ])('that is paid with %j grants nothing and is set aside', async (price) => {
      const browser = setup.openBrowser()
      const email = makeEmail()
      const { paymentIntentId } = await begin(browser, { email })
      await setup.payments.takeEvents()
      await setup.payments.alter(paymentIntentId, price)
      await setup.payments.pay(paymentIntentId)
      await setup.deliver(await setup.payments.takeEvents())
      expect(await poll(browser, paymentIntentId)).toMatchObject({ status: 404 })
      const { orders, users } = await readTraces(setup.database, email)
      expect(orders).toMatchObject([{ state: 'mismatched' }])
      expect(users).toEqual([])
    })

    test('records a refused card, once for each refusal', async () => {
      const browser = setup.openBrowser()
      const { paymentIntentId } = await begin(browser, { email: makeEmail() })
      await setup.payments.takeEvents()
      await setup.payments.decline(paymentIntentId)
      const events = await setup.payments.takeEvents()
      await setup.deliver([...events, ...events])
      await setup.deliver(events)
      expect(await listEvents(paymentIntentId)).toMatchObject([
        { to_state: 'pending' },
        {
          from_state: 'pending',
          to_state: 'pending',
          cause: 'webhook',
          detail: 'payment failed: insufficient_funds, Your card has insufficient funds.',
        },
      ])
    })

    test('whose payment id was lost in a crash is found by the payment’s metadata', async () => {
      const email = makeEmail()
      const { paymentIntentId } = await begin(setup.openBrowser(), { email })
      await setup.database
        .updateTable('orders')
        .set({ payment_id: null })
        .where('email', '=', email)
        .execute()
      await setup.payments.takeEvents()
      await setup.payments.pay(paymentIntentId)
      await setup.deliver(await setup.payments.takeEvents())
      expect((await readTraces(setup.database, email)).orders).toMatchObject([
        { state: 'paid', payment_id: paymentIntentId },
      ])
    })
  })

  describe('webhooks', () => {
    let setup: PaymentSetup

    beforeAll(async () => {
      setup = await openPaymentSetup(engine, 'stripe')
    })
    afterAll(() => setup.close())

    test.each([
      ['customer.created', { id: 'cus_1', object: 'customer' }],
      ['payment_intent.amount_capturable_updated', { id: 'pi_1', object: 'payment_intent' }],
      ['payment_intent.succeeded', { id: 'pi_of_another_shop', object: 'payment_intent' }],
      ['charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: null }],
    ])('about unknown objects are accepted with 200: %s', async (type, object) => {
      const body = JSON.stringify({ id: 'evt_x', object: 'event', type, data: { object } })
      expect(await setup.deliver([await setup.payments.sign(body)])).toEqual([200])
    })

    test('without a valid signature get 400 and change nothing', async () => {
      const email = 'forged@example.com'
      const { paymentIntentId } = await begin(setup.openBrowser(), { email })
      const body = JSON.stringify({
        id: 'evt_forged',
        type: 'payment_intent.succeeded',
        data: { object: { id: paymentIntentId, object: 'payment_intent', status: 'succeeded' } },
      })
      const { signature } = await setup.payments.sign(body)
      expect(await setup.deliver([{ body: `${body}\n`, signature }])).toEqual([400])
      expect(await setup.deliver([{ body, signature: '' }])).toEqual([400])
      expect(await setup.deliver([{ body: '', signature }])).toEqual([400])
      // Even a signed webhook grants only what the provider confirms when asked.
      expect(await setup.deliver([{ body, signature }])).toEqual([200])
      const { orders, users } = await readTraces(setup.database, email)
      expect(orders).toMatchObject([{ state: 'pending' }])
      expect(users).toEqual([])
    })

    test('are sent again when the provider cannot be asked', async () => {
      const own = await openPaymentSetup(engine, 'stripe')
      const { paymentIntentId } = await begin(own.openBrowser())
      await own.payments.pay(paymentIntentId)
      const events = await own.payments.takeEvents()
      await own.payments.close()
      expect(await own.deliver(events)).toEqual([503])
      await own.close()
    })
  })
})

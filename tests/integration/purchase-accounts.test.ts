import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSessionUser, startSession } from '#server/accounts/sessions.ts'
import { updateEmail } from '#server/accounts/user-store.ts'
import { proveAddress, waitForToken } from './prove-address.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, makeAttemptKey, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

const password = 'long enough'
const plan = { title: 'Bakery', template: 'saas', data: {}, currentStep: '1', completedSteps: [] }

describeOnBothDatabases('the account that a purchase goes to', (engine) => {
  let setup: PaymentSetup
  let people = 0

  beforeAll(async () => {
    setup = await openPaymentSetup(engine)
  })
  afterAll(() => setup.close())

  const makeEmail = () => `person${(people += 1)}@example.com`

  async function signUp(email = makeEmail()) {
    const browser = setup.openBrowser()
    const username = `name-${(people += 1)}`
    const answer = await browser.post('/api/auth/register', { username, email, password })
    expect(answer).toMatchObject({ status: 201 })
    return { browser, username, email, id: (answer.body as { id: string }).id }
  }

  /** Sends webhooks and polls at the same time. Returns the answer for the success page. */
  async function pay(browser = setup.openBrowser(), options: Parameters<typeof begin>[1] = {}) {
    const { paymentIntentId } = await begin(browser, options)
    return settle(browser, paymentIntentId)
  }

  async function settle(browser: ReturnType<PaymentSetup['openBrowser']>, paymentIntentId: string) {
    await setup.payments.pay(paymentIntentId)
    const events = await setup.payments.takeEvents()
    const poll = () => browser.post('/api/get-credentials', { paymentIntentId })
    const [statuses] = await Promise.all([setup.deliver([...events, ...events]), poll(), poll()])
    expect(new Set(statuses)).toEqual(new Set([200]))
    return { paymentIntentId, poll, answer: await poll() }
  }

  const readAccount = (id: string) =>
    setup.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('is taken from a stranger who made it with the buyer’s address', async () => {
    const stranger = await signUp()
    const { email } = stranger
    expect((await stranger.browser.post('/api/workbooks', plan)).status).toBeLessThan(300)
    const times = { created_at: setup.server.clock.now, expires_at: setup.server.clock.now + 3_600_000 }
    const change = {
      token_hash: 'of a link to the stranger',
      user_id: stranger.id,
      email: 'stranger@example.com',
    }
    await setup.database
      .insertInto('email_changes')
      .values({ ...change, ...times })
      .execute()

    const { answer } = await pay(undefined, { email })
    expect(answer).toMatchObject({
      status: 200,
      body: { outcome: 'attached', message: expect.stringContaining('link in our email') },
    })
    expect(await stranger.browser.get('/api/auth/user')).toMatchObject({ status: 401 })
    const login = { username: stranger.username, password }
    expect(await setup.openBrowser().post('/api/auth/login', login)).toMatchObject({ status: 401 })
    // A slow login with the old password starts its session only now.
    const { database, server } = setup
    const sessions = { database, now: () => server.clock.now }
    const late = await startSession(sessions, { userId: stranger.id, epoch: 0 })
    expect(await findSessionUser(sessions, late)).toBeNull()

    const { users, orders, entitlements, mails } = await readTraces(database, email)
    expect(users).toMatchObject([{ id: stranger.id, password_hash: null, session_epoch: 1 }])
    expect(orders).toMatchObject([{ user_id: stranger.id, made_account: 0, account_reset: 1 }])
    expect(entitlements).toHaveLength(1)
    expect(mails.filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1)
    expect(await database.selectFrom('email_changes').select('email').execute()).toEqual([])

    const buyer = setup.openBrowser()
    const token = await waitForToken(setup, email)
    const chosen = await buyer.post('/api/auth/reset-password', { token, newPassword: 'the buyer’s own' })
    expect(chosen).toMatchObject({ status: 200, body: { email, entitlements: ['tool'] } })
    expect((await buyer.get('/api/workbooks')).body).toMatchObject([{ title: 'Bakery' }])
  })

  test('is not taken from an owner who has used a link that was mailed to them', async () => {
    const owner = await signUp()
    const { email } = owner
    await proveAddress(setup, owner.browser, { email, password: 'chosen by mail' })
    const before = await readAccount(owner.id)
    const { answer } = await pay(undefined, { email })
    expect(answer).toMatchObject({
      body: { outcome: 'attached', message: expect.stringContaining('Sign in as usual') },
    })
    expect(await readAccount(owner.id)).toEqual(before)
    expect((await owner.browser.get('/api/auth/user')).body).toMatchObject({ entitlements: ['tool'] })
    const { mails, orders } = await readTraces(setup.database, email)
    expect(mails.find(({ subject }) => subject.includes('receipt'))?.text_body).not.toContain('token=')
    expect(orders).toMatchObject([{ account_reset: 0 }])
  })

  test('has a proven address once its change was confirmed', async () => {
    const { id } = await signUp()
    expect(await readAccount(id)).toMatchObject({ email_verified_at: null })
    const now = setup.server.clock.now
    await updateEmail(setup.database, { userId: id, email: makeEmail(), now })
    expect(await readAccount(id)).toMatchObject({ email_verified_at: now })
  })

  test('is also taken from an earlier buyer who only typed the address', async () => {
    const email = makeEmail()
    const stranger = setup.openBrowser()
    const first = await pay(stranger, { email })
    expect(first.answer).toMatchObject({ body: { outcome: 'signed-in' } })

    await pay(undefined, { email })
    expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 401 })
    // This is within the hour, but the account has changed since that purchase made it.
    expect(await first.poll()).toMatchObject({ status: 200, body: { outcome: 'attached' } })
    expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 401 })
    expect((await readTraces(setup.database, email)).entitlements).toHaveLength(2)
  })

  test('is the one that was signed in, which keeps its password, proven or not', async () => {
    const { browser, email, id, username } = await signUp()
    const before = await readAccount(id)
    const { answer } = await pay(browser, { email })
    expect(answer).toMatchObject({ body: { outcome: 'signed-in', username } })
    expect(await readAccount(id)).toEqual(before)
  })

  test('is the one that was signed in, even if its address changes before the payment', async () => {
    const { browser, email, id, username } = await signUp()
    const { paymentIntentId } = await begin(browser, { email })
    const newEmail = makeEmail()
    await updateEmail(setup.database, { userId: id, email: newEmail, now: setup.server.clock.now })
    const other = await signUp(email)

    const { answer } = await settle(browser, paymentIntentId)
    expect(answer).toMatchObject({ body: { outcome: 'signed-in', username } })
    const { orders, entitlements } = await readTraces(setup.database, newEmail)
    expect([orders.length, entitlements.length]).toEqual([0, 1])
    expect((await readTraces(setup.database, email)).orders).toMatchObject([{ user_id: id }])
    expect((await other.browser.get('/api/auth/user')).body).toMatchObject({ entitlements: [] })
    const receipts = await setup.database
      .selectFrom('mail_queue')
      .select('to_address')
      .where('to_address', 'in', [email, newEmail])
      .where('subject', 'like', '%receipt%')
      .execute()
    expect(receipts).toEqual([{ to_address: newEmail }])
  })

  test('is the one of the typed address when a signed-in person buys for someone else', async () => {
    const giver = await signUp()
    const email = makeEmail()
    await pay(giver.browser, { email })
    const { users, orders } = await readTraces(setup.database, email)
    expect(orders).toMatchObject([{ user_id: users[0]?.id, made_account: 1 }])
    expect(await readAccount(giver.id)).toMatchObject({ email: giver.email, session_epoch: 0 })
  })

  test('is the one that was signed in during the checkout', async () => {
    const { email, id, username } = await signUp()
    const browser = setup.openBrowser()
    const attemptKey = makeAttemptKey()
    await begin(browser, { email, attemptKey })
    await browser.post('/api/auth/login', { username, password })
    const { answer } = await pay(browser, { email, attemptKey })
    expect(answer).toMatchObject({ body: { outcome: 'signed-in', username } })
    expect((await readTraces(setup.database, email)).orders).toMatchObject([
      { user_id: id, account_reset: 0 },
    ])
  })

  test('shows an order only once it is paid', async () => {
    const { browser, email } = await signUp()
    const { paymentIntentId } = await begin(browser, { email, product: 'course' })
    const listOrders = async () => ((await browser.get('/api/account')).body as { orders: object[] }).orders
    expect(await listOrders()).toEqual([])
    await settle(browser, paymentIntentId)
    expect(await listOrders()).toMatchObject([{ product: 'course', state: 'paid' }])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBrowser } from './test-browser.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, readTraces, type Started, type PaymentSetup } from './payment-setup.ts'

const good = { expiry: '12 / 34', cvc: '123' }

describeOnBothDatabases('the sandbox', (engine) => {
  let setup: PaymentSetup
  let number = 0
  const makeEmail = () => `tester${(number += 1)}@example.com`

  beforeAll(async () => {
    setup = await openPaymentSetup(engine, 'sandbox', {
      payments: { provider: 'sandbox', webhookDelayMs: 0, settleDelayMs: 60_000 },
    })
  })
  afterAll(() => setup.close())

  const pay = (browser: TestBrowser, { clientSecret }: Started, card: object) =>
    browser.post('/api/sandbox/confirm', { clientSecret, card: { ...good, ...card } })
  const poll = (browser: TestBrowser, { paymentIntentId }: Started) =>
    browser.post('/api/get-credentials', { paymentIntentId })

  test('is announced in the settings', async () => {
    expect((await setup.openBrowser().get('/api/settings')).body).toEqual({
      access: 'account',
      payments: { provider: 'sandbox' },
      assistant: 'built-in',
    })
  })

  test('accepts a good test card, and sends the webhook automatically', async () => {
    const browser = setup.openBrowser()
    const email = makeEmail()
    const started = await begin(browser, { email })
    const { paymentIntentId } = started
    expect(await pay(browser, started, { number: '4242 4242 4242 4242' })).toMatchObject({
      status: 200,
      body: { status: 'paid', paymentIntentId },
    })
    await expect
      .poll(async () => (await readTraces(setup.database, email)).orders[0]?.state, { timeout: 10_000 })
      .toBe('paid')
    expect(await pay(browser, started, { number: '5555555555554444' })).toMatchObject({
      body: { status: 'paid', paymentIntentId },
    })
    expect(await poll(browser, started)).toMatchObject({ body: { outcome: 'signed-in', username: email } })
  })

  test.each([
    ['378282246310005', '1234'],
    ['6011111111111117', '123'],
    ['36227206271667', '123'],
    ['6205500000000000004', '123'],
  ])('takes %s', async (card, cvc) => {
    const browser = setup.openBrowser()
    const answer = await pay(browser, await begin(browser), { number: card, cvc })
    expect(answer).toMatchObject({ status: 200, body: { status: 'paid' } })
  })

  test.each([
    ['4000000000000002', 'generic_decline', 'Your card was declined.', undefined],
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.', undefined],
    ['4000000000009987', 'lost_card', 'Your card was declined.', undefined],
    ['4000000000009979', 'stolen_card', 'Your card was declined.', undefined],
    ['4000000000000069', 'expired_card', 'Your card has expired.', 'expiry'],
    ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect.", 'cvc'],
    ['4000000000000119', 'processing_error', /^An error occurred while processing your card/, undefined],
    ['4012001037141112', 'test_mode_live_card', /Use a test card/, 'number'],
  ])('refuses %s with %s, and the payment stays open', async (card, reason, message, field) => {
    const browser = setup.openBrowser()
    const started = await begin(browser, { email: makeEmail() })
    const answer = await pay(browser, started, { number: card })
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 'card_declined', reason, message: expect.stringMatching(message) },
    })
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(field ? [field] : [])
    expect(await pay(browser, started, { number: '4242424242424242' })).toMatchObject({ status: 200 })
  })

  test.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'Your card number is invalid.' }],
    [{ number: '4242' }, { number: 'Your card number is incomplete.' }],
    [
      { number: '4242424242424242', expiry: '01/20' },
      { expiry: "Your card's expiration year is in the past." },
    ],
    [{ number: '4242424242424242', cvc: '12' }, { cvc: "Your card's security code is incomplete." }],
  ])('validates a card before it tries a payment: %j', async (card, fields) => {
    const browser = setup.openBrowser()
    expect(await pay(browser, await begin(browser), card)).toMatchObject({
      status: 402,
      body: { code: 'card_declined', reason: 'invalid_card', fields },
    })
  })

  test('knows only its own payments', async () => {
    const browser = setup.openBrowser()
    const { paymentIntentId } = await begin(browser)
    for (const clientSecret of ['pi_1_secret_1', `${paymentIntentId}_secret_guess`]) {
      const answer = await browser.post('/api/sandbox/confirm', {
        clientSecret,
        card: { number: '4242424242424242', ...good },
      })
      expect(answer).toMatchObject({ status: 404, body: { message: 'We cannot find this payment' } })
    }
    const cancelled = await begin(browser)
    await setup.payments.provider.cancel(cancelled.paymentIntentId)
    expect(await pay(browser, cancelled, { number: '4242424242424242' })).toMatchObject({ status: 409 })
  })

  describe('bank confirmation', () => {
    const success = { tool: '/payment-success', course: '/course-payment-success' }

    async function goToBank(product: 'tool' | 'course', number = '4000002500003155') {
      const browser = setup.openBrowser()
      const email = makeEmail()
      const started = await begin(browser, { product, email })
      const answer = await pay(browser, started, { number })
      const { redirectUrl } = answer.body as { redirectUrl: string }
      expect(answer).toMatchObject({ status: 200, body: { status: 'confirming' } })
      const page = await browser.get(redirectUrl)
      expect(page.body).toContain('TEST MODE')
      const reply = (choice: string) =>
        browser.postForm('/api/sandbox/bank', {
          payment_intent: started.paymentIntentId,
          payment_intent_client_secret: started.clientSecret,
          answer: choice,
        })
      const back = (status: string) =>
        `${success[product]}?payment_intent=${started.paymentIntentId}` +
        `&payment_intent_client_secret=${started.clientSecret}&redirect_status=${status}`
      return { browser, email, started, redirectUrl, reply, back }
    }

    test.each(['tool', 'course'] as const)('of the %s returns with success, once', async (product) => {
      const { browser, started, redirectUrl, reply, back } = await goToBank(product)
      const answer = await reply('complete')
      expect([answer.status, answer.headers.get('location')]).toEqual([303, back('succeeded')])
      expect(await poll(browser, started)).toMatchObject({ body: { outcome: 'signed-in' } })
      // Going back to the bank's page or resending its form changes nothing. The payment is already paid.
      expect((await browser.get(redirectUrl)).headers.get('location')).toBe(back('succeeded'))
      expect((await reply('fail')).headers.get('location')).toBe(back('succeeded'))
      expect(await poll(browser, started)).toMatchObject({ body: { outcome: 'signed-in' } })
    })

    test('that fails returns with a failure, and another card can pay', async () => {
      const { browser, started, reply, back } = await goToBank('tool')
      expect((await reply('fail')).headers.get('location')).toBe(back('failed'))
      const failureMessage = expect.stringMatching(/^We are unable to authenticate your payment method/)
      expect(await poll(browser, started)).toMatchObject({
        status: 404,
        body: { payment: { status: 'open', failureMessage } },
      })
      expect(await pay(browser, started, { number: '4242424242424242' })).toMatchObject({ status: 200 })
      expect(await poll(browser, started)).toMatchObject({ status: 200 })
    })

    test('that takes a while returns as pending, and is paid later', async () => {
      const { browser, email, started, reply, back } = await goToBank('tool')
      expect((await reply('later')).headers.get('location')).toBe(back('pending'))
      expect(await poll(browser, started)).toMatchObject({
        status: 404,
        body: { payment: { status: 'processing' } },
      })
      expect(await pay(browser, started, { number: '4242424242424242' })).toMatchObject({
        body: { status: 'processing' },
      })
      setup.server.clock.now += 60_000
      await expect
        .poll(async () => (await readTraces(setup.database, email)).orders[0]?.state, { timeout: 10_000 })
        .toBe('paid')
    })

    test('that succeeds still leads to a refusal with some cards', async () => {
      const { reply, back } = await goToBank('tool', '4000008400001629')
      expect((await reply('complete')).headers.get('location')).toBe(back('failed'))
    })
  })

  test('accepts 4000 0000 0000 0341 at first and fails it later', async () => {
    const browser = setup.openBrowser()
    const started = await begin(browser, { email: makeEmail() })
    expect(await pay(browser, started, { number: '4000000000000341' })).toMatchObject({
      status: 200,
      body: { status: 'processing' },
    })
    setup.server.clock.now += 60_000
    expect(await poll(browser, started)).toMatchObject({
      status: 404,
      body: { payment: { status: 'open', failureMessage: 'Your card was declined.' } },
    })
  })

  test('still has its payments and webhooks after a restart', async () => {
    const own = await openPaymentSetup(engine, 'sandbox', {
      payments: { provider: 'sandbox', webhookDelayMs: 60_000, settleDelayMs: 0 },
    })
    const browser = own.openBrowser()
    const started = await begin(browser, { email: 'restart@example.com' })
    await pay(browser, started, { number: '4000000000000259' })
    await own.restart()
    own.server.clock.now += 300_000
    await expect
      .poll(async () => (await readTraces(own.database, 'restart@example.com')).orders[0]?.state, {
        timeout: 10_000,
      })
      .toBe('disputed')
    const listWaiting = () =>
      own.database.selectFrom('sandbox_webhooks').select('id').where('due_at', 'is not', null).execute()
    await expect.poll(listWaiting, { timeout: 10_000 }).toEqual([])
    await own.close()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendNames } from './payment-backends.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, makeAttemptKey, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

describeOnBothDatabases('a checkout', (engine) => {
  describe.each(backendNames)('with %s', (backendName) => {
    let setup: PaymentSetup

    beforeAll(async () => {
      setup = await openPaymentSetup(engine, backendName)
    })
    afterAll(() => setup.close())

    const countPayments = async () =>
      (
        await setup.database
          .selectFrom('orders')
          .select('payment_id')
          .where('payment_id', 'is not', null)
          .execute()
      ).length

    test.each([
      ['/api/create-payment-intent', { amount: 97 }, 9700],
      ['/api/create-course-payment-intent', { amount: 197 }, 19_700],
      ['/api/create-course-payment-intent', { amount: 148, discountPercent: 25 }, 14_775],
    ])('at %s with %j charges the server’s price', async (path, price, amountCents) => {
      const answer = await setup.openBrowser().post(path, { ...price, email: 'ada@example.com' })
      expect(answer).toMatchObject({ status: 200, body: { status: 'open', amountCents } })
      const { paymentIntentId, clientSecret } = answer.body as Record<string, string>
      expect(clientSecret).toContain(`${paymentIntentId}_secret_`)
      expect(await setup.payments.provider.find(paymentIntentId ?? '')).toMatchObject({
        amountCents,
        currency: 'usd',
      })
    })

    test.each([
      ['/api/create-payment-intent', { amount: 1 }, 'price_mismatch'],
      ['/api/create-payment-intent', { amount: -97 }, 'price_mismatch'],
      ['/api/create-payment-intent', { amount: 96.999 }, 'price_mismatch'],
      ['/api/create-payment-intent', { amount: 9700 }, 'price_mismatch'],
      ['/api/create-payment-intent', { amount: '97' }, 'bad_request'],
      ['/api/create-payment-intent', {}, 'bad_request'],
      ['/api/create-course-payment-intent', { amount: 97 }, 'price_mismatch'],
      ['/api/create-course-payment-intent', { amount: 0, discountPercent: 100 }, 'price_mismatch'],
      ['/api/create-course-payment-intent', { amount: 148 }, 'price_mismatch'],
      ['/api/create-course-payment-intent', { amount: 147, discountPercent: 25 }, 'price_mismatch'],
      ['/api/create-course-payment-intent', { amount: 197, discountPercent: -25 }, 'price_mismatch'],
      ['/api/create-course-payment-intent', { amount: 148, discountPercent: '25' }, 'bad_request'],
    ])('at %s with %j is refused with 400 and makes no payment', async (path, price, code) => {
      const before = await countPayments()
      const answer = await setup.openBrowser().post(path, { ...price, email: 'ada@example.com' })
      expect(answer).toMatchObject({
        status: 400,
        body: { code, message: expect.stringMatching(/\w{3}/) },
      })
      expect(await countPayments()).toBe(before)
    })

    test.each([
      ['', 'Please enter your email address'],
      ['ada', 'Please enter a valid email address'],
    ])('requires an address: %j', async (email, message) => {
      const answer = await setup.openBrowser().post('/api/create-payment-intent', { amount: 97, email })
      expect(answer).toMatchObject({ status: 400, body: { message, fields: { email: message } } })
    })

    test('started many times at the same time, and after a reload, has one payment', async () => {
      const browser = setup.openBrowser()
      const attemptKey = makeAttemptKey()
      const email = 'twice@example.com'
      const started = await Promise.all(
        Array.from({ length: 6 }, () => begin(browser, { email, attemptKey })),
      )
      started.push(await begin(browser, { email, attemptKey }))
      expect(new Set(started.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1)
      expect((await readTraces(setup.database, email)).orders).toHaveLength(1)
    })

    test('started again with another address cancels the first payment', async () => {
      const browser = setup.openBrowser()
      const attemptKey = makeAttemptKey()
      const first = await begin(browser, { email: 'tpyo@example.com', attemptKey })
      const second = await begin(browser, { email: 'typo@example.com', attemptKey })
      expect(second.paymentIntentId).not.toBe(first.paymentIntentId)
      expect(await setup.payments.provider.find(first.paymentIntentId)).toMatchObject({ status: 'cancelled' })
      expect((await readTraces(setup.database, 'tpyo@example.com')).orders).toMatchObject([
        { state: 'cancelled' },
      ])
      expect(await begin(browser, { email: 'typo@example.com', attemptKey })).toEqual(second)
    })

    test('whose address the provider refuses marks the field, and continues with a corrected one', async () => {
      const browser = setup.openBrowser()
      const attemptKey = makeAttemptKey()
      const message =
        'The card provider does not accept this email address. Check it for typos, or use another one.'
      const refused = { amount: 97, email: 'ada@mail.invalid', attemptKey }
      for (let tries = 0; tries < 2; tries += 1) {
        expect(await browser.post('/api/create-payment-intent', refused)).toMatchObject({
          status: 400,
          body: { message, fields: { email: message } },
        })
      }
      const corrected = await begin(browser, { email: 'corrected@example.com', attemptKey })
      expect(corrected).toMatchObject({ status: 'open' })
      expect((await readTraces(setup.database, 'ada@mail.invalid')).orders).toMatchObject([
        { state: 'cancelled', payment_id: null },
        { state: 'cancelled', payment_id: null },
      ])
    })

    test('left without a payment by a crash starts over with a corrected address', async () => {
      const browser = setup.openBrowser()
      const attemptKey = makeAttemptKey()
      const first = await begin(browser, { email: 'crash@example.com', attemptKey })
      await setup.database
        .updateTable('orders')
        .set({ payment_id: null })
        .where('payment_id', '=', first.paymentIntentId)
        .execute()
      const second = await begin(browser, { email: 'after-crash@example.com', attemptKey })
      expect(second).toMatchObject({ status: 'open' })
      expect(second.paymentIntentId).not.toBe(first.paymentIntentId)
    })

    test('started again after it was paid reports that, and never makes a second charge', async () => {
      const browser = setup.openBrowser()
      const attemptKey = makeAttemptKey()
      const { paymentIntentId } = await begin(browser, { email: 'paid@example.com', attemptKey })
      await setup.payments.pay(paymentIntentId)
      const again = await begin(browser, { email: 'other@example.com', attemptKey })
      expect(again).toMatchObject({ paymentIntentId, status: 'paid' })
    })

    test('started again after its payment was canceled elsewhere gets a new one', async () => {
      const browser = setup.openBrowser()
      const attemptKey = makeAttemptKey()
      const first = await begin(browser, { email: 'again@example.com', attemptKey })
      await setup.payments.provider.cancel(first.paymentIntentId)
      const second = await begin(browser, { email: 'again@example.com', attemptKey })
      expect(second).toMatchObject({ status: 'open' })
      expect(second.paymentIntentId).not.toBe(first.paymentIntentId)
    })

    test('sets a cookie that scripts cannot read', async () => {
      const answer = await setup.openBrowser().post('/api/create-payment-intent', {
        amount: 97,
        email: 'ada@example.com',
      })
      expect(answer.headers.getSetCookie().join()).toMatch(
        /^checkout=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    describe('opened with a client_secret', () => {
      const ask = async (clientSecret: string) =>
        (await setup.openBrowser().post('/api/payment-state', { clientSecret })).body

      test('learns the state of that payment', async () => {
        const browser = setup.openBrowser()
        const { clientSecret, paymentIntentId } = await begin(browser, {
          product: 'course',
          discountPercent: 25,
        })
        const about = { paymentIntentId, product: 'course', discountPercent: 25, amountCents: 14_775 }
        expect(await ask(clientSecret)).toEqual({ status: 'open', ...about })
        await setup.payments.decline(paymentIntentId)
        const failureMessage = 'Your card has insufficient funds.'
        expect(await ask(clientSecret)).toEqual({ status: 'open', failureMessage, ...about })
        await setup.payments.askForConfirmation(paymentIntentId)
        expect(await ask(clientSecret)).toMatchObject({ status: 'confirming' })
        await setup.payments.pay(paymentIntentId)
        expect(await ask(clientSecret)).toEqual({ status: 'paid', ...about })
      })

      test('learns that it was canceled', async () => {
        const { clientSecret, paymentIntentId } = await begin(setup.openBrowser())
        await setup.payments.provider.cancel(paymentIntentId)
        expect(await ask(clientSecret)).toMatchObject({ status: 'cancelled' })
      })

      test('learns nothing with a wrong secret', async () => {
        const { clientSecret, paymentIntentId } = await begin(setup.openBrowser())
        for (const wrong of [
          `${paymentIntentId}_secret_guess`,
          paymentIntentId,
          `${clientSecret}x`,
          'pi_0_secret_0',
        ]) {
          expect(await ask(wrong)).toEqual({ status: 'unknown' })
        }
      })
    })
  })
})

describeOnBothDatabases('a checkout whose provider is down', (engine) => {
  test('reports it, and leaves an order that the next try continues', async () => {
    const setup = await openPaymentSetup(engine, 'stripe')
    const browser = setup.openBrowser()
    const attemptKey = makeAttemptKey()
    await setup.payments.close()
    const answer = await browser.post('/api/create-payment-intent', {
      amount: 97,
      email: 'ada@example.com',
      attemptKey,
    })
    expect(answer).toMatchObject({
      status: 502,
      body: { code: 'payment_setup_failed', message: 'Failed to create payment intent' },
    })
    const orders = await setup.database.selectFrom('orders').select(['state', 'payment_id']).execute()
    expect(orders).toEqual([{ state: 'pending', payment_id: null }])
    await setup.close()
  })
})

describeOnBothDatabases('checkout limits', (engine) => {
  test('stop a stream of checkouts and of card numbers', async () => {
    const setup = await openPaymentSetup(engine, 'sandbox', { rateLimitFactor: 1 })
    const browser = setup.openBrowser()
    const { clientSecret } = await begin(browser, { email: 'ada@example.com' })
    const card = { number: '4000000000000002', expiry: '12/34', cvc: '123' }
    const tries = []
    for (let index = 0; index < 21; index += 1) {
      tries.push((await browser.post('/api/sandbox/confirm', { clientSecret, card })).status)
    }
    expect(tries).toEqual([...Array.from({ length: 20 }, () => 402), 429])
    const statuses = []
    for (let index = 0; index < 31; index += 1) {
      const answer = await browser.post('/api/create-payment-intent', {
        amount: 97,
        email: 'eve@example.com',
      })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    await setup.close()
  })
})

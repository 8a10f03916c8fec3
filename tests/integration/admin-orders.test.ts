import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestAdmin, type TestAdmin } from './test-admin.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, readTraces, type PaymentSetup } from './payment-setup.ts'

describeOnBothDatabases('the operator’s view of orders', (engine) => {
  let setup: PaymentSetup
  let admin: TestAdmin

  beforeAll(async () => {
    setup = await openPaymentSetup(engine)
    admin = createTestAdmin(setup.place, setup.payments.settings)
    admin.clock.now = setup.server.clock.now
  })
  afterAll(() => setup.close())

  async function buy(email: string, options: Parameters<typeof begin>[1] = {}) {
    const browser = setup.openBrowser()
    const { paymentIntentId } = await begin(browser, { ...options, email })
    await setup.payments.pay(paymentIntentId)
    await setup.deliver(await setup.payments.takeEvents())
    const order = (await readTraces(setup.database, email)).orders[0]
    return { browser, paymentIntentId, orderId: order?.id ?? '' }
  }
  const listEntitlements = async (email: string) =>
    (await readTraces(setup.database, email)).entitlements.map(({ name }) => name)

  test('lists them as a table, JSON and CSV', async () => {
    const { orderId, paymentIntentId } = await buy('=sum@example.com', {
      product: 'course',
      discountPercent: 25,
    })
    const table = await admin.run(['orders'])
    expect(table.output).toMatch(new RegExp(`${orderId} .* paid +course +\\$147.75 +=sum@example.com`))
    const json = await admin.run(['orders', '--json', '--state', 'paid'])
    expect(JSON.parse(json.output)).toMatchObject([
      { id: orderId, amountCents: 14_775, paymentId: paymentIntentId },
    ])
    const csv = (await admin.run(['orders', '--csv'])).output.split('\r\n')
    expect(csv[0]).toBe(
      'order,made,fulfilled,state,product,discount_percent,amount,refunded,currency,email,username,provider,payment',
    )
    // Marked as text, because a spreadsheet would treat it as a formula.
    expect(csv[1]).toContain(`,paid,course,25,147.75,0.00,usd,'=sum@example.com,'=sum@example.com,sandbox,`)
    expect(await admin.run(['orders', '--csv', '--json'])).toMatchObject({ exitCode: 2 })
    expect((await admin.run(['orders', '--state', 'refunded'])).output).toBe('There are no matching orders.')
  })

  test('refunds an order by its id or its payment’s id, once, and removes the access', async () => {
    const { orderId, paymentIntentId, browser } = await buy('refund@example.com')
    await browser.post('/api/get-credentials', { paymentIntentId })
    const { output, exitCode } = await admin.run(['refund', paymentIntentId])
    expect(output).toBe(`Refunded $97.00 to refund@example.com (order ${orderId}, now refunded).`)
    expect(exitCode).toBe(0)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ entitlements: [] })
    await setup.deliver(await setup.payments.takeEvents())
    expect((await admin.run(['order', orderId])).output).toMatch(
      /paid → refunded +operator +refund · refunded 9700 cents/,
    )
    expect(await admin.run(['refund', orderId])).toMatchObject({
      exitCode: 1,
      errors: 'This order has already been refunded.',
    })
    expect(await admin.run(['refund', 'ord_none'])).toMatchObject({ exitCode: 1 })
    await begin(setup.openBrowser(), { email: 'unpaid@example.com' })
    const unpaid = (await readTraces(setup.database, 'unpaid@example.com')).orders[0]?.id ?? ''
    expect(await admin.run(['refund', unpaid])).toMatchObject({
      exitCode: 1,
      errors: 'This order was never paid, so there is nothing to refund.',
    })
  })

  test('completes a course, which gives the tool until the course is refunded', async () => {
    const { orderId } = await buy('course@example.com', { product: 'course' })
    expect(await listEntitlements('course@example.com')).toEqual(['course'])
    for (let times = 0; times < 2; times += 1) {
      const { output } = await admin.run(['complete-course', 'course@example.com'])
      expect(output).toBe('course@example.com has completed the course and now has the tool.')
    }
    expect(await listEntitlements('course@example.com')).toEqual(['course', 'tool'])
    await admin.run(['refund', orderId])
    expect(await listEntitlements('course@example.com')).toEqual([])
  })

  test('completes a course that came from a coupon at sign-up', async () => {
    await admin.run(['coupons', 'create', 'FREECOURSE', '--grants', 'course', '--uses', '1'])
    const browser = setup.openBrowser()
    const email = 'coupon@example.com'
    const account = { username: 'coupon', email, password: 'long enough', couponCode: 'freecourse' }
    expect((await browser.post('/api/auth/register', account)).body).toMatchObject({
      entitlements: ['course'],
    })
    await admin.run(['complete-course', 'coupon'])
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ entitlements: ['course', 'tool'] })
  })

  test('does not complete a course that the account does not have', async () => {
    await buy('toolonly@example.com')
    expect(await admin.run(['complete-course', 'toolonly@example.com'])).toMatchObject({
      exitCode: 1,
      errors: 'toolonly@example.com does not have the course.',
    })
  })

  test('fulfills a payment that was missed', async () => {
    const { paymentIntentId } = await begin(setup.openBrowser(), { email: 'missed@example.com' })
    await setup.payments.pay(paymentIntentId)
    const { output } = await admin.run(['reconcile'])
    expect(output).toMatch(/ord_\S+: pending → paid \(missed@example\.com\)\nChecked \d+, changed 1\./)
    expect((await admin.run(['reconcile'])).output).toMatch(/^Checked \d+, changed 0\.$/)
  })

  test('simulates a dispute in the sandbox', async () => {
    const { orderId } = await buy('dispute@example.com')
    expect(await admin.run(['sandbox', 'dispute', orderId, 'lost'])).toMatchObject({ exitCode: 1 })
    expect(await admin.run(['sandbox', 'dispute', orderId, 'open'])).toMatchObject({ exitCode: 0 })
    expect(await admin.run(['sandbox', 'dispute', orderId, 'lost'])).toMatchObject({ exitCode: 0 })
    await setup.deliver(await setup.payments.takeEvents())
    expect(await listEntitlements('dispute@example.com')).toEqual([])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from './test-database.ts'
import { begin, openPaymentSetup, type PaymentSetup } from './payment-setup.ts'

const plan = {
  title: 'Bakery',
  template: 'saas',
  data: {},
  currentStep: '1',
  completedSteps: [],
}

describeOnBothDatabases('where the tool has to be bought', (engine) => {
  let setup: PaymentSetup

  beforeAll(async () => {
    setup = await openPaymentSetup(engine, 'sandbox', { access: 'purchase' })
  })
  afterAll(() => setup.close())

  test('a purchase opens the cloud, and a refund closes it except for existing plans', async () => {
    const browser = setup.openBrowser()
    expect((await browser.get('/api/settings')).body).toMatchObject({ access: 'purchase' })
    const email = 'ada@example.com'
    await browser.post('/api/auth/register', { username: 'ada', email, password: 'long enough' })
    const save = () => browser.post('/api/workbooks', plan)
    expect(await save()).toMatchObject({ status: 402, body: { code: 'payment_required' } })

    const { paymentIntentId } = await begin(browser, { email })
    await setup.payments.pay(paymentIntentId)
    expect(await browser.post('/api/get-credentials', { paymentIntentId })).toMatchObject({ status: 200 })
    const saved = await save()
    expect(saved.status).toBeLessThan(300)

    await setup.payments.provider.refund(paymentIntentId)
    await setup.deliver(await setup.payments.takeEvents())
    expect(await save()).toMatchObject({ status: 402 })
    const { id } = saved.body as { id: string }
    expect(await browser.get(`/api/workbooks/${id}`)).toMatchObject({ status: 200 })
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { paidLesson } from './course-folder.ts'
import { every, finishedPlan } from './learners.ts'
import { begin, openPaymentSetup, type PaymentSetup } from './payment-setup.ts'
import type { TestBrowser } from './test-browser.ts'
import { describeOnBothDatabases } from './test-database.ts'
import { aSave } from './test-plans.ts'

const question = { currentStep: '1', workbookData: {}, template: 'saas' }

describeOnBothDatabases('a bought course where the tool has to be bought', (engine) => {
  let setup: PaymentSetup

  beforeAll(async () => {
    setup = await openPaymentSetup(engine, 'sandbox', { access: 'purchase' })
  })
  afterAll(() => setup.close())

  async function buy(username: string): Promise<{ browser: TestBrowser; paymentIntentId: string }> {
    const browser = setup.openBrowser()
    const email = `${username}@example.com`
    await browser.post('/api/auth/register', { username, email, password: 'long enough' })
    const { paymentIntentId } = await begin(browser, { product: 'course', email })
    await setup.payments.pay(paymentIntentId)
    expect(await browser.post('/api/get-credentials', { paymentIntentId })).toMatchObject({ status: 200 })
    return { browser, paymentIntentId }
  }

  const choose = async ({ cookies }: TestBrowser, planId: string) => {
    const answer = await fetch(`${setup.address}/api/course/plan`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ planId, title: 'Bakery' }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const save = async (browser: TestBrowser, id: string | undefined) =>
    browser.post('/api/workbooks', { ...aSave(), id })

  test('opens one plan until the course is done: the one chosen for it', async () => {
    const { browser } = await buy('one')
    expect(await save(browser, 'wb_1')).toMatchObject({ status: 402 })
    expect((await browser.post('/api/ai/suggestions', question)).status).toBe(402)
    expect(await choose(browser, 'wb_1')).toBe(204)

    expect((await save(browser, 'wb_1')).status).toBe(200)
    expect((await browser.get('/api/workbooks')).status).toBe(200)
    expect((await browser.post('/api/ai/suggestions', question)).status).toBe(200)
    for (const id of ['wb_2', undefined]) {
      expect(await save(browser, id)).toMatchObject({
        status: 402,
        body: {
          message:
            'Until you complete the course, your account includes one plan: the one you chose for the course.',
        },
      })
    }
  })

  test('lets the plan be exchanged, but not for every plan in turn', async () => {
    const { browser } = await buy('two')
    expect(await choose(browser, 'wb_1')).toBe(204)
    expect(await choose(browser, 'wb_2')).toBe(204)
    expect(await choose(browser, 'wb_2')).toBe(204)
    expect(await choose(browser, 'wb_3')).toBe(429)
    expect((await save(browser, 'wb_1')).status).toBe(402)
    setup.server.clock.now += 24 * 60 * 60 * 1000
    expect(await choose(browser, 'wb_3')).toBe(204)
  })

  test('opens every plan at its end, and a refund closes classroom, tool and certificate', async () => {
    const { browser, paymentIntentId } = await buy('three')
    await choose(browser, 'wb_1')
    await save(browser, 'wb_1')
    for (const slug of every) {
      const body = { planId: 'wb_1', data: finishedPlan }
      expect(await browser.post(`/api/course/lessons/${slug}/check`, body)).toMatchObject({ status: 200 })
    }
    const { certificate } = (await browser.get('/api/course')).body as { certificate: { number: string } }
    expect((await browser.get(`/certificate/${certificate.number}`)).status).toBe(200)
    expect((await save(browser, 'wb_2')).status).toBe(200)

    await setup.payments.provider.refund(paymentIntentId)
    await setup.deliver(await setup.payments.takeEvents())
    expect(await browser.get('/api/course')).toMatchObject({ status: 403 })
    expect((await browser.get(`/learn/${paidLesson}`)).status).toBe(403)
    expect((await browser.get(`/certificate/${certificate.number}`)).status).toBe(404)
    expect((await save(browser, 'wb_1')).status).toBe(402)
    expect((await browser.post('/api/ai/suggestions', question)).status).toBe(402)
    expect((await browser.get('/api/workbooks/wb_1')).status).toBe(200)
    expect((await browser.get('/api/account')).body).toMatchObject({ entitlements: [] })
  })

  test('that is bought again after a refund opens the tool with the next lesson that passes', async () => {
    const { browser, paymentIntentId } = await buy('four')
    await choose(browser, 'wb_1')
    const check = (slug: string) =>
      browser.post(`/api/course/lessons/${slug}/check`, { planId: 'wb_1', data: finishedPlan })
    for (const slug of every) await check(slug)
    await setup.payments.provider.refund(paymentIntentId)
    await setup.deliver(await setup.payments.takeEvents())
    const again = await begin(browser, { product: 'course', email: 'four@example.com' })
    await setup.payments.pay(again.paymentIntentId)
    await browser.post('/api/get-credentials', { paymentIntentId: again.paymentIntentId })
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ entitlements: ['course'] })
    await check(paidLesson)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ entitlements: ['course', 'tool'] })
  })
})

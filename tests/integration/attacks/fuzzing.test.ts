import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountHeader } from '#contract/account-header.ts'
import { buildShareApiPath } from '#contract/paths.ts'
import { shareHeaders } from '#contract/sharing.ts'
import { entitlements } from '#domain/commerce/entitlements.ts'
import { grantEntitlement } from '#server/accounts/entitlement-store.ts'
import { updateState } from '#server/course/course-state-store.ts'
import { paidLesson } from '#tests/integration/course-folder.ts'
import { begin, type Started } from '#tests/integration/payment-setup.ts'
import { bundlePlanThread } from '#tests/integration/plan-thread-bundle.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp, type TestApp, testStart } from '#tests/integration/test-app.ts'
import { createTestBrowser, type TestBrowser } from '#tests/integration/test-browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { aSave, named } from '#tests/integration/test-plans.ts'
import { aLink, makeKeys, sendByFetch } from '#tests/integration/test-shares.ts'
import { unlimited } from '#tests/integration/unlimited.ts'
import { metricsToken } from './access-actors.ts'
import { arbitraryRequest, describeRequest } from './fuzz-requests.ts'
import { findFault } from './check-answer.ts'
import { recordRoutes, type Route } from './record-routes.ts'
import { createFuzzSender, cutOff, type FuzzSender } from './send-fuzzed.ts'

/** The same two thousand in every run, a hundred thousand others with `npm run test:fuzz`. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000)
/** FUZZ_SEED=… sends the requests of a failed run again. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const atOnce = 10

describe('a fuzzed request', () => {
  let place: TestDatabase
  let server: TestApp
  let routes: Route[]
  let address = ''
  let sender: FuzzSender
  let attackers = 0
  let thread: Awaited<ReturnType<typeof bundlePlanThread>>

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    thread = await bundlePlanThread()
    const operator = { name: null, address: null, email: 'instructor@example.com' }
    const settings = { ...unlimited, access: 'purchase', metricsToken, operator } as const
    const recorded = await recordRoutes(() =>
      createTestApp(place.database, settings, quickPasswords, undefined, {
        planThreads: { file: thread.file },
      }),
    )
    server = recorded.result
    routes = recorded.routes.filter(({ method }) => method !== 'HEAD')
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    sender = createFuzzSender(address)
  })
  afterAll(async () => {
    sender.close()
    await server.app.close()
    await thread.remove()
    await place.remove()
  })

  test(
    `gets an answer without a server error or another account’s data (FUZZ_SEED=${seed})`,
    async () => {
      const victim = await createVictim()
      let attacker = await enter()
      const own = await begin(attacker.browser, { email: 'attacker@example.com' })
      const known = {
        username: victim.username,
        planIds: ['wb_victim', 'wb_1'],
        paymentIds: [victim.payment.paymentIntentId, own.paymentIntentId],
        clientSecret: own.clientSecret,
        linkIds: [victim.linkId, attacker.link.id],
        tokens: {
          [shareHeaders.token]: attacker.link.key.commentToken,
          [shareHeaders.author]: 'a'.repeat(43),
        },
      }

      const check = async (batch: Parameters<FuzzSender['send']>[0][]) => {
        // An earlier request signed the account out or deleted it.
        if ((await attacker.browser.get('/api/auth/user')).status !== 200) attacker = await enter()
        const { browser, userId } = attacker
        const cookie = `session=${browser.cookies.get('session') ?? ''}`
        const identity = { cookie, [accountHeader]: userId }
        const answers = await Promise.all(batch.map((fuzzed) => sender.send(fuzzed, identity)))
        const faults = batch.map((fuzzed, index) => {
          const fault = findFault(fuzzed, answers[index] ?? cutOff, victim.canaries)
          return fault && `${fault} after ${describeRequest(fuzzed)}`
        })
        expect(faults.filter((fault) => fault !== null)).toEqual([])
      }
      const batches = fc.array(arbitraryRequest(routes, known), { minLength: atOnce, maxLength: atOnce })
      await fc.assert(fc.asyncProperty(batches, check), {
        numRuns: Math.ceil(requests / atOnce),
        seed,
        // The database holds data from earlier requests and cannot be reset for each smaller try.
        endOnFailure: true,
      })

      expect((await fetch(`${address}/api/ready`)).status).toBe(200)
      expect((await victim.browser.get('/api/workbooks/wb_victim')).body).toMatchObject({
        data: named(victim.words).data,
      })
    },
    120_000 + requests * 50,
  )

  async function enter() {
    attackers += 1
    const entered = await signUp(`attacker${attackers}`, `attacker${attackers}@example.com`)
    expect(await entered.browser.post('/api/workbooks', aSave())).toMatchObject({ status: 200 })
    await updateState(place.database, entered.userId, { plan_id: 'wb_1' })
    return { ...entered, link: await share(entered.browser, 'Theirs') }
  }

  async function signUp(username: string, email: string, names: Record<string, string> = {}) {
    const browser = createTestBrowser(() => address)
    const person = { username, email, password: 'a guess at it, but longer', ...names }
    const answer = await browser.post('/api/auth/register', person)
    expect(answer).toMatchObject({ status: 201 })
    const { id: userId } = answer.body as { id: string }
    for (const name of entitlements) {
      await grantEntitlement(place.database, { userId, name, source: 'test', now: 1 })
    }
    return { browser, userId }
  }

  async function share({ cookies }: TestBrowser, name: string) {
    const link = await makeKeys()
    const cookie = `session=${cookies.get('session') ?? ''}`
    const body = { ...(await aLink(link, testStart)), name }
    const path = buildShareApiPath('share', link.id)
    expect(await sendByFetch(() => address)('PUT', path, { cookie }, body)).toMatchObject({ status: 201 })
    return link
  }

  /** An account with text in every place that could leak it. */
  async function createVictim() {
    const words = 'CANARY-words-of-the-plan'
    const names = { firstName: 'CANARY-first-name', lastName: 'CANARY-last-name' }
    const email = 'canary-address@example.com'
    const { browser, userId } = await signUp('victim', email, names)
    const save = { ...aSave(), id: 'wb_victim', title: 'CANARY-title', ...named(words) }
    expect(await browser.post('/api/workbooks', save)).toMatchObject({ status: 200 })
    const asked = { lesson: paidLesson, text: 'CANARY-question' }
    expect(await browser.post('/api/course/questions', asked)).toMatchObject({ status: 201 })
    const { id: linkId } = await share(browser, 'CANARY-link-name')
    const payment: Started = await begin(browser, { email: 'canary-buyer@example.com' })
    const cookies = [...browser.cookies].flatMap(([name, value]) => (name === 'signed_in' ? [] : value))
    const secrets = [...cookies, payment.clientSecret, userId]
    const canaries = ['CANARY', 'canary-', ...secrets]
    return { browser, username: 'victim', words, payment, linkId, canaries }
  }
})

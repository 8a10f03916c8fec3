import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedEvent } from '#tests/fakes/stripe-records.ts'
import { memoryFolder } from './memory-folder.ts'
import { openPaymentBackend, type PaymentBackend, backendNames } from './payment-backends.ts'
import { type BuiltServer, buildServerProcess, type ServerProcess } from './server-process.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { begin, makeAttemptKey, readTraces } from './payment-setup.ts'

/** One on each engine and provider in every run; a hundred with CRASH_ROUNDS=100. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 1)

let built: BuiltServer
beforeAll(async () => {
  built = await buildServerProcess()
})
afterAll(() => built.remove())

describeOnBothDatabases(
  'five webhooks and ten polls together, with the server killed in between,',
  (engine) => {
    describe.each(backendNames)('with %s', (backendName) => {
      let place: TestDatabase
      let paymentBackend: PaymentBackend
      let server: ServerProcess
      let dataDir: string
      const aim = createAim()

      beforeAll(async () => {
        place = await createTestDatabase(engine)
        paymentBackend = await openPaymentBackend(backendName, { database: place.database, now: Date.now })
        dataDir = await makeDataFolder(place)
        const { settings } = paymentBackend
        // The sandbox's own webhooks arrive as well, somewhat later.
        const payments = settings.provider === 'sandbox' ? { ...settings, webhookDelayMs: 1500 } : settings
        server = await built.prepare({ dataDir, database: place.settings, payments })
        await server.start()
      })
      afterAll(async () => {
        await server.kill()
        await paymentBackend.close()
        await place.remove()
        await rm(dataDir, { recursive: true, force: true })
      })

      test(
        'leave one account, one order, one grant and one receipt',
        async () => {
          const emails = Array.from({ length: rounds }, (_, round) => `round${round}@example.com`)
          // In every other round, a stranger has already made an account with the buyer's address.
          const shift = backendNames.indexOf(backendName)
          for (const [round, email] of emails.entries())
            await payThroughKills(email, (round + shift) % 2 === 1)
          // A message that a killed process was sending is released after two minutes, which have passed now.
          await place.database.updateTable('mail_queue').set({ claimed_until: 0 }).execute()
          await wakeMail(server)
          await expect
            .poll(() => countReceipts(dataDir, emails), { timeout: 40_000, interval: 200 })
            .toEqual(emails.map(() => 1))
        },
        60_000 + rounds * 20_000,
      )

      async function payThroughKills(email: string, hasStranger: boolean): Promise<void> {
        const browser = createTestBrowser(() => server.address)
        if (hasStranger) await signUpAsStranger(server, place, email)
        const attemptKey = makeAttemptKey()
        const press = () => begin(browser, { email, attemptKey })
        const [{ paymentIntentId, clientSecret }] = await Promise.all([press(), press()])
        await paymentBackend.pay(paymentIntentId)
        const event = await makeEvent(paymentBackend, paymentIntentId)

        const kills = 1 + Math.floor(Math.random() * 2)
        for (let kill = 0; kill < kills; kill += 1) {
          const requests = sendTogether(server, browser, paymentIntentId, event)
          await aim.wait(requests)
          await server.kill()
          await Promise.all(requests)
          await server.start()
        }
        // Work that the kills interrupted is finished now, and finished work is not repeated.
        const answers = await Promise.all(sendTogether(server, browser, paymentIntentId, event))
        expect(new Set(answers)).toEqual(new Set([200]))
        expect(await press()).toMatchObject({ clientSecret, status: 'paid' })
        const order = await requireOneOfEach(place, email)
        expect(order).toMatchObject(
          hasStranger ? { made_account: 0, account_reset: 1 } : { made_account: 1, account_reset: 0 },
        )
        // Taken from the stranger once, whatever the number of simultaneous requests.
        const { users } = await readTraces(place.database, email)
        expect(users).toMatchObject([{ password_hash: null, session_epoch: hasStranger ? 1 : 0 }])
      }
    })
  },
)

async function signUpAsStranger({ address }: ServerProcess, { database }: TestDatabase, email: string) {
  const stranger = createTestBrowser(() => address)
  const username = email.replaceAll(/\W/g, '-')
  const account = { username, email, password: 'the stranger’s' }
  expect(await stranger.post('/api/auth/register', account)).toMatchObject({ status: 201 })
  // The welcome mail does not count.
  await database.deleteFrom('mail_queue').where('to_address', '=', email).execute()
}

async function requireOneOfEach({ database }: TestDatabase, email: string): Promise<object> {
  const { users, orders, entitlements, mails } = await readTraces(database, email)
  const payments = await database
    .selectFrom('order_events')
    .select('cause')
    .where('order_id', '=', orders[0]?.id ?? '')
    .where('to_state', '=', 'paid')
    .execute()
  const counts = [users, orders, entitlements, mails, payments].map(({ length }) => length)
  expect(counts).toEqual([1, 1, 1, 1, 1])
  expect(orders).toMatchObject([{ state: 'paid', user_id: users[0]?.id }])
  return orders[0] ?? {}
}

/** The statuses of the answers. 0 for a request that the kill cut off. */
function sendTogether(
  { address }: ServerProcess,
  browser: TestBrowser,
  paymentIntentId: string,
  { body, signature }: SignedEvent,
): Promise<number>[] {
  const webhooks = Array.from({ length: 5 }, async () => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${address}/api/stripe/webhook`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  })
  const polls = Array.from({ length: 10 }, async () => {
    const answer = await browser.post('/api/get-credentials', { paymentIntentId })
    return answer.status
  })
  return [...webhooks, ...polls].map((sent) => sent.catch(() => 0))
}

/**
 * Chooses when to kill: at any time until the first answer, because the work is done then. How long that takes
 * depends on the machine, so each round sets the range for the next one.
 */
function createAim() {
  let windowMs = 60
  return {
    wait: async (requests: Promise<number>[]): Promise<void> => {
      const startedAt = performance.now()
      let firstAnswerMs: number | null = null
      void Promise.race(requests).then(() => (firstAnswerMs = performance.now() - startedAt))
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * windowMs)
      })
      windowMs = firstAnswerMs === null ? Math.min(2000, windowMs * 1.3) : Math.max(20, firstAnswerMs * 1.3)
    },
  }
}

/** Any request that may send a mail makes the server look for mail that is due. */
async function wakeMail({ address }: ServerProcess): Promise<void> {
  const browser = createTestBrowser(() => address)
  await browser.post('/api/auth/forgot-password', { emailOrUsername: 'nobody@example.com' })
}

/** Made here, so that each delivery is the same event. The provider's own webhooks arrive in addition. */
function makeEvent(paymentBackend: PaymentBackend, paymentIntentId: string): Promise<SignedEvent> {
  const object = { id: paymentIntentId, object: 'payment_intent', status: 'succeeded' }
  const type = 'payment_intent.succeeded'
  return paymentBackend.sign(
    JSON.stringify({ id: `evt_${paymentIntentId}`, object: 'event', type, data: { object } }),
  )
}

async function makeDataFolder({ settings }: TestDatabase): Promise<string> {
  if (settings.engine === 'embedded') return path.dirname(settings.filePath)
  return mkdtemp(path.join(memoryFolder, 'planwright-requests-'))
}

/** The messages in the outbox. A message that was sent twice is one file. */
async function countReceipts(dataDir: string, emails: string[]): Promise<number[]> {
  const outbox = path.join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))
  const receipts = mails.filter((mail) => mail.includes('receipt'))
  return emails.map((email) => receipts.filter((mail) => mail.includes(`To: ${email}`)).length)
}

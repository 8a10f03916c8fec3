import { expect } from 'vitest'
import { createOrderServices } from '#server/compose-commerce.ts'
import type { Database } from '#server/database/database.ts'
import type { SignedEvent } from '#tests/fakes/stripe-records.ts'
import { openPaymentBackend, type PaymentBackend, type PaymentBackendName } from './payment-backends.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface Started {
  clientSecret: string
  paymentIntentId: string
  status: string
  amountCents: number
}

export interface PaymentSetup {
  server: TestApp
  database: Database
  place: TestDatabase
  payments: PaymentBackend
  address: string
  openBrowser: () => TestBrowser
  /** Sends webhooks over HTTP; returns the statuses of the answers. */
  deliver: (events: SignedEvent[]) => Promise<number[]>
  /** What a task beside the server works with. */
  createOrderServices: () => ReturnType<typeof createOrderServices>
  /** A new process on the same database. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** The real server, listening, with a card provider behind it. Webhooks arrive only when a test sends them. */
export async function openPaymentSetup(
  engine: TestDatabase['settings']['engine'],
  backendName: PaymentBackendName = 'sandbox',
  settings: Parameters<typeof createTestApp>[1] = {},
): Promise<PaymentSetup> {
  const place = await createTestDatabase(engine)
  // Stripe's library checks signatures against the real clock, so this uses it too.
  const clock = { now: Date.now() }
  const paymentBackend = await openPaymentBackend(backendName, {
    database: place.database,
    now: () => clock.now,
  })
  let server: TestApp
  let address = ''

  async function start(): Promise<void> {
    const config = { payments: paymentBackend.settings, rateLimitFactor: 1000, ...settings }
    server = await createTestApp(place.database, config, quickPasswords, clock)
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  }

  await start()
  return {
    get server() {
      return server
    },
    get address() {
      return address
    },
    database: place.database,
    place,
    payments: paymentBackend,
    openBrowser: () => createTestBrowser(() => address),
    deliver: (events) =>
      Promise.all(
        events.map(async ({ body, signature }) => {
          const answer = await fetch(`${address}/api/stripe/webhook`, {
            method: 'POST',
            headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
            body,
          })
          await answer.arrayBuffer()
          return answer.status
        }),
      ),
    createOrderServices: () =>
      createOrderServices({
        database: place.database,
        payments: paymentBackend.provider,
        publicUrl: 'http://plans.example',
        now: () => clock.now,
        wakeMail: () => {},
        log: { warn: () => {}, error: () => {} },
      }),
    restart: async () => {
      await server.app.close()
      await start()
    },
    close: async () => {
      await server.app.close()
      await paymentBackend.close()
      await place.remove()
    },
  }
}

let keys = 0
export const makeAttemptKey = () => `attempt-key-of-test-${(keys += 1)}`

export async function begin(
  browser: TestBrowser,
  { product = 'tool', email = 'ada@example.com', attemptKey = makeAttemptKey(), discountPercent = 0 } = {},
): Promise<Started> {
  const answer =
    product === 'tool'
      ? await browser.post('/api/create-payment-intent', { amount: 97, email, attemptKey })
      : await browser.post('/api/create-course-payment-intent', {
          amount: discountPercent === 25 ? 148 : 197,
          email,
          discountPercent,
          attemptKey,
        })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body as Started
}

/** Everything that a purchase leaves behind for one address. */
export async function readTraces(database: Database, email: string) {
  const users = await database.selectFrom('users').selectAll().where('email_key', '=', email).execute()
  const orders = await database.selectFrom('orders').selectAll().where('email', '=', email).execute()
  const mails = await database
    .selectFrom('mail_queue')
    .select(['subject', 'text_body'])
    .where('to_address', '=', email)
    .execute()
  const entitlements = await database
    .selectFrom('entitlements')
    .innerJoin('users', 'users.id', 'entitlements.user_id')
    .select(['entitlements.name', 'entitlements.source'])
    .where('users.email_key', '=', email)
    .orderBy('entitlements.name')
    .execute()
  return { users, orders, mails, entitlements }
}

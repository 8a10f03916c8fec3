import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { insertOrder } from '#server/commerce/order-store.ts'
import { addTokens, takeCall, wholeSite } from '#server/assistant/usage-store.ts'
import { quickPasswords } from './quick-passwords.ts'
import { createTestAdmin } from './test-admin.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { createPlanner, named, type Planner } from './test-plans.ts'

const token = 'a-token-of-some-length'
const report = {
  kind: 'screen',
  name: 'TypeError',
  message: 'Cannot use "Our secret bakery" 3 times',
  frames: ['assets/app-9f.js:3:4'],
  path: '/workbook',
  build: 'app-9f.js',
}

describeOnBothDatabases('monitoring by the operator', (engine) => {
  let place: TestDatabase
  let server: TestApp
  let planner: Planner
  const lines: string[] = []

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    server = await createTestApp(
      place.database,
      { metricsToken: token, modelPrices: { inputCents: 100, outputCents: 500 }, logLevel: 'trace' },
      quickPasswords,
      undefined,
      { logStream: { write: (line) => lines.push(line) } },
    )
    planner = await createPlanner(server.app)
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  const look = (authorization?: string) =>
    server.app.inject({
      method: 'GET',
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    })
  const post = (payload: unknown, headers = {}) =>
    server.app.inject({ method: 'POST', url: '/api/client-errors', payload: payload as object, headers })

  describe('the metrics', () => {
    test.each([[undefined], ['Bearer'], ['Bearer wrong'], [`Basic ${token}`], [`Bearer ${token}x`]])(
      'are refused to a request with %s',
      async (authorization) => {
        const answer = await look(authorization)
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
      },
    )

    test('do not exist unless a token is set', async () => {
      const bare = await createTestApp(place.database, {}, quickPasswords)
      const answer = await bare.app.inject({ method: 'GET', url: '/metrics' })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not_found' })
      await bare.app.close()
    })

    test('count requests, saves, conflicts, orders, questions, mail and the database', async () => {
      expect((await planner.save({ id: 'wb_counted' })).statusCode).toBe(200)
      expect((await planner.save({ id: 'wb_counted', revision: '9', ...named('x') })).statusCode).toBe(409)
      await planner.ask('GET', '/api/workbooks/wb_counted')
      await planner.ask('GET', '/assets/app-1234.js')
      await planner.ask('GET', '/no/such/place')
      await insertClaimedMail(place.database, server.clock.now - 90_000)
      await insertOrder(place.database, anOrder())
      await takeCall(place.database, '2026-11-16', [{ userId: wholeSite, calls: 10 }])
      await addTokens(place.database, '2026-11-16', [wholeSite], { inputTokens: 1000, outputTokens: 200 })

      const answer = await look(`Bearer ${token}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain('text/plain')
      const read = (name: string) => Number(new RegExp(`^${escape(name)} (.+)$`, 'm').exec(answer.body)?.[1])
      const count = (route: string, method: string, status: string) =>
        read(
          `planwright_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`,
        )
      expect(count('/api/workbooks/:id', 'GET', '2xx')).toBe(1)
      expect(count('/api/workbooks', 'POST', '4xx')).toBe(1)
      expect(count('file', 'GET', '2xx')).toBe(1)
      expect(count('unknown', 'GET', '4xx')).toBe(1)
      expect(read('planwright_saves_total{result="saved"}')).toBe(1)
      expect(read('planwright_saves_total{result="conflict"}')).toBe(1)
      expect(read('planwright_orders{state="pending"}')).toBe(1)
      expect(read('planwright_mail_queue{state="waiting"}')).toBeGreaterThanOrEqual(1)
      expect(read('planwright_mail_queue_oldest_seconds')).toBeGreaterThanOrEqual(90)
      expect(read('planwright_assistant_calls')).toBe(1)
      expect(read('planwright_assistant_tokens{direction="in"}')).toBe(1000)
      expect(read('planwright_assistant_cost_cents')).toBeCloseTo(0.2)
      expect(read('planwright_database_up')).toBe(1)
      expect(read('planwright_database_size_bytes')).toBeGreaterThan(10_000)
      expect(read('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
      expect(answer.body).toContain('nodejs_eventloop_lag_seconds')
      expect(answer.body.includes('planwright_database_connections{state="waiting"}')).toBe(
        engine === 'postgres',
      )
      expect(answer.body).not.toMatch(/wb_counted|dana|app-1234/)
    })
  })

  describe('an error in a browser', () => {
    test('is logged and counted, without its text', async () => {
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
      const answer = await post(report, { 'user-agent': userAgent })
      expect(answer.statusCode).toBe(204)
      const entry = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .findLast((line) => line['clientError'])
      expect(entry).toMatchObject({
        clientError: {
          message: 'Cannot use … # times',
          path: '/workbook',
          browser: 'Firefox on Linux',
          frames: ['assets/app-9f.js:3:4'],
        },
      })
    })

    test.each([
      ['frames that are none', { ...report, frames: ['Our secret bakery'] }],
      ['an unknown kind', { ...report, kind: 'other' }],
      ['a long message', { ...report, message: 'x'.repeat(401) }],
      ['no object', []],
    ])('is refused with %s', async (_name, payload) => {
      expect((await post(payload)).statusCode).toBe(400)
    })

    test('is refused when it is large', async () => {
      expect((await post({ ...report, more: 'x'.repeat(5000) })).statusCode).toBe(413)
    })

    test('names only our own pages', async () => {
      await post({ ...report, path: '/dana@example.com' })
      expect(lines.at(-1)).toContain('(other)')
      await post({ ...report, path: '/?email=dana@example.com' })
      expect(lines.at(-1)).toContain('"path":"/"')
    })

    test('can be reported 60 times in ten minutes from one address, and no more', async () => {
      let answers: number[] = []
      for (let index = 0; index < 61; index += 1) answers.push((await post(report)).statusCode)
      answers = [...new Set(answers)]
      expect(answers).toEqual([204, 429])
    })
  })

  test('the log contains no address, name, password, cookie, token or plan', async () => {
    const person = { username: 'hidden-name', email: 'hidden@example.com', password: 'hidden password' }
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      server.app.inject({
        method,
        url,
        headers: { cookie: 'session=hidden-cookie', 'user-agent': 'hidden-agent' },
        remoteAddress: '203.0.113.77',
        ...(payload ? { payload } : {}),
      })
    await ask('POST', '/api/auth/register', person)
    await ask('POST', '/api/auth/register', person)
    await ask('POST', '/api/auth/login', { ...person, password: 'hidden guess' })
    await ask('POST', '/api/auth/reset-password', { token: 'hidden-token', password: 'hidden password' })
    await ask('GET', '/reset-password?token=hidden-token')
    await ask('GET', '/nowhere%3Ftoken=hidden-token')
    await ask('GET', '/hidden@example.com')
    await ask('GET', '/api/nothing?email=hidden@example.com')
    server.app.log.error(
      {
        err: Object.assign(new Error('no hidden@example.com'), {
          detail: 'Key (email)=(hidden@example.com)',
        }),
      },
      'request failed',
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.join('')).not.toMatch(/hidden|203\.0\.113\.77/)
  })

  test('the status command shows everything at a glance', async () => {
    await insertClaimedMail(place.database, Date.UTC(2026, 10, 16, 11))
    const admin = createTestAdmin(place)
    const { output, exitCode } = await admin.run(['status'])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^version +\d+\.\d+\.\d+$/m)
    expect(output).toMatch(new RegExp(`^database +${engine}, [\\d.]+ [kM]B, migrated to \\d{4}_\\w+$`, 'm'))
    expect(output).toMatch(/^accounts +\d+$/m)
    expect(output).toMatch(/^orders +1 pending$/m)
    expect(output).toMatch(
      /^mail +by files in the outbox folder, .+; \d+ waiting, oldest \d+ min; 0 given up$/m,
    )
    expect(output).toMatch(/^notice +A notice about the settings\.$/m)
    expect(output).toMatch(/^last sweep +2026-11-16 12:00 UTC \(0 min ago\)$/m)
    expect(output).toMatch(/^last backup +never$/m)
    const { output: json } = await admin.run(['status', '--json'])
    expect(JSON.parse(json)).toMatchObject({
      engine,
      orders: { pending: 1 },
      mailWay: 'outbox',
      lastBackupAt: null,
    })
  })
})

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function anOrder() {
  return {
    id: 'ord_1',
    provider: 'sandbox',
    payment_id: null,
    attempt_hash: null,
    browser_hash: '',
    product: 'tool',
    discount_percent: 0,
    amount_cents: 100,
    currency: 'usd',
    email: 'dana@example.com',
    state: 'pending',
    refunded_cents: 0,
    user_id: null,
    made_account: 0,
    account_reset: 0,
    fulfilled_at: null,
    completed_at: null,
    revision: 0,
    next_check_at: null,
    created_at: 1,
    updated_at: 1,
  } as const
}

/** A mail that stays in the queue. Another process has claimed it forever, so the worker never sends it. */
async function insertClaimedMail(database: Database, createdAt: number): Promise<void> {
  const words = { to_address: 'dana@example.com', subject: 'x', text_body: 'x', html_body: 'x' }
  const queued = {
    id: `waits-${createdAt}`,
    next_attempt_at: 0,
    attempts: 1,
    last_error: null,
    sent_at: null,
  }
  const claimed = { claimed_until: Number.MAX_SAFE_INTEGER, created_at: createdAt }
  await database
    .insertInto('mail_queue')
    .values({ ...words, ...queued, ...claimed })
    .execute()
}

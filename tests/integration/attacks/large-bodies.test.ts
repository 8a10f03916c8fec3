import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { byteAllowances, heldLimits, refusedAllowances } from '#server/bodies/body-limits.ts'
import { giantPlans } from '#server/incoming-plans/job-rules.ts'
import { bundlePlanThread } from '#tests/integration/plan-thread-bundle.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp, type TestApp } from '#tests/integration/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/test-database.ts'
import { aSave, createPlanner, named, openPlanner, type Planner } from '#tests/integration/test-plans.ts'

const megabyte = 1024 * 1024
const patience = { timeout: 60_000 }
const strictness = 0.1
const refusals = {
  account: refusedAllowances.account.burst * strictness,
  address: refusedAllowances.address.burst * strictness,
}

describe('large bodies', () => {
  let place: TestDatabase
  let thread: Awaited<ReturnType<typeof bundlePlanThread>>
  let server: TestApp
  /** The same with a tenth of the allowances, so that they are used up with a tenth of the bodies. */
  let strict: TestApp
  let port = 0
  const sockets: Socket[] = []

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    thread = await bundlePlanThread()
    const overload = { maxInFlight: 10_000, maxDelayMs: 60_000 }
    const start = (rateLimitFactor: number) =>
      createTestApp(place.database, { overload, rateLimitFactor }, quickPasswords, undefined, {
        timeouts: { silentMs: 2000 },
        planThreads: { file: thread.file, deadlinesMs: { readSave: patience.timeout } },
      })
    server = await start(1)
    strict = await start(strictness)
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    // Refills every allowance for the next test.
    for (const { clock } of [server, strict]) clock.now += 3_600_000
  })
  afterAll(async () => {
    await Promise.all([server.app.close(), strict.app.close()])
    await thread.remove()
    await place.remove()
  })

  /** Known to both servers, because they share the database. */
  const openStrict = async () => openPlanner(strict.app, (await createPlanner(server.app)).cookie)
  const post = ({ cookie }: Planner, payload: string, { app } = server) =>
    app.inject({
      method: 'POST',
      url: '/api/workbooks',
      headers: { cookie, 'content-type': 'application/json' },
      payload,
    })
  const withData = (data: string) => JSON.stringify({ ...aSave(), data: 0 }).replace(':0', `:${data}`)
  const nested = (levels: number) => withData(`{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`)

  describe('that are refused', () => {
    test('count against their account alone, whose next one is not even read', async () => {
      const [eve, dana] = [await openStrict(), await openStrict()]
      for (let sent = 0; sent < refusals.account; sent += 1) {
        expect((await post(eve, nested(20_000), strict)).statusCode).toBe(400)
      }
      const answer = await post(eve, nested(20_000), strict)
      expect(answer.statusCode).toBe(429)
      expect(answer.json()).toMatchObject({ code: 'rate_limited', message: expect.stringMatching(/second/) })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect((await post(eve, '{not JSON'.padEnd(40_000), strict)).statusCode).toBe(429)

      const usual = named('x'.repeat(40_000))
      expect((await dana.save(usual)).statusCode).toBe(200)
      expect((await eve.save(usual)).statusCode).toBe(429)
      expect((await eve.save()).statusCode).toBe(200)
      strict.clock.now += 60_000
      expect((await eve.save({ revision: '2', ...usual })).statusCode).toBe(200)
    })

    test('count against their address too, whichever account sends them', async () => {
      const people = Math.ceil(refusals.address / refusals.account)
      for (let person = 0; person < people; person += 1) {
        const eve = await openStrict()
        for (let sent = 0; sent < refusals.account; sent += 1) await post(eve, nested(20_000), strict)
      }
      const last = await openStrict()
      expect((await post(last, nested(20_000), strict)).statusCode).toBe(429)
      expect((await last.save()).statusCode).toBe(200)
    })

    test('get their answer at the first bracket too many, before the rest has arrived', async () => {
      const { cookie } = await createPlanner(server.app)
      const socket = await open()
      const answer = readUntil(socket, 'levels deep')
      socket.write(head(cookie, `content-length: ${3 * megabyte}`))
      socket.write(nested(150).slice(0, 300))
      expect(await answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*nested more than 100 levels deep/)
    })
  })

  test('that are accepted are limited by their bytes and by the work they cause', async () => {
    const [ada, bob] = [await openStrict(), await openStrict()]
    const statuses: number[] = []
    const large = named('x'.repeat(megabyte))
    const bytes = byteAllowances.account.burst * strictness
    const most = Math.ceil(bytes / Buffer.byteLength(JSON.stringify({ ...aSave(), ...large })))
    for (let sent = 0; sent <= most; sent += 1) statuses.push((await ada.save(large)).statusCode)
    expect(statuses.indexOf(429)).toBe(most)

    const manyRisks = { data: { riskAnalysis: { risks: Array.from({ length: 2100 }, () => ({})) } } }
    for (let sent = 0; sent < giantPlans.burst * strictness; sent += 1) await bob.save(manyRisks)
    expect((await bob.save(manyRisks)).statusCode).toBe(429)
    expect((await bob.save({ id: 'wb_2' })).statusCode).toBe(200)
  })

  test('give the same result on the thread as without it', async () => {
    const dana = await createPlanner(server.app)
    const long = 'é'.repeat(300_000)
    expect((await dana.save(named(long))).statusCode).toBe(200)
    expect(await dana.load()).toMatchObject({ data: { businessIdea: { name: long } } })
    expect((await dana.save(named(`${long}!`))).json()).toMatchObject({
      code: 'conflict',
      current: { data: { businessIdea: { name: long } } },
    })
    const wrong = await dana.save({ ...named(long), currentStep: '13' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ fields: { currentStep: expect.stringContaining('1 to 12') } })
    expect((await post(dana, withData(`{"businessIdea":{"name":"${long}`))).statusCode).toBe(400)

    const asked = { currentStep: '1', template: 'saas', workbookData: named(long).data }
    const suggestions = await dana.ask('POST', '/api/ai/suggestions', asked)
    expect(suggestions.json()).toMatchObject({ source: 'built-in' })
    const answer = await dana.ask('POST', '/api/ai/quick-action', { ...asked, action: 'What is missing?' })
    expect(answer.json()).toMatchObject({ response: expect.stringMatching(/\w{3}/) })
  })

  describe('that never end', () => {
    test('take no more memory than one account may hold, while other accounts are served', async () => {
      const [eve, dana] = [await createPlanner(server.app), await createPlanner(server.app)]
      const piece = Buffer.alloc(megabyte, ' ')
      let most = 0
      const statuses: number[] = []
      for (let count = 0; count < 40; count += 1) {
        const socket = await open()
        socket.write(head(eve.cookie, `content-length: ${4 * megabyte - 1}`))
        socket.write(piece)
        most = Math.max(most, server.app.readLoad().heldBytes)
        statuses.push((await dana.ask('GET', '/api/workbooks')).statusCode)
      }
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(most).toBeGreaterThan(megabyte)
      expect(most).toBeLessThanOrEqual(heldLimits.perAccount)
      expect((await dana.save(named('x'.repeat(100_000)))).statusCode).toBe(200)
      for (const socket of sockets.splice(0)) socket.destroy()
      await expect.poll(() => server.app.readLoad().heldBytes, patience).toBe(0)
    })

    test('are given up when nothing more arrives', async () => {
      const { cookie } = await createPlanner(server.app)
      const socket = await open()
      const answer = readUntil(socket, 'too_slow')
      socket.write(head(cookie, 'content-length: 100000'))
      socket.write('{"title":"')
      expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"message":"[^"]/)
      expect(server.app.readLoad().heldBytes).toBe(0)
    })

    test('may arrive in pieces of one byte', async () => {
      const dana = await createPlanner(server.app)
      const socket = await open()
      const answer = readUntil(socket, '"data"')
      const body = JSON.stringify({ ...aSave(), ...named('x'.repeat(20_000)) })
      socket.write(head(dana.cookie, 'transfer-encoding: chunked'))
      socket.write(`${Array.from(body, (byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`)
      expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    })
  })

  test('as answers that their client does not read take no more memory either', async () => {
    const [eve, dana] = [await createPlanner(server.app), await createPlanner(server.app)]
    const plan = named('x'.repeat(4 * megabyte - 10_000))
    for (const planner of [eve, dana]) expect((await planner.save(plan)).statusCode).toBe(200)
    const stale = JSON.stringify(aSave())
    const load = `GET /api/workbooks/wb_1 HTTP/1.1\r\nhost: x\r\ncookie: ${eve.cookie}\r\n\r\n`
    const conflict = `${head(eve.cookie, `content-length: ${stale.length}`)}${stale}`
    let most = 0
    for (let count = 0; count < 10; count += 1) {
      const socket = await open()
      socket.pause()
      // Several per connection, because the kernel buffers some megabytes of each.
      socket.write(`${load}${conflict}`.repeat(3))
      expect((await dana.ask('GET', '/api/workbooks')).statusCode).toBe(200)
      most = Math.max(most, server.app.readLoad().heldBytes)
    }
    expect(most).toBeGreaterThan(megabyte)
    expect(most).toBeLessThanOrEqual(heldLimits.perAccount)
    expect((await dana.ask('GET', '/api/workbooks/wb_1')).statusCode).toBe(200)
    // The oldest unread answers make room, so the account's own pages still work.
    expect((await eve.ask('GET', '/api/workbooks/wb_1')).statusCode).toBe(200)
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(() => server.app.readLoad().heldBytes, patience).toBe(0)
  })

  test('leave nothing behind when their client disconnects', async () => {
    const eve = await createPlanner(server.app)
    expect((await eve.save(named('x'.repeat(megabyte)))).statusCode).toBe(200)
    const load = `GET /api/workbooks/wb_1 HTTP/1.1\r\nhost: x\r\ncookie: ${eve.cookie}\r\n\r\n`
    const save = `${head(eve.cookie, 'content-length: 300000')}${'x'.repeat(100_000)}`
    for (const sent of [load, save, load.repeat(3), `${load}${save}`]) {
      for (let count = 0; count < 5; count += 1) {
        const socket = await open()
        socket.end(sent)
        socket.destroySoon()
      }
    }
    expect((await eve.ask('GET', '/api/workbooks/wb_1')).statusCode).toBe(200)
    await expect.poll(() => server.app.readLoad().heldBytes, patience).toBe(0)
  })

  test('of a GET have the same limit as any other', async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/settings',
      payload: 'x'.repeat(40_000),
    })
    expect(answer.statusCode).toBe(413)
    const small = await server.app.inject({ method: 'GET', url: '/api/settings', payload: 'x' })
    expect(small.statusCode).toBe(200)
  })

  describe('beyond every limit', () => {
    const body = Buffer.from(JSON.stringify({ ...aSave(), ...named('x'.repeat(12 * megabyte)) }))
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })]

    function sendByNode(cookie: string, agent: Agent): Promise<number> {
      return new Promise((resolve, reject) => {
        const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length }
        const place = { port, host: '127.0.0.1', path: '/api/workbooks', method: 'POST' }
        const sent = request({ ...place, headers, agent }, (answer) => {
          answer.resume()
          answer.on('end', () => resolve(answer.statusCode ?? 0))
        })
        sent.on('error', reject)
        sent.end(body)
      })
    }

    async function sendByFetch(cookie: string): Promise<number> {
      const headers = { cookie, 'content-type': 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${port}/api/workbooks`, { method: 'POST', headers, body })
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w{3}/) })
      return answer.status
    }

    test('get their answer in sixty of sixty tries, while the client is still writing', async () => {
      const { cookie } = await createPlanner(server.app)
      const statuses: number[] = []
      for (let round = 0; round < 20; round += 1) {
        for (const agent of agents) statuses.push(await sendByNode(cookie, agent))
        statuses.push(await sendByFetch(cookie))
      }
      expect(statuses).toEqual(Array.from({ length: 60 }, () => 413))
      for (const agent of agents) agent.destroy()
    })

    test('of clients without a session are neither held nor parsed', async () => {
      const held: number[] = []
      const watch = setInterval(() => held.push(server.app.readLoad().heldBytes), 1)
      for (const path of [
        '/api/workbooks',
        '/api/ai/suggestions',
        '/api/ai/quick-action',
        '/api/ai/review-findings',
      ]) {
        const headers = { 'content-type': 'application/json' }
        const plan = body.subarray(0, 4 * megabyte - 1)
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: plan })
        expect(answer.status).toBe(401)
        expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
      }
      clearInterval(watch)
      expect(Math.max(0, ...held)).toBe(0)
    })
  })

  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }

  function head(cookie: string, framing: string): string {
    const lines = ['POST /api/workbooks HTTP/1.1', 'host: x', 'content-type: application/json']
    return `${[...lines, `cookie: ${cookie}`, framing].join('\r\n')}\r\n\r\n`
  }

  /** Everything up to these words, or until the connection ends. */
  function readUntil(socket: Socket, words: string): Promise<string> {
    return new Promise((resolve) => {
      let text = ''
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (text.includes(words)) resolve(text)
      })
      socket.on('close', () => resolve(text))
    })
  }
})

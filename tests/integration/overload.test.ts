import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const maxInFlight = 5
/** Only for slow clients: short, but long enough for the one usual client beside them on a busy machine. */
const shortTimeouts = { headersMs: 1000, requestMs: 1500, checkEveryMs: 100 }
/** How long a condition may take to come true. */
const patience = { timeout: 30_000 }

describe('a server with too much to do', () => {
  let place: TestDatabase
  let server: TestApp
  let hasty: TestApp
  let port = 0
  const waiting: (() => void)[] = []
  const sockets: Socket[] = []

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    // A slow machine must not be mistaken for overload.
    const limits = { overload: { maxInFlight, maxDelayMs: 60_000 } }
    server = await createTestApp(place.database, limits)
    hasty = await createTestApp(place.database, limits, undefined, undefined, { timeouts: shortTimeouts })
    server.app.get('/api/held', async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { done: true }
    })
    port = await listen(server)
  })
  afterEach(() => {
    release()
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  afterAll(async () => {
    for (const { app } of [server, hasty]) {
      // A client that was aborted connects again, and would delay the end.
      app.server.closeAllConnections()
      await app.close()
    }
    await place.remove()
  })

  const release = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  const ask = (path: string, options?: RequestInit, at = port) =>
    fetch(`http://127.0.0.1:${at}${path}`, options)

  async function listen({ app }: TestApp): Promise<number> {
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  }

  async function open(at = port): Promise<Socket> {
    const socket = connect(at, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }

  /** Everything received until the server ends the connection. */
  function readToEnd(socket: Socket): Promise<string> {
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    return new Promise((resolve) => {
      socket.on('close', () => resolve(text))
    })
  }

  const head = (more: string) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`

  test('turns requests away with a retry time, still answers monitoring, and then recovers', async () => {
    const held = Array.from({ length: maxInFlight }, () => ask('/api/held'))
    await expect.poll(async () => (await ask('/api/settings')).status, patience).toBe(503)

    const refused = await ask('/')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.headers.get('content-security-policy')).toContain('default-src')
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/\w{3}/),
    })
    expect((await ask('/api/health')).status).toBe(200)
    expect((await ask('/api/ready')).status).toBe(200)

    // Clients retry on the same connection, unless they are sending a large body.
    expect(refused.headers.get('connection')).toBe('keep-alive')
    const large = await ask('/api/workbooks', { method: 'POST', body: 'x'.repeat(200_000) })
    expect([large.status, large.headers.get('connection')]).toEqual([503, 'close'])

    release()
    for (const answer of await Promise.all(held)) expect(answer.status).toBe(200)
    await expect.poll(async () => (await ask('/api/settings')).status, patience).toBe(200)
  })

  test('frees the places of disconnected clients once their work is done', async () => {
    const leaving = new AbortController()
    const held = Array.from({ length: maxInFlight }, () =>
      ask('/api/held', { signal: leaving.signal }).catch(() => null),
    )
    await expect.poll(async () => (await ask('/api/settings')).status, patience).toBe(503)
    leaving.abort()
    await Promise.all(held)
    release()
    await expect.poll(async () => (await ask('/api/settings')).status, patience).toBe(200)
  })

  test('refuses a body of 100 MB by its length, before any of it is sent', async () => {
    const socket = await open()
    const answer = readToEnd(socket)
    socket.write(head('Content-Length: 104857600'))
    expect(await answer).toMatch(/^HTTP\/1\.1 413[\s\S]*connection: close[\s\S]*too_large/i)
  })

  test('stops reading a body without a length once it is too large', async () => {
    const socket = await open()
    const answer = readToEnd(socket)
    socket.write(head('Transfer-Encoding: chunked'))
    const chunk = `4000\r\n${'x'.repeat(0x40_00)}\r\n`
    let sentBytes = 0
    const send = () => {
      while (!socket.destroyed && sentBytes < 100_000_000) {
        sentBytes += 0x40_00
        if (socket.write(chunk)) continue
        socket.once('drain', send)
        return
      }
    }
    send()
    expect(await answer).toMatch(/^HTTP\/1\.1 413/)
    expect(sentBytes).toBeLessThan(20_000_000)
  })

  test('cuts off clients that send headers or bodies too slowly, and idle ones, and serves others meanwhile', async () => {
    const at = await listen(hasty)
    const slow = [await open(at), await open(at)] as const
    const answers = slow.map(readToEnd)
    slow[0].write('GET / HTTP/1.1\r\nHost:')
    slow[1].write(`${head('Content-Length: 20000')}{`)
    const trickle = setInterval(() => slow.forEach((socket) => socket.writable && socket.write(' ')), 40)
    const idle = await Promise.all(Array.from({ length: 300 }, () => open(at)))
    const ends = idle.map(readToEnd)
    for (const path of ['/api/health', '/api/settings']) expect((await ask(path, {}, at)).status).toBe(200)
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/)
    clearInterval(trickle)
    await Promise.all(ends)
  })
})

describe('a server that uses all of the processor', () => {
  test('turns requests away while it is behind, and none once it has caught up', async () => {
    const place = await createTestDatabase('embedded')
    const overload = { maxInFlight: 10_000, maxDelayMs: 20 }
    const { app } = await createTestApp(place.database, { overload })
    app.get('/api/heavy', () => {
      const until = performance.now() + 5
      while (performance.now() < until);
      return { done: true }
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (path: string) => (await fetch(`${address}${path}`)).status

    let isTurnedAway = false
    const crowd = Array.from({ length: 200 }, async () => {
      while (!isTurnedAway) if ((await ask('/api/heavy')) === 503) isTurnedAway = true
    })
    await Promise.all(crowd)
    await expect.poll(() => ask('/api/settings'), patience).toBe(200)
    await app.close()
    await place.remove()
  })
})

import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { bundleServer, type ServerBundle, type ServerProcess } from '#tests/integration/server-bundle.ts'
import { createEmptyPlace, describeOnBothDatabases } from '#tests/integration/test-database.ts'
import { faultRounds } from './fault-rounds.ts'
import { type Attempt, expectNothingLost, expectProgress, type Send, startWriters } from './writers.ts'

let bundle: ServerBundle
beforeAll(async () => {
  bundle = await bundleServer(fileURLToPath(new URL('./rolling-server.ts', import.meta.url)))
})
afterAll(() => bundle.remove())

describeOnBothDatabases('two processes that start, migrate and stop in turn', (engine) => {
  test(
    'lose only the requests in flight at a kill, and nothing that they acknowledged',
    async () => {
      const place = await createEmptyPlace(engine)
      const start = () => bundle.start(place.settings)
      let [first, second] = await Promise.all([start(), start()])
      const proxy = createProxy([first, second])
      const person = { username: 'dana', email: 'dana@example.com', password: 'long enough' }
      const signUp = await proxy.send('POST', '/api/auth/register', person)
      proxy.cookie = signUp.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
      const { id: userId } = signUp.body as { id: string }
      const ids = ['a', 'b', 'c', 'd']
      const writers = startWriters(ids, proxy.send)

      for (let round = 0; round < faultRounds; round += 1) {
        for (const leaving of [first, second]) {
          await expectProgress(writers, ids)
          expect(await leaving.stop()).toBe(0)
          await expectProgress(writers, ids)
          const next = await start()
          if (leaving === first) first = next
          else second = next
          proxy.use([first, second])
        }
        await expectProgress(writers, ids)
        expect([writers.lost, writers.refused.filter(({ status }) => status >= 500)]).toEqual([[], []])

        await first.kill()
        await expectProgress(writers, ids)
        first = await start()
        proxy.use([first, second])
        // Each of the four had at most one request in flight.
        expect(writers.lost.length).toBeLessThanOrEqual(ids.length)
        writers.lost.length = 0
      }
      await writers.stop()
      // After a lost request, the writer may find no plan yet, or a plan that was saved after all.
      expect(writers.refused.filter(({ status }) => status !== 404 && status !== 409)).toEqual([])

      const database = await openDatabase(place.settings)
      await expectNothingLost(database, userId, writers)
      await database.destroy()
      await Promise.all([first.kill(), second.kill()])
      await place.remove()
    },
    120_000 + faultRounds * 60_000,
  )
})

/**
 * A proxy in front of the processes. It keeps connections open, tries another process when one refuses a new
 * connection, and sends nothing more to one that announces its end. It never repeats a request.
 */
function createProxy(servers: ServerProcess[]) {
  const agents = new Map<string, Agent>()
  let addresses = servers.map(({ address }) => address)
  let turn = 0
  const proxy = {
    cookie: '',
    use: (servers: ServerProcess[]) => {
      addresses = servers.map(({ address }) => address)
    },
    send: async (method: string, path: string, body?: unknown): Promise<Attempt> => {
      for (;;) {
        turn += 1
        const address = addresses[turn % addresses.length]
        if (address === undefined) throw new Error('There is no server left')
        const agent = agents.get(address) ?? new Agent({ keepAlive: true })
        agents.set(address, agent)
        const leave = () => {
          addresses = addresses.filter((other) => other !== address)
          agents.delete(address)
          closeWhenIdle(agent)
        }
        try {
          const answer = await exchange(address, { method, path, body, cookie: proxy.cookie }, agent)
          if (answer.headers.get('connection') === 'close') leave()
          return answer
        } catch (error) {
          const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
          if (!isRefused) throw error
          leave()
        }
      }
    },
  } satisfies { send: Send } & Record<string, unknown>
  return proxy
}

/** Also a connection whose answer was under way when its process announced its end, which would wait for it. */
function closeWhenIdle(agent: Agent): void {
  for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy()
  agent.on('free', (socket: Socket) => socket.destroy())
}

interface Message {
  method: string
  path: string
  body: unknown
  cookie: string
}

function exchange(address: string, { method, path, body, cookie }: Message, agent: Agent): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const sent = request(`${address}${path}`, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const headers = new Headers()
        for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
        const text = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, headers, body: JSON.parse(text) as unknown })
      })
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { findVersion } from '#server/workbooks/version-store.ts'
import { findWorkbook } from '#server/workbooks/workbook-store.ts'
import { bundleServer, type ServerBundle, type ServerProcess } from './server-bundle.ts'
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from './test-database.ts'
import { aSave, nameOf, named } from './test-plans.ts'

describeOnBothDatabases('two server processes on one database', (engine) => {
  let place: TestDatabase
  let bundle: ServerBundle
  let servers: [ServerProcess, ServerProcess]
  let cookie = ''
  let userId = ''

  beforeAll(async () => {
    place = await createTestDatabase(engine)
    bundle = await bundleServer()
    servers = await Promise.all([bundle.start(place.settings), bundle.start(place.settings)])
    const person = { username: 'dana', email: 'dana@example.com', password: 'long enough' }
    const answer = await send(servers[0], 'POST', '/api/auth/register', person)
    cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    userId = ((await answer.json()) as { id: string }).id
  })
  afterAll(async () => {
    await bundle.remove()
    await place.remove()
  })

  function send({ address }: ServerProcess, method: string, path: string, body?: unknown) {
    return fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  const save = (server: ServerProcess, changes: Record<string, unknown>) =>
    send(server, 'POST', '/api/workbooks', { ...aSave(), ...changes })

  test('serve one person’s alternating requests as one server would', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [writer, reader] = round % 2 === 0 ? servers : servers.toReversed()
      if (!writer || !reader) throw new Error('There are two servers')
      const revision = String(round + 1)
      const saved = await save(writer, { revision, ...named(`Round ${round}`) })
      expect(saved.status).toBe(200)
      const loaded = await send(reader, 'GET', '/api/workbooks/wb_1')
      expect(await loaded.json()).toEqual(await saved.json())
      const stale = await save(reader, { revision, ...named('Stale') })
      expect(stale.status).toBe(409)
    }
    const versions = await send(servers[0], 'GET', '/api/workbooks/wb_1/versions')
    expect(await versions.json()).toHaveLength(10)
  })

  test('accept one of two simultaneous saves on one revision', async () => {
    for (let round = 0; round < 10; round += 1) {
      const revision = String(round + 1)
      const answers = await Promise.all(
        servers.map((server, index) =>
          save(server, { id: 'wb_race', revision, ...named(`Server ${index}, round ${round}`) }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    }
  })

  test('keep every save that they acknowledged when they are killed under load', async () => {
    const acknowledged: { id: string; revision: number; name: string }[] = []

    async function writeUntilKilled(server: ServerProcess, id: string) {
      for (let revision = 1; ; revision += 1) {
        const name = `${id} at ${revision} ${'x'.repeat(20_000)}`
        const answer = await save(server, { id, revision: String(revision), ...named(name) }).catch(
          () => null,
        )
        const body = answer?.ok ? await answer.json().catch(() => null) : null
        if (body === null) return
        acknowledged.push({ id, revision: Number((body as SavedWorkbook).revision), name })
      }
    }

    const [first, second] = servers
    const ofFirst = ['a', 'b', 'c', 'd'].map((id) => writeUntilKilled(first, id))
    const ofSecond = ['e', 'f', 'g', 'h'].map((id) => writeUntilKilled(second, id))
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(60)
    await first.kill()
    await Promise.all(ofFirst)
    const atFirstKill = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(atFirstKill + 40)
    await second.kill()
    await Promise.all(ofSecond)

    const database = await openDatabase(place.settings)
    for (const { id, revision, name } of acknowledged) {
      const version = await findVersion(database, { ownerId: userId, id }, revision)
      expect(JSON.parse(version?.data ?? '{}')).toMatchObject({ businessIdea: { name } })
    }
    for (const id of new Set(acknowledged.map(({ id }) => id))) {
      const current = await findWorkbook(database, { ownerId: userId, id })
      const last = acknowledged.findLast((entry) => entry.id === id)
      expect(current?.revision).toBeGreaterThanOrEqual(last?.revision ?? 0)
      // A write that was in progress at the kill is complete or absent.
      const data = JSON.parse(current?.data ?? '{}') as SavedWorkbook['data']
      expect(nameOf({ data } as SavedWorkbook)).toMatch(
        new RegExp(`^${id} at ${(current?.revision ?? 0) - 1} x+$`),
      )
    }
    await database.destroy()
  })
})

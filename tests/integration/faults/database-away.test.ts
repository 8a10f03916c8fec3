import SqliteFile from 'libsql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp, type TestApp } from '#tests/integration/test-app.ts'
import { createTestDatabase, migrationsFolder, type TestDatabase } from '#tests/integration/test-database.ts'
import { createPlanner, named, type Planner } from '#tests/integration/test-plans.ts'
import { unlimited } from '#tests/integration/unlimited.ts'
import { faultRounds } from './fault-rounds.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { expectNothingLost, expectProgress, type Send, startWriters } from './writers.ts'

const postgres = await startOwnPostgres()

describe.each(postgres === null ? [] : [postgres])(
  'a server whose PostgreSQL stops and starts',
  (postgres) => {
    test(
      'answers 503 during the outage, loses nothing, and needs no restart',
      async () => {
        const database = await openDatabase({ engine: 'postgres', url: postgres.url, poolSize: 5 })
        await migrate(database, migrationsFolder)
        const { app } = await createTestApp(database, unlimited, quickPasswords)
        const address = await app.listen({ port: 0, host: '127.0.0.1' })
        const { cookie, userId } = await createPlanner(app)
        const ids = ['a', 'b', 'c', 'd']
        const writers = startWriters(ids, makeSend(address, cookie))
        const readStatus = async (path: string) => (await fetch(`${address}${path}`)).status

        for (let round = 0; round < faultRounds; round += 1) {
          await expectProgress(writers, ids)
          await postgres.halt()
          const refusedBefore = writers.refused.length
          await expect
            .poll(() => writers.refused.length, { timeout: 30_000 })
            .toBeGreaterThan(refusedBefore + ids.length)
          expect([await readStatus('/api/ready'), await readStatus('/api/health')]).toEqual([503, 200])
          await postgres.resume()
          await expect.poll(() => readStatus('/api/ready'), { timeout: 30_000 }).toBe(200)
          await expectProgress(writers, ids)
        }
        await writers.stop()

        expect(writers.lost).toEqual([])
        for (const { status, headers, body } of writers.refused) {
          // The plan is missing, or the request whose answer was cut off has saved it. The next turn handles both.
          expect([503, 404, 409]).toContain(status)
          if (status !== 503) continue
          expect(body).toMatchObject({ code: 'unavailable', message: expect.any(String) })
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        }
        await expectNothingLost(database, userId, writers)
        await app.close()
        await database.destroy()
        postgres.stop()
      },
      120_000 + faultRounds * 30_000,
    )
  },
)

describe('a server whose embedded database cannot be written', () => {
  let place: TestDatabase
  let server: TestApp
  let planner: Planner
  let filePath = ''

  beforeAll(async () => {
    place = await createTestDatabase('embedded')
    if (place.settings.engine === 'embedded') filePath = place.settings.filePath
    server = await createTestApp(place.database, unlimited, quickPasswords)
    planner = await createPlanner(server.app)
    await planner.save(named('Kept'))
  })
  afterAll(async () => {
    await server.app.close()
    await place.remove()
  })

  const dayMs = 24 * 60 * 60 * 1000

  async function expectRefusedAndReadable(save: ReturnType<Planner['save']>): Promise<void> {
    const refused = await save
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'unavailable', message: expect.any(String) })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).not.toMatch(/sqlite|disk|transaction/i)
    const { data } = await planner.load()
    expect(data).toMatchObject(named('Kept').data)
  }

  test('because another process holds it answers 503, stays readable, and saves once it is free', async () => {
    const other = new SqliteFile(filePath)
    other.exec('begin immediate')
    await expectRefusedAndReadable(planner.save({ id: 'wb_busy' }))
    other.exec('commit')
    other.close()
    expect((await planner.save({ id: 'wb_busy' })).statusCode).toBe(200)
  })

  test('because its disk is full answers 503, stays readable, and saves once there is room', async () => {
    const { database } = place
    const large = named('x'.repeat(500_000))
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(database)
    // A session due for renewal cannot be written either. This must not lock its owner out.
    server.clock.now += 2 * dayMs
    for (let round = 0; round < 3; round += 1) {
      await expectRefusedAndReadable(planner.save({ id: `wb_full${round}`, ...large }))
    }
    expect((await planner.ask('GET', '/api/workbooks/wb_full0')).statusCode).toBe(404)

    await sql.raw('pragma max_page_count = 1000000').execute(database)
    expect((await planner.save({ id: 'wb_full0', ...large })).statusCode).toBe(200)
    const other = new SqliteFile(filePath)
    const seen = other.prepare('select id from workbooks order by id').all([]) as { id: string }[]
    other.close()
    expect(seen.map(({ id }) => id)).toEqual(['wb_1', 'wb_busy', 'wb_full0'])
  })
})

function makeSend(address: string, cookie: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
}

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import SqliteFile from 'libsql'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { runLongWork } from '#server/database/long-work.ts'
import { migrate, waitForMigrationTurn } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { isTemporaryFault } from '#server/database/temporary-faults.ts'
import type { TimeLimits } from '#server/database/time-limits.ts'
import { quickPasswords } from '#tests/integration/quick-passwords.ts'
import { createTestApp } from '#tests/integration/test-app.ts'
import { createEmptyPlace, createTestDatabase, migrationsFolder } from '#tests/integration/test-database.ts'
import { createPlanner, named } from '#tests/integration/test-plans.ts'
import { unlimited } from '#tests/integration/unlimited.ts'
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts'

/** Shorter than the real ones, to keep the tests short. */
const shortLimits: Partial<TimeLimits> = {
  connectMs: 3000,
  statementMs: 3000,
  answerGraceMs: 500,
  probeMs: 1000,
  idleInTransactionMs: 3000,
}
const poolSize = 10
const patience = { timeout: 60_000 }

interface SilentPlace {
  proxy: SilentProxy
  /** The address without the proxy. */
  directUrl: string
  open: (url?: string, limits?: Partial<TimeLimits>) => Promise<Database>
}

/** A database of its own for each test, because the tests wait at the same time. */
async function prepare(onTestFinished: TestContext['onTestFinished']): Promise<SilentPlace> {
  const place = await createEmptyPlace('postgres')
  const directUrl = place.settings.engine === 'postgres' ? place.settings.url : ''
  const proxy = await openSilentProxy(directUrl)
  const opened: Database[] = []
  onTestFinished(async () => {
    proxy.restore()
    for (const database of opened) await database.destroy()
    await proxy.close()
    await place.remove()
  })
  const open = async (url = proxy.url, limits: Partial<TimeLimits> = shortLimits) => {
    const database = await openDatabase({ engine: 'postgres', url, poolSize }, limits)
    opened.push(database)
    return database
  }
  await migrate(await open(directUrl), migrationsFolder)
  return { proxy, directUrl, open }
}

describe.concurrent.each(process.env['TEST_DATABASE_URL'] ? ['postgres'] : [])(
  'connections to %s that fall silent',
  () => {
    test('are replaced, so that requests succeed again without a restart', async ({
      expect,
      onTestFinished,
    }) => {
      const { open, proxy } = await prepare(onTestFinished)
      const { app } = await createTestApp(await open(), unlimited, quickPasswords)
      const planner = await createPlanner(app)
      await planner.save()
      const readAtOnce = async () => {
        const reads = Array.from({ length: poolSize }, () => planner.ask('GET', '/api/workbooks/wb_1'))
        return new Set((await Promise.all(reads)).map(({ statusCode }) => statusCode))
      }
      expect([...(await readAtOnce())]).toEqual([200])
      proxy.silence()
      for (const status of await readAtOnce()) expect([200, 503]).toContain(status)
      await expect.poll(async () => [...(await readAtOnce())], patience).toEqual([200])
      expect((await app.inject('/api/ready')).statusCode).toBe(200)
      await app.close()
    })

    test('end their transaction, and release what it had locked', async ({ expect, onTestFinished }) => {
      const { open, proxy } = await prepare(onTestFinished)
      const database = await open()
      await database.insertInto('rate_limits').values({ key: 'held', window_end: 1, hits: 1 }).execute()
      const setHits = (queries: Database, hits: number) =>
        queries.updateTable('rate_limits').set({ hits }).where('key', '=', 'held').execute()
      const cut = database.transaction().execute(async (transaction) => {
        await setHits(transaction, 2)
        proxy.silence()
        await setHits(transaction, 3)
      })
      await expect(cut).rejects.toSatisfy(isTemporaryFault)

      const isWritten = () =>
        setHits(database, 4).then(
          () => true,
          () => false,
        )
      await expect.poll(isWritten, patience).toBe(true)
      const held = database.selectFrom('rate_limits').select('hits').where('key', '=', 'held')
      expect(await held.execute()).toEqual([{ hits: 4 }])
    })

    test('at a commit leave a save unanswered, and sending it again makes no second version', async ({
      expect,
      onTestFinished,
    }) => {
      const { open, proxy } = await prepare(onTestFinished)
      const { app } = await createTestApp(await open(), unlimited, quickPasswords)
      const planner = await createPlanner(app)
      const { revision } = (await planner.save(named('Before'))).json()
      const save = { revision, ...named('After') }
      proxy.silenceAfter('commit')
      expect((await planner.save(save)).statusCode).toBe(503)
      proxy.restore()
      await expect.poll(async () => (await planner.save(save)).statusCode, patience).toBe(200)
      expect((await planner.ask('GET', '/api/workbooks/wb_1/versions')).json()).toHaveLength(2)
      await app.close()
    })

    test('do not delay the readiness check, whatever the limits', async ({ expect, onTestFinished }) => {
      const { open, proxy } = await prepare(onTestFinished)
      const day = 24 * 60 * 60 * 1000
      const limits = { connectMs: day, statementMs: day, answerGraceMs: day, probeMs: day }
      const database = await open(proxy.url, limits)
      const { app } = await createTestApp(database, unlimited, quickPasswords)
      expect((await app.inject('/api/ready')).statusCode).toBe(200)
      proxy.silenceAll()
      const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/api/ready')))
      for (const answer of answers) {
        expect(answer.statusCode).toBe(503)
        expect(answer.json()).toMatchObject({ message: 'The database does not answer.' })
      }
      expect((await app.inject('/api/health')).statusCode).toBe(200)
      await app.close()
      proxy.cut()
    })

    test('are distinguished from long work, which is cut only where someone waits for it', async ({
      expect,
      onTestFinished,
    }) => {
      const { directUrl, open } = await prepare(onTestFinished)
      const limits = { ...shortLimits, statementMs: 200, answerGraceMs: 200, watchEveryMs: 100 }
      const database = await open(directUrl, limits)
      const longStatement = sql`select pg_sleep(1)`
      await expect(longStatement.execute(database)).rejects.toMatchObject({ code: '57014' })
      await runLongWork(database, (queries) => longStatement.execute(queries))
      await expect(longStatement.execute(database)).rejects.toMatchObject({ code: '57014' })
    })

    describe('of a process that migrates at its start', () => {
      const statement = 'create table late (id text)'
      let folder = ''
      beforeAll(async () => {
        folder = await mkdtemp(path.join(tmpdir(), 'planwright-migrations-'))
        await cp(migrationsFolder, folder, { recursive: true })
        await writeFile(path.join(folder, '9999_late.sql'), `${statement};`)
      })
      afterAll(() => rm(folder, { recursive: true }))

      test('are noticed while it waits for another process, which may take long', async ({
        expect,
        onTestFinished,
      }) => {
        const { directUrl, open, proxy } = await prepare(onTestFinished)
        const quick = { ...shortLimits, statementMs: 300, answerGraceMs: 300 }
        const other = await open(directUrl)
        const waiting = await open(proxy.url, quick)
        await runLongWork(other, async (queries) => {
          await waitForMigrationTurn(queries)
          const migrating = migrate(waiting, migrationsFolder)
          await sql`select pg_sleep(1)`.execute(queries)
          proxy.silence()
          await expect(migrating).rejects.toSatisfy(isTemporaryFault)
        })
      })

      test('are noticed while it migrates, and another process takes its turn', async ({
        expect,
        onTestFinished,
      }) => {
        const { directUrl, open, proxy } = await prepare(onTestFinished)
        const quick = { ...shortLimits, watchEveryMs: 300 }
        proxy.silenceAfter(statement)
        const cut = migrate(await open(proxy.url, quick), folder)
        await expect(cut).rejects.toSatisfy(isTemporaryFault)
        expect(await migrate(await open(directUrl), folder)).toEqual(['9999_late.sql'])
      })
    })
  },
)

describe('an embedded database that another process holds', () => {
  test('delays only writes, and still answers reads and the readiness check', async () => {
    const { database, settings, remove } = await createTestDatabase('embedded')
    if (settings.engine !== 'embedded') throw new Error('not the embedded engine')
    const { app } = await createTestApp(database, unlimited, quickPasswords)
    const planner = await createPlanner(app)
    await planner.save()

    const other = new SqliteFile(settings.filePath)
    other.exec('begin immediate')
    let answeredSaves = 0
    const saves = Array.from({ length: 5 }, async (_, index) => {
      const { statusCode } = await planner.save({ id: `wb_held${index}` })
      answeredSaves += 1
      return statusCode
    })
    let rounds = 0
    for (; answeredSaves === 0; rounds += 1) {
      await planner.load()
      expect((await app.inject('/api/ready')).statusCode).toBe(200)
      await new Promise(setImmediate)
    }
    // The writes wait for two seconds. If they delayed the reads, the first round would end after the first write.
    expect(rounds).toBeGreaterThan(3)
    expect(await Promise.all(saves)).toEqual([503, 503, 503, 503, 503])

    other.exec('commit')
    other.close()
    expect((await planner.save({ id: 'wb_held0' })).statusCode).toBe(200)
    await app.close()
    await remove()
  })
})

import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import SqliteFile from 'libsql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { memoryFolder } from './memory-folder.ts'
import { quickPasswords } from './quick-passwords.ts'
import { bundleServer, type ServerBundle } from './server-bundle.ts'
import { createTestAdmin } from './test-admin.ts'
import { createTestApp } from './test-app.ts'
import { createTestDatabase, migrationsFolder, type TestDatabase } from './test-database.ts'
import { aSave, createPlanner, nameOf, named, openPlanner } from './test-plans.ts'

describe('backing up and restoring the embedded database', () => {
  let place: TestDatabase
  let folder: string

  beforeEach(async () => {
    place = await createTestDatabase('embedded')
    folder = await mkdtemp(path.join(memoryFolder, 'planwright-backup-'))
  })
  afterEach(async () => {
    await place.remove()
    await rm(folder, { recursive: true })
  })

  const inFolder = (name: string) => path.join(folder, name)
  const run = (...args: string[]) => createTestAdmin(place).run(args)

  /** The command with its database in another place, as on a new machine. */
  const runAt = (filePath: string, ...args: string[]) =>
    createTestAdmin({ database: place.database, settings: { engine: 'embedded', filePath } }).run(args)

  describe('while a server is written to', () => {
    let bundle: ServerBundle

    beforeAll(async () => {
      bundle = await bundleServer()
    })
    afterAll(() => bundle.remove())

    test('restores everything that was saved before the backup', async () => {
      const { app } = await createTestApp(place.database, {}, quickPasswords)
      const { cookie } = await createPlanner(app)
      await app.close()
      const { address } = await bundle.start(place.settings)
      const acknowledged: SavedWorkbook[] = []
      let isDone = false

      async function write(id: string) {
        for (let revision = 1; !isDone; revision += 1) {
          const answer = await fetch(`${address}/api/workbooks`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify({
              ...aSave(),
              id,
              revision: String(revision),
              ...named(`${id} ${revision}`),
            }),
          })
          acknowledged.push((await answer.json()) as SavedWorkbook)
        }
      }
      const writing = ['wb_a', 'wb_b', 'wb_c'].map(write)
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(30)
      const before = [...acknowledged]
      const result = await run('backup', inFolder('night.db'))
      expect(result).toMatchObject({ exitCode: 0, errors: '' })
      expect(result.output).toMatch(/^Backed up .*planwright\.db to .*night\.db \(\d+ kB\)\.$/)
      await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before.length + 10)
      isDone = true
      await Promise.all(writing)

      expect(statSync(inFolder('night.db')).mode & 0o777).toBe(0o600)
      expect(readdirSync(folder)).toEqual(['night.db'])
      expect(await runAt(inFolder('new/planwright.db'), 'restore', inFolder('night.db'))).toMatchObject({
        exitCode: 0,
        output: `Restored ${inFolder('new/planwright.db')} from ${inFolder('night.db')}.`,
      })
      const restored = await openDatabase({ engine: 'embedded', filePath: inFolder('new/planwright.db') })
      expect(await migrate(restored, migrationsFolder)).toEqual([])
      const again = await createTestApp(restored, {}, quickPasswords)
      const dana = openPlanner(again.app, cookie)
      for (const save of before) {
        const version = await dana.ask('GET', `/api/workbooks/${save.id}/versions/${save.revision}`)
        expect(version.json()).toEqual(save)
      }
      const current = await dana.load('wb_a')
      expect(nameOf(current)).toBe(`wb_a ${Number(current.revision) - 1}`)
      expect((await dana.save({ ...current, ...named('Goes on') })).statusCode).toBe(200)
      await again.app.close()
      await restored.destroy()
    })
  })

  test('never overwrites a file', async () => {
    writeFileSync(inFolder('night.db'), 'last night')
    const { exitCode, errors } = await run('backup', inFolder('night.db'))
    expect([exitCode, errors]).toEqual([1, `There is a file ${inFolder('night.db')} already.`])
    expect(readFileSync(inFolder('night.db'), 'utf8')).toBe('last night')
  })

  test.each([["it's.db"], ['mit Leerzeichen.db'], ['計画.db']])('can be called %s', async (name) => {
    expect(await run('backup', inFolder(name))).toMatchObject({ exitCode: 0 })
    expect(await runAt(inFolder('restored.db'), 'restore', inFolder(name))).toMatchObject({ exitCode: 0 })
  })

  test('reports a missing database or an unusable target, and leaves no files behind', async () => {
    expect(await runAt(inFolder('none.db'), 'backup', inFolder('night.db'))).toMatchObject({
      exitCode: 1,
      errors: `There is no database at ${inFolder('none.db')}.`,
    })
    expect(await run('backup', inFolder('missing/night.db'))).toMatchObject({
      exitCode: 1,
      errors: `There is no folder ${inFolder('missing')}.`,
    })
    expect(readdirSync(folder)).toEqual([])
  })

  describe('restoring', () => {
    const target = () => inFolder('planwright.db')

    beforeEach(async () => {
      await run('backup', inFolder('night.db'))
    })

    test('refuses while a server has the database open, even with --force', async () => {
      if (place.settings.engine !== 'embedded') throw new Error('not the embedded engine')
      const { exitCode, errors } = await run('restore', inFolder('night.db'), '--force')
      expect([exitCode, errors]).toEqual([1, `A server has ${place.settings.filePath} open. Stop it first.`])
      await place.database.insertInto('rate_limits').values({ key: 'k', window_end: 1, hits: 1 }).execute()
    })

    test('takes a copy of the file that a stopped server left', async () => {
      await runAt(target(), 'restore', inFolder('night.db'))
      const used = await openDatabase({ engine: 'embedded', filePath: target() })
      await used.insertInto('rate_limits').values({ key: 'last words', window_end: 1, hits: 1 }).execute()
      await used.destroy()
      copyFileSync(target(), inFolder('copied.db'))

      const restored = inFolder('restored.db')
      expect(await runAt(restored, 'restore', inFolder('copied.db'))).toMatchObject({ exitCode: 0 })
      expect(readKeys(restored)).toEqual(['last words'])
    })

    test('refuses to replace a database, and with --force keeps it under another name', async () => {
      copyFileSync(inFolder('night.db'), target())
      const existing = new SqliteFile(target())
      existing.exec("insert into rate_limits (key, window_end, hits) values ('of today', 1, 1)")
      existing.close()

      const refused = await runAt(target(), 'restore', inFolder('night.db'))
      expect([refused.exitCode, refused.errors]).toEqual([
        1,
        `There is a database at ${target()} already. With --force it is put aside.`,
      ])
      expect(readKeys(target())).toEqual(['of today'])

      const { exitCode, output } = await runAt(target(), 'restore', inFolder('night.db'), '--force')
      expect(exitCode).toBe(0)
      expect(readKeys(target())).toEqual([])
      const aside = `${target()}.before-restore-2026-11-16T12-00-00-000Z`
      expect(output).toContain(`The previous database is now ${aside}.`)
      expect(readKeys(aside)).toEqual(['of today'])
    })

    test('replaces a damaged database', async () => {
      writeFileSync(target(), 'x'.repeat(8192))
      expect(await runAt(target(), 'restore', inFolder('night.db'), '--force')).toMatchObject({ exitCode: 0 })
      expect(readKeys(target())).toEqual([])
    })

    test.each([
      ['is not there', () => {}, 'There is no file'],
      [
        'is something else',
        (file: string) => writeFileSync(file, 'a holiday picture'.repeat(1000)),
        'is damaged',
      ],
      ['is empty', (file: string) => writeFileSync(file, ''), 'is a database of something else'],
      ['is cut short', cutShort, 'is damaged'],
      ['is another program’s', makeForeign, 'is a database of something else'],
      ['is from a newer version', makeNewer, 'was made by a newer version of Planwright (9999_future.sql)'],
      ['is a database in use', makeLive, 'is a database in use'],
    ])('refuses a file that %s, and changes nothing', async (_name, make, message) => {
      make(inFolder('strange.db'))
      const { exitCode, errors } = await runAt(target(), 'restore', inFolder('strange.db'))
      expect(exitCode).toBe(1)
      expect(errors).toContain(message)
      expect(existsSync(target())).toBe(false)
      expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([])
    })

    function cutShort(file: string) {
      const whole = readFileSync(inFolder('night.db'))
      writeFileSync(file, whole.subarray(0, whole.length - 8192))
    }

    function makeForeign(file: string) {
      const other = new SqliteFile(file)
      other.exec('create table songs (name text)')
      other.close()
    }

    function makeNewer(file: string) {
      copyFileSync(inFolder('night.db'), file)
      const newer = new SqliteFile(file)
      newer.exec("insert into migrations (name, applied_at) values ('9999_future.sql', 1)")
      newer.close()
    }

    function makeLive(file: string) {
      copyFileSync(inFolder('night.db'), file)
      writeFileSync(`${file}-wal`, 'not yet in the file')
    }
  })
})

describe('backing up and restoring PostgreSQL', () => {
  test.each([
    [['backup', 'night.dump'], 'pg_dump --format=custom --file=night.dump "$DATABASE_URL"'],
    [['backup', "Dana's"], `pg_dump --format=custom --file='Dana'\\''s' "$DATABASE_URL"`],
    [
      ['restore', 'night.dump'],
      'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" night.dump',
    ],
  ])('%j prints the command for it, and does not claim to have done it', async (args, command) => {
    const { database, remove } = await createTestDatabase('embedded')
    const settings = { engine: 'postgres', url: 'postgres://u:secret@host/db', poolSize: 1 } as const
    const { exitCode, output, errors } = await createTestAdmin({ database, settings }).run(args)
    expect(output).toBe(command)
    expect(errors).toMatch(/^Nothing was (copied|restored)\. /)
    expect(output + errors).not.toContain('secret')
    expect(exitCode).toBe(1)
    await remove()
  })
})

function readKeys(file: string): string[] {
  const database = new SqliteFile(file)
  const rows = database.prepare('select key from rate_limits').all([]) as { key: string }[]
  database.close()
  return rows.map(({ key }) => key)
}

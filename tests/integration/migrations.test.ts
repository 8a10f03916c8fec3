import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import {
  createEmptyPlace,
  createTestDatabase,
  describeOnBothDatabases,
  migrationsFolder,
} from './test-database.ts'

const folders: string[] = []

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'planwright-migrations-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  return folder
}

describeOnBothDatabases('migrations', (engine) => {
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  test('run once, and find nothing to do the second time', async () => {
    const { database, remove } = await createTestDatabase(engine)
    expect(await migrate(database, migrationsFolder)).toEqual([])
    await remove()
  })

  test('run exactly once when several processes start at the same time', async () => {
    const place = await createEmptyPlace(engine)
    const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place.settings)))
    const applied = await Promise.all(processes.map((database) => migrate(database, migrationsFolder)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    await Promise.all(processes.map((database) => database.destroy()))
    await place.remove()
  })

  test('leave nothing behind when one of them fails', async () => {
    const place = await createEmptyPlace(engine)
    const database = await openDatabase(place.settings)
    const folder = await folderWith({
      '0001_good.sql': 'create table good (id text primary key);',
      '0002_bad.sql': 'create table bad (id text primary key); insert into nowhere values (1);',
    })
    await expect(migrate(database, folder)).rejects.toThrow(/nowhere/)
    await expect(sql`select * from good`.execute(database)).rejects.toThrow(/good/)
    await database.destroy()
    await place.remove()
  })

  test('can contain any SQL, including semicolons in strings and comments', async () => {
    const place = await createEmptyPlace(engine)
    const database = await openDatabase(place.settings)
    const folder = await folderWith({
      '0001_notes.sql': `
        -- Two statements; this is none of them.
        create table notes (text text not null default 'none; yet');
        insert into notes (text) values ('bread; butter -- and jam');
      `,
    })
    expect(await migrate(database, folder)).toEqual(['0001_notes.sql'])
    const { rows } = await sql`select text from notes`.execute(database)
    expect(rows).toEqual([{ text: 'bread; butter -- and jam' }])
    await database.destroy()
    await place.remove()
  })

  test('refuse a database that is newer than the program', async () => {
    const { database, remove } = await createTestDatabase(engine)
    await expect(migrate(database, await folderWith({}))).rejects.toThrow(/newer than this version/)
    await remove()
  })
})

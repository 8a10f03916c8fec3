import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { describe } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { type DatabaseSettings, openDatabase } from '#server/database/open-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { operatorLimits } from '#server/database/time-limits.ts'
import { memoryFolder } from './memory-folder.ts'

export const migrationsFolder = path.resolve('migrations')
const postgresUrl = process.env['TEST_DATABASE_URL']

type EngineName = DatabaseSettings['engine']

/** Runs a suite once for each engine. PostgreSQL is included when the run has an address for it. */
export function describeOnBothDatabases(name: string, suite: (engine: EngineName) => void): void {
  const engines: EngineName[] = postgresUrl ? ['embedded', 'postgres'] : ['embedded']
  describe.each(engines)(`${name} on %s`, (engine) => {
    suite(engine)
  })
}

export interface TestDatabase {
  settings: DatabaseSettings
  database: Database
  remove: () => Promise<void>
}

/** A separate database for the test, empty but migrated. */
export async function createTestDatabase(engine: EngineName): Promise<TestDatabase> {
  const place = engine === 'embedded' ? await createEmbedded() : await createPostgres()
  const database = await openDatabase(place.settings)
  await migrate(database, migrationsFolder)
  return {
    settings: place.settings,
    database,
    remove: async () => {
      await database.destroy()
      await place.remove()
    },
  }
}

export async function createEmptyPlace(engine: EngineName) {
  return engine === 'embedded' ? createEmbedded() : createPostgres()
}

async function createEmbedded(): Promise<Omit<TestDatabase, 'database'>> {
  const folder = await mkdtemp(path.join(memoryFolder, 'planwright-test-'))
  return {
    settings: { engine: 'embedded', filePath: path.join(folder, 'planwright.db') },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function createPostgres(): Promise<Omit<TestDatabase, 'database'>> {
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set')
  const name = `planwright_test_${randomBytes(8).toString('hex')}`
  await runOnServer(postgresUrl, `create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return {
    settings: { engine: 'postgres', url: url.href, poolSize: 5 },
    remove: () => runOnServer(postgresUrl, `drop database ${name} with (force)`),
  }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  // Creating a database copies files, which takes a busy disk longer than a request may wait.
  const server = await openDatabase({ engine: 'postgres', url, poolSize: 1 }, operatorLimits)
  try {
    await sql.raw(statement).execute(server)
  } finally {
    await server.destroy()
  }
}

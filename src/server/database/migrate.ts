import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Queries } from './database.ts'
import { isPostgres } from './database-size.ts'
import { useConnection } from './engine-connection.ts'

/** Any number, as long as every process uses the same one. */
const migrationLock = 7_052_019
const askAgainMs = 200

interface Migration {
  name: string
  statements: string
}

/**
 * Runs the migrations that have not run yet, all in one transaction. Processes that start together wait for
 * the first one and then find nothing left to do.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return database.transaction().execute(async (transaction) => {
    await waitForMigrationTurn(transaction)
    const applied = await readApplied(transaction)
    requireKnown(applied, migrations)

    const pending = migrations.filter(({ name }) => !applied.has(name))
    await useConnection(transaction, async (connection) => {
      await connection.allowLongStatements()
      for (const { statements } of pending) await connection.runScript(statements)
    })
    const appliedAt = Date.now()
    for (const { name } of pending) {
      await transaction.insertInto('migrations').values({ name, applied_at: appliedAt }).execute()
    }
    return pending.map(({ name }) => name)
  })
}

/**
 * The embedded engine needs no extra lock, because its transactions take the only write lock when they begin.
 * PostgreSQL is polled for the lock instead of waiting in one statement, so that a dead connection is noticed.
 */
export async function waitForMigrationTurn(transaction: Queries): Promise<void> {
  if (!isPostgres(transaction)) return
  const ask = sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${migrationLock}) as is_ours`
  while (!(await ask.execute(transaction)).rows[0]?.is_ours) await wait(askAgainMs)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, statements: await readFile(path.join(folder, name), 'utf8') })),
  )
}

async function readApplied(transaction: Queries): Promise<Set<string>> {
  await sql`
    create table if not exists migrations (name text primary key, applied_at bigint not null)
  `.execute(transaction)
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(transaction)
  return new Set(rows.map(({ name }) => name))
}

/** An older program could write data to a newer database that the newer program no longer understands. */
function requireKnown(applied: Set<string>, migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this version of Planwright (it has ${unknown.join(', ')}). ` +
        'Start the newer version, or restore the backup made before the upgrade.',
    )
  }
}

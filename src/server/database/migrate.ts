import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PostgresAdapter, sql } from 'kysely'
import type { Database, Queries } from './database.ts'

/** Any number, as long as every process uses the same one. */
const migrationLock = 7_052_019

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
    await waitForTurn(transaction)
    const applied = await readApplied(transaction)
    requireKnown(applied, migrations)

    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, statements } of pending) {
      for (const statement of splitStatements(statements)) await sql.raw(statement).execute(transaction)
      await sql`insert into migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(
        transaction,
      )
    }
    return pending.map(({ name }) => name)
  })
}

/** The embedded engine needs no lock of ours: its transactions take the only write lock when they begin. */
async function waitForTurn(transaction: Queries): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  // Neither waiting for another process nor a long migration may be cut off.
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction)
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

/** An older program on a newer database would write what the newer one no longer understands. */
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

/** Our migrations hold no text with a semicolon in it, so that the simplest splitting is right. */
function splitStatements(statements: string): string[] {
  return statements
    .replaceAll(/--[^\n]*/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

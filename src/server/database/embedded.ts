import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import SqliteFile from 'libsql'
import type { Database } from './database.ts'
import { createEmbeddedDriver } from './embedded-driver.ts'
import { openStatements } from './embedded-statements.ts'

/** Waiting for another process's write stops this one from answering anybody, so it is short. */
const busyTimeoutMs = 2000

/**
 * SQLite in one file. Every acknowledged write is on the disk (synchronous FULL), and several processes may
 * share the file: a writer waits for another one instead of failing at once. Only the server's own user may read it.
 */
export function openEmbedded(filePath: string): Database {
  mkdirSync(path.dirname(filePath), { recursive: true, mode: 0o700 })
  const file = new SqliteFile(filePath)
  chmodSync(filePath, 0o600)
  // The timeout comes first: switching to WAL needs the write lock, which another process may hold.
  file.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  file.exec('pragma foreign_keys = on')
  const statements = openStatements(file)
  return new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => createEmbeddedDriver(statements),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

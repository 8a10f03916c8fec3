import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import SqliteFile from 'libsql'
import type { Database } from './database.ts'
import { EmbeddedConnection, type EmbeddedFile } from './embedded-connection.ts'
import { keepStatements } from './embedded-statements.ts'
import { createDriver } from './engine-connection.ts'
import { createWriteTurns } from './write-turns.ts'

/** At the start there are no requests to answer yet. */
const openingTimeoutMs = 2000
/** Inside the driver, where waiting for another process blocks this one. */
const busyTimeoutMs = 50

/**
 * SQLite in one file. Every acknowledged write is on the disk (synchronous FULL), and several processes may
 * share the file. A writer waits for another one instead of failing immediately. Only the server's user may
 * read it.
 */
export function openEmbedded(filePath: string): Database {
  mkdirSync(path.dirname(filePath), { recursive: true, mode: 0o700 })
  const file = new SqliteFile(filePath)
  chmodSync(filePath, 0o600)
  // The timeout comes first, because switching to WAL needs the write lock, which another process may hold.
  file.exec(`pragma busy_timeout = ${openingTimeoutMs}`)
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  file.exec('pragma foreign_keys = on')
  file.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  const embedded: EmbeddedFile = {
    file,
    statements: keepStatements(file),
    turns: createWriteTurns(),
    idle: [],
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () =>
        createDriver({
          acquire: async () => embedded.idle.pop() ?? new EmbeddedConnection(embedded),
          destroy: async () => {
            embedded.statements.clear()
            leaveOneFile(file)
            file.close()
          },
        }),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/**
 * Writes go to a log beside the file first. Whoever copies the file of a stopped server must not need that log, so the
 * last process to leave moves it into the file and removes it. Another process that is still there keeps the log and
 * gets its share of it moved.
 */
function leaveOneFile(file: InstanceType<typeof SqliteFile>): void {
  for (const statement of ['pragma journal_mode = delete', 'pragma wal_checkpoint(truncate)']) {
    try {
      file.exec(statement)
      return
    } catch {
      // Another process has the file open, or the disk is full: the log stays, and the next start reads it.
    }
  }
}

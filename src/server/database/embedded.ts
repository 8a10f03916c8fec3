import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import SqliteFile from 'libsql'
import { openChangeMark } from './change-mark.ts'
import type { Database } from './database.ts'
import { type EmbeddedStatements, openStatements } from './embedded-statements.ts'
import { rememberChangeMark } from './unchanged-reads.ts'

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
  const mark = openChangeMark(filePath)
  const statements = openStatements(file)
  const close = () => {
    statements.close()
    // Last: closing any descriptor of a file gives up all of the process's locks on it, SQLite's own among them.
    mark.close()
  }
  const database: Database = new Kysely({ dialect: new EmbeddedDialect({ ...statements, close }) })
  rememberChangeMark(database, mark)
  return database
}

class EmbeddedDialect extends SqliteDialect {
  readonly #statements: EmbeddedStatements

  constructor(statements: EmbeddedStatements) {
    super({ database: statements })
    this.#statements = statements
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.#statements)
  }
}

class EmbeddedDriver extends SqliteDriver {
  readonly #statements: EmbeddedStatements

  constructor(statements: EmbeddedStatements) {
    super({ database: statements })
    this.#statements = statements
  }

  override async beginTransaction(): Promise<void> {
    this.#statements.begin()
  }

  override async commitTransaction(): Promise<void> {
    this.#statements.commit()
  }

  override async rollbackTransaction(): Promise<void> {
    this.#statements.rollback()
  }
}

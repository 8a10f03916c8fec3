import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import SqliteFile from 'libsql'
import type { Database } from './database.ts'
import { cacheStatements } from './statement-cache.ts'

const busyTimeoutMs = 10_000

/**
 * SQLite in one file. Every acknowledged write is on the disk (synchronous FULL), and several processes may
 * share the file: a writer waits for another one instead of failing.
 */
export function openEmbedded(filePath: string): Database {
  mkdirSync(path.dirname(filePath), { recursive: true })
  const file = new SqliteFile(filePath)
  // The timeout comes first: switching to WAL needs the write lock, which another process may hold.
  file.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  file.exec('pragma foreign_keys = on')
  return new Kysely({ dialect: new EmbeddedDialect({ database: cacheStatements(file) }) })
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new EmbeddedDriver(this.#config)
  }
}

/**
 * Takes the write lock when a transaction begins. A plain `begin` takes it at the first write, and then fails
 * at once, without waiting, if another process has written since the transaction's first read.
 */
class EmbeddedDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

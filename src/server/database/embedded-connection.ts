import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, QueryResult } from 'kysely'
import type SqliteFile from 'libsql'
import { type KeptStatement, type KeptStatements, runStatement } from './embedded-statements.ts'
import { EngineConnection } from './engine-connection.ts'
import type { WriteTurns } from './write-turns.ts'

/** How long a write waits for another process to finish its own. */
const patienceMs = 2000
const pauseMs = 10

export interface EmbeddedFile {
  file: InstanceType<typeof SqliteFile>
  statements: KeptStatements
  turns: WriteTurns
  /** Connections that are not in use. */
  idle: EmbeddedConnection[]
}

/**
 * The connection of one query or transaction to the file. Reads run immediately, unless another transaction is
 * open, because they would see its uncommitted changes.
 *
 * A kept statement must never meet a busy file. The driver leaves it half-way, and from then on nothing that the
 * connection writes is committed. So every write, alone or in a transaction, first takes the write lock with
 * `begin immediate` through `exec`, which fails cleanly. (A plain `begin` would also fail at its first write,
 * without waiting, if another process has written since the transaction's first read.)
 */
export class EmbeddedConnection extends EngineConnection {
  readonly #embedded: EmbeddedFile
  #isInTransaction = false

  constructor(embedded: EmbeddedFile) {
    super()
    this.#embedded = embedded
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statements, turns } = this.#embedded
    const statement = statements.find(sql)
    if (!this.#isInTransaction) {
      if (statement.isWrite) return this.#writeAlone(statement, parameters)
      while (turns.isBegun()) await turns.untilEnded()
    }
    return runStatement(statement, parameters)
  }

  async runScript(statements: string): Promise<void> {
    this.#embedded.file.exec(statements)
  }

  /** Nothing is cut off here. */
  async allowLongStatements(): Promise<void> {}

  async begin(): Promise<void> {
    const { turns } = this.#embedded
    const endsAt = performance.now() + patienceMs
    await turns.enter()
    try {
      await this.#takeLock(endsAt)
    } catch (error) {
      turns.leave()
      throw error
    }
    turns.noteBegun()
    this.#isInTransaction = true
  }

  async commit(): Promise<void> {
    this.#embedded.file.exec('commit')
    this.#end()
  }

  async rollback(): Promise<void> {
    try {
      this.#embedded.file.exec('rollback')
    } catch (error) {
      // SQLite has already rolled back after a full disk. The caller needs the original error.
      if (!String(error).includes('no transaction is active')) throw error
    } finally {
      this.#end()
    }
  }

  release(): void {
    this.#embedded.idle.push(this)
  }

  #end(): void {
    this.#isInTransaction = false
    this.#embedded.turns.leave()
  }

  async #writeAlone<Row>(
    statement: KeptStatement,
    parameters: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    await this.begin()
    try {
      const result = runStatement<Row>(statement, parameters)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  /** Waits by retrying, because waiting inside the driver would block the whole process. */
  async #takeLock(endsAt: number): Promise<void> {
    for (;;) {
      try {
        this.#embedded.file.exec('begin immediate')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() >= endsAt) throw error
      }
      await wait(pauseMs)
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}

import type { CompiledQuery, QueryResult } from 'kysely'
import type { PoolClient, QueryResult as Answer, QueryResultRow } from 'pg'
import { answerWhile, answerWithin, NoAnswerError } from './answer-within.ts'
import { EngineConnection } from './engine-connection.ts'
import { type FindServerProcess, watchLongStatement } from './long-statement-watch.ts'
import type { TimeLimits } from './time-limits.ts'

const writingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What all connections of a pool share. */
export interface PoolContext {
  limits: TimeLimits
  findProcess: FindServerProcess
  /** Called with the time of a query that was never answered. */
  noteSilence: (askedAt: number) => void
}

/**
 * A connection of the pool while it is in use. One that does not answer in time is destroyed, because a firewall
 * or a failover may have cut it silently. The pool then opens a new one.
 */
export class PostgresConnection extends EngineConnection {
  readonly #client: PoolClient
  readonly #context: PoolContext
  /** Set while statements may be long. */
  #isAtWork: (() => Promise<boolean>) | null = null
  #fault: NoAnswerError | null = null

  constructor(client: PoolClient, context: PoolContext) {
    super()
    this.#client = client
    this.#context = context
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(sql, parameters)
    const written = writingCommands.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}
    return { ...written, rows: rows as Row[] }
  }

  async runScript(statements: string): Promise<void> {
    await this.#ask(statements)
  }

  async begin(): Promise<void> {
    await this.#ask('begin')
  }

  async commit(): Promise<void> {
    const { command } = await this.#ask('commit')
    // The server answers ROLLBACK when a statement has failed and the failure was ignored.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed.')
  }

  async rollback(): Promise<void> {
    await this.#ask('rollback')
  }

  /** A statement may then take as long as the server works on it. */
  async allowLongStatements(): Promise<void> {
    await this.#ask('set local statement_timeout = 0')
    const { rows } = await this.#ask('select pg_backend_pid() as id')
    this.#isAtWork = watchLongStatement(this.#context.findProcess, Number(rows[0]?.['id']))
  }

  /** Checks a connection that has been idle, and destroys it if it is dead. */
  async isAlive(): Promise<boolean> {
    const askedAt = performance.now()
    try {
      await answerWithin(this.#context.limits.probeMs, this.#client.query('select 1'))
      return true
    } catch {
      this.#context.noteSilence(askedAt)
      this.destroy()
      return false
    }
  }

  release(): void {
    if (this.#fault === null) this.#client.release()
  }

  /** Sends nothing to the server, which may not receive it. */
  destroy(fault = new NoAnswerError()): void {
    this.#fault = fault
    this.#client.connection.stream.destroy()
    this.#client.release(fault)
  }

  async #ask(sql: string, parameters: readonly unknown[] = []): Promise<Answer<QueryResultRow>> {
    // For example at the rollback on a dead connection. The server rolls back on its own.
    if (this.#fault) throw this.#fault
    const askedAt = performance.now()
    try {
      return await this.#waitFor(this.#client.query<QueryResultRow>(sql, [...parameters]))
    } catch (error) {
      if (error instanceof NoAnswerError) {
        this.#context.noteSilence(askedAt)
        this.destroy(error)
      }
      throw error
    }
  }

  #waitFor<Value>(answer: Promise<Value>): Promise<Value> {
    const { statementMs, answerGraceMs, watchEveryMs } = this.#context.limits
    return this.#isAtWork === null
      ? answerWithin(statementMs + answerGraceMs, answer)
      : answerWhile(this.#isAtWork, watchEveryMs, answer)
  }
}

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
  /** Called with the time when something was asked that was never answered. */
  noteSilence: (askedAt: number) => void
}

/**
 * A connection of the pool while someone has it. One that does not answer in time is destroyed: a firewall or a
 * failover may have cut it without telling either end, and the pool opens a new one in its place.
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
    // So the server answers when a statement has failed and no one minded.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed.')
  }

  async rollback(): Promise<void> {
    await this.#ask('rollback')
  }

  /** A statement then takes for as long as the server is at work on it. */
  async allowLongStatements(): Promise<void> {
    await this.#ask('set local statement_timeout = 0')
    const { rows } = await this.#ask('select pg_backend_pid() as id')
    this.#isAtWork = watchLongStatement(this.#context.findProcess, Number(rows[0]?.['id']))
  }

  /** To be asked of one that has been idle. One that is not is destroyed. */
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

  /** Without a word to the server, which may not hear it. */
  destroy(fault = new NoAnswerError()): void {
    this.#fault = fault
    this.#client.connection.stream.destroy()
    this.#client.release(fault)
  }

  async #ask(sql: string, parameters: readonly unknown[] = []): Promise<Answer<QueryResultRow>> {
    // As at the rollback of a transaction whose connection is dead: the server does that by itself.
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

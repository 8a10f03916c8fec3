import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { EmbeddedStatements } from './embedded-statements.ts'

/**
 * One connection, taken in turn. (Kysely's own driver for SQLite wakes everybody who waits whenever the connection
 * becomes free: with 500 requests at once a read then takes two and a half times as long.)
 */
export function createEmbeddedDriver(statements: EmbeddedStatements): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> =>
      statements.run(sql, parameters),
    streamQuery: () => {
      throw new Error('The embedded database streams nothing.')
    },
  }
  const waiting: (() => void)[] = []
  let isTaken = false

  return {
    init: async () => {},
    acquireConnection: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
      return connection
    },
    releaseConnection: async () => {
      const next = waiting.shift()
      // It stays taken when somebody waits: nobody who comes meanwhile may be first.
      if (next) next()
      else isTaken = false
    },
    beginTransaction: async () => statements.begin(),
    commitTransaction: async () => statements.commit(),
    rollbackTransaction: async () => statements.rollback(),
    destroy: async () => statements.close(),
  }
}

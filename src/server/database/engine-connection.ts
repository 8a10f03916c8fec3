import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { Queries } from './database.ts'

/** The connection of a query or a transaction for both engines. It extends what Kysely requires. */
export abstract class EngineConnection implements DatabaseConnection {
  abstract executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>
  abstract begin(): Promise<void>
  abstract commit(): Promise<void>
  abstract rollback(): Promise<void>
  abstract release(): void

  /** Runs several statements and ignores their results. */
  abstract runScript(statements: string): Promise<void>

  /** For the rest of the transaction, no statement is cut off for taking long. */
  abstract allowLongStatements(): Promise<void>

  streamQuery(): never {
    throw new Error('Nothing is streamed from the database.')
  }
}

export function createDriver({
  acquire,
  destroy,
}: {
  acquire: () => Promise<EngineConnection>
  destroy: () => Promise<void>
}): Driver {
  return {
    init: async () => {},
    acquireConnection: acquire,
    releaseConnection: async (connection) => toOurs(connection).release(),
    beginTransaction: (connection) => toOurs(connection).begin(),
    commitTransaction: (connection) => toOurs(connection).commit(),
    rollbackTransaction: (connection) => toOurs(connection).rollback(),
    destroy,
  }
}

/** The connection of a transaction, which Kysely does not expose. */
export function useConnection<Result>(
  transaction: Queries,
  use: (connection: EngineConnection) => Promise<Result>,
): Promise<Result> {
  return transaction.getExecutor().provideConnection((connection) => use(toOurs(connection)))
}

function toOurs(connection: DatabaseConnection): EngineConnection {
  if (connection instanceof EngineConnection) return connection
  throw new Error('This is a connection of some other driver.')
}

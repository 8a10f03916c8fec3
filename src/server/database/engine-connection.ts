import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { Queries } from './database.ts'

/** What a query or a transaction runs on, the same for both engines: all that Kysely asks for, and a little more. */
export abstract class EngineConnection implements DatabaseConnection {
  abstract executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>>
  abstract begin(): Promise<void>
  abstract commit(): Promise<void>
  abstract rollback(): Promise<void>
  abstract release(): void

  /** Several statements, for what they do and not for what they return. */
  abstract runScript(statements: string): Promise<void>

  /** For the rest of the transaction, none is cut off for taking long. */
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

/** For what Kysely has no words for: the connection of a transaction. */
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

import type { Database, Queries } from './database.ts'
import { useConnection } from './engine-connection.ts'

/**
 * Runs long background work, such as deleting expired data, in one transaction. PostgreSQL's statement timeout
 * does not cut it off.
 */
export function runLongWork<Result>(
  database: Database,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await useConnection(transaction, (connection) => connection.allowLongStatements())
    return work(transaction)
  })
}

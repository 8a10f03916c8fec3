import type { Database, Queries } from './database.ts'
import { useConnection } from './engine-connection.ts'

/**
 * Runs work that may take long and that no one waits for, such as clearing out what has expired, in one transaction:
 * PostgreSQL's limit on statements does not cut it off.
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

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { rememberPool } from './pool-state.ts'

const connectTimeoutMs = 10_000
const statementTimeoutMs = 30_000

/** Our 64-bit columns hold milliseconds and counts, far below where a JavaScript number loses digits. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openPostgres({ url, poolSize }: { url: string; poolSize: number }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'planwright',
  })
  // An idle connection that the server drops must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  // Nor one that is dropped in the middle of a transaction: its next query fails and tells whoever waits.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  rememberPool(database, () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  return database
}

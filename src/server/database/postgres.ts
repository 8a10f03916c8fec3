import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { createDriver } from './engine-connection.ts'
import { rememberPool } from './pool-state.ts'
import { createAcquire } from './postgres-connections.ts'
import { requestLimits, type TimeLimits } from './time-limits.ts'

/** The kernel then probes ten times, a second apart, before it gives up a connection that waits for an answer. */
const keepAliveAfterMs = 5000

/** Our 64-bit columns hold milliseconds and counts, far below where a JavaScript number loses digits. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openPostgres(
  { url, poolSize }: { url: string; poolSize: number },
  given: Partial<TimeLimits> = {},
): Database {
  const limits = { ...requestLimits, ...given }
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    // A connection that missed its own end must not keep a program from exiting.
    allowExitOnIdle: true,
    application_name: 'planwright',
  })
  // An idle connection that the server drops must not end the process. The next query opens a new one.
  pool.on('error', () => {})
  // The same applies to one that is dropped during a transaction. Its next query fails with the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database: Database = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createDriver({ acquire: createAcquire(pool, limits), destroy: () => pool.end() }),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  rememberPool(database, () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  return database
}

import { CompiledQuery } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { type PoolContext, PostgresConnection } from './postgres-connection.ts'
import type { TimeLimits } from './time-limits.ts'

/** A connection that was used this recently is handed out without a check. */
const trustedMs = 1000

/**
 * Hands out the pool's connections, except those that died while idle. A dead connection delays the next request
 * but does not fail it. When one has died, others that have not been used since are treated as dead as well.
 */
export function createAcquire(pool: Pool, limits: TimeLimits): () => Promise<PostgresConnection> {
  const lastUsedAt = new WeakMap<PoolClient, number>()
  const noteUse = (client: PoolClient) => lastUsedAt.set(client, performance.now())
  pool.on('connect', noteUse)
  pool.on('release', (_error, client) => noteUse(client))
  let silentSince = 0

  const context: PoolContext = {
    limits,
    findProcess,
    noteSilence: (askedAt) => {
      silentSince = Math.max(silentSince, askedAt)
    },
  }

  async function acquire(): Promise<PostgresConnection> {
    for (;;) {
      const client = await pool.connect()
      const connection = new PostgresConnection(client, context)
      const usedAt = lastUsedAt.get(client) ?? 0
      if (usedAt < silentSince) connection.destroy()
      else if (performance.now() - usedAt < trustedMs || (await connection.isAlive())) return connection
    }
  }

  async function findProcess(processId: number): Promise<{ isWorking: boolean } | null> {
    const connection = await acquire()
    try {
      const { rows } = await connection.executeQuery<{ is_working: boolean | null }>(
        CompiledQuery.raw(
          // The answer of a statement that finished this recently may still be on its way.
          `select state = 'active' or state_change > clock_timestamp() - interval '2 seconds' as is_working
           from pg_stat_activity where pid = $1`,
          [processId],
        ),
      )
      return rows[0] ? { isWorking: rows[0].is_working !== false } : null
    } finally {
      connection.release()
    }
  }

  return acquire
}

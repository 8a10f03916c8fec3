import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import { answerWithin } from '#server/database/answer-within.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { isLeaving } from '#server/http/shutdown.ts'

/** Monitors ask every few seconds, and a late answer is no better than none. */
const databaseWithinMs = 1500

/**
 * `health` means that the process is alive. `ready` means that it can serve: its database answers and it is not
 * stopping.
 */
export function registerHealthRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })

  let asking: Promise<unknown> | null = null
  /** Only one check at a time, so that checks of a silent database do not take up all its connections. */
  function askDatabase(): Promise<unknown> {
    asking ??= sql`select 1`.execute(database).finally(() => {
      asking = null
    })
    return asking
  }

  app.get(apiPaths.health, () => ({ status: 'ok' }))

  app.get(apiPaths.ready, async () => {
    if (isStopping || isLeaving(app))
      throw new AppError('unavailable', { message: 'The server is stopping.' })
    try {
      await answerWithin(databaseWithinMs, askDatabase())
    } catch (cause) {
      throw new AppError('unavailable', { message: 'The database does not answer.', cause })
    }
    return { status: 'ok' }
  })
}

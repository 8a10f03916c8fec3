import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { isLeaving } from '#server/http/shutdown.ts'

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

  app.get(apiPaths.health, () => ({ status: 'ok' }))

  app.get(apiPaths.ready, async () => {
    if (isStopping || isLeaving(app))
      throw new AppError('unavailable', { message: 'The server is stopping.' })
    try {
      await sql`select 1`.execute(database)
    } catch (cause) {
      throw new AppError('unavailable', { message: 'The database does not answer.', cause })
    }
    return { status: 'ok' }
  })
}

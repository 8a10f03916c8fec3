import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/database.ts'
import { type Actor, type ActorSetup, ask, type Method, setUpActor } from './access-actors.ts'
import type { MatrixRow } from './access-statuses.ts'

export type TryRow = (
  actor: Actor,
  row: MatrixRow,
) => Promise<{ setup: ActorSetup; answer: Awaited<ReturnType<typeof ask>> }>

/**
 * Sends a row's request as an actor. The people of one request are asked again for the next, because setting them
 * up takes longest, unless it may have changed something: only a read and a refused request do not.
 */
export function createTryRow(app: FastifyInstance, database: Database): TryRow {
  const unchanged = new Map<Actor, ActorSetup>()
  return async (actor, row) => {
    const setup = unchanged.get(actor) ?? (await setUpActor(app, database, actor))
    unchanged.delete(actor)
    const [method = '', url = ''] = row.route.split(' ')
    const { path = url, body, headers } = row.request(setup)
    const answer = await ask(app, setup.asker, method as Method, path, body, headers)
    const isRead = method === 'GET' && answer.statusCode === 200
    if (isRead || answer.statusCode >= 400) unchanged.set(actor, setup)
    return { setup, answer }
  }
}

import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

const patienceForClientsMs = 7000
const patienceMs = 10_000
const defaultDrainMs = 2000
const drainCheckMs = 50

const leaving = new WeakSet<Server>()

/** Whether this server is stopping. A load balancer should then send it no more requests. */
export function isLeaving({ server }: FastifyInstance): boolean {
  return leaving.has(server)
}

/**
 * Announces that it is stopping, lets requests in flight finish, then ends. `release` runs last, because those
 * requests need the database. A second signal ends the process immediately.
 */
export function stopGracefully(
  app: FastifyInstance,
  release: () => Promise<void>,
  { drainMs = defaultDrainMs } = {},
): void {
  let isStopping = false
  app.server.prependListener('request', (_request, response) => {
    if (leaving.has(app.server)) response.setHeader('connection', 'close')
  })
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.error('requests in flight did not finish in time')
      process.exit(1)
    }, patienceMs + drainMs).unref()
    // A client that sends its request slowly must not prevent a clean end.
    setTimeout(() => app.server.closeAllConnections(), patienceForClientsMs + drainMs).unref()
    // At a terminal, there is no other process to take over the requests.
    drain(app.server, signal === 'SIGINT' ? 0 : drainMs)
      .then(() => app.close())
      .then(release)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * A proxy keeps connections open for its next request. Closing one immediately would lose a request that is on
 * its way. So the next answer on each connection asks to close it, and only silent connections are cut.
 */
async function drain(server: Server, maxMs: number): Promise<void> {
  leaving.add(server)
  const startedAt = performance.now()
  while (performance.now() - startedAt < maxMs && (await countConnections(server)) > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, drainCheckMs)
    })
  }
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count))
  })
}

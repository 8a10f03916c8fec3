import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

const patienceForClientsMs = 7000
const patienceMs = 10_000
const defaultDrainMs = 2000
const drainCheckMs = 50

const leaving = new WeakSet<Server>()

/** Whether this server has been told to stop: whoever spreads requests should send it no more. */
export function isLeaving({ server }: FastifyInstance): boolean {
  return leaving.has(server)
}

/**
 * Says that it is leaving, lets those in flight finish, then ends. `release` runs last: what is still being
 * finished needs the database. A second signal ends at once.
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
    // A client that trickles its request must not keep everything else from ending in order.
    setTimeout(() => app.server.closeAllConnections(), patienceForClientsMs + drainMs).unref()
    // A person at a terminal has no one else who would take the requests over.
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
 * Closing a connection at once that a proxy keeps open for its next request loses that request, if it is on its way.
 * So every open connection is told to close by its next answer, and only those that stay silent are cut.
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

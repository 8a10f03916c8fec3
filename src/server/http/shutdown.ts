import type { FastifyInstance } from 'fastify'

const patienceForClientsMs = 7000
const patienceMs = 10_000

/**
 * Stops taking new requests, lets those in flight finish, then ends. `release` runs last: what is still being
 * finished needs the database. A second signal ends at once.
 */
export function stopGracefully(app: FastifyInstance, release: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.error('requests in flight did not finish in time')
      process.exit(1)
    }, patienceMs).unref()
    // A client that trickles its request must not keep everything else from ending in order.
    setTimeout(() => app.server.closeAllConnections(), patienceForClientsMs).unref()
    app
      .close()
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

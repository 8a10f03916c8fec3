import type { FastifyInstance } from 'fastify'

const patienceMs = 10_000

/** Stops taking new requests, lets those in flight finish, then ends. A second signal ends at once. */
export function stopGracefully(app: FastifyInstance): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.error('requests in flight did not finish in time')
      process.exit(1)
    }, patienceMs).unref()
    app.close().then(
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

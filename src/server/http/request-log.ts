import type { FastifyInstance } from 'fastify'

const slowMs = 1000

/** Writes the requests that an operator would look for: refused, failed or slow. Never a body or a query. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    if (statusCode >= 400 || elapsedTime >= slowMs) {
      const entry = {
        method: request.method,
        path: request.url.split('?', 1)[0],
        statusCode,
        elapsedMs: Math.round(elapsedTime),
      }
      request.log[statusCode >= 500 ? 'error' : 'info'](entry, 'request')
    }
    done()
  })
}

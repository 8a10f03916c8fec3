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
        // Cut at an encoded question mark too: a mangled link carries its token in the path.
        path: request.url.split(/[?#]|%3f/i, 1)[0],
        statusCode,
        elapsedMs: Math.round(elapsedTime),
      }
      request.log[statusCode >= 500 ? 'error' : 'info'](entry, 'request')
    }
    done()
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serializePath } from './log-serializers.ts'

const slowMs = 1000

/**
 * Logs the requests that an operator would look for: refused, failed or slow. Never a body, a query or an address.
 * `isLoggedElsewhere` excludes those that are too many to log one by one.
 */
export function registerRequestLog(
  app: FastifyInstance,
  { isLoggedElsewhere }: { isLoggedElsewhere: (request: FastifyRequest) => boolean },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    if ((statusCode >= 400 || elapsedTime >= slowMs) && !isLoggedElsewhere(request)) {
      const entry = {
        method: request.method,
        path: serializePath(request.url),
        statusCode,
        elapsedMs: Math.round(elapsedTime),
      }
      request.log[statusCode >= 500 ? 'error' : 'info'](entry, 'request')
    }
    done()
  })
}

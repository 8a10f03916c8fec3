import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildErrorAnswer, statusOf } from '#contract/errors.ts'
import { apiPaths, metricsPath } from '#contract/paths.ts'
import { watchDelay } from './watch-delay.ts'

export interface OverloadLimits {
  /** The number of requests in progress at the same time. */
  maxInFlight: number
  /** How late the event loop may be, for longer than a moment. */
  maxDelayMs: number
}

export const defaultOverloadLimits: OverloadLimits = { maxInFlight: 500, maxDelayMs: 400 }

export interface OverloadGuard {
  /** Whether this request was turned away here. One log line per second covers them all. */
  isShed: (request: FastifyRequest) => boolean
  readState: () => { inFlight: number; shedInAll: number; delayMs: number }
}

const retryAfterSeconds = 2
/** A larger body is not read and discarded. The connection is closed instead. */
const maxUnreadBytes = 100_000
const reportEveryMs = 1000
/** Monitoring needs answers most when the server is overloaded. */
const alwaysAnswered: ReadonlySet<string> = new Set([apiPaths.health, apiPaths.ready, metricsPath])
const answer = JSON.stringify(
  buildErrorAnswer('unavailable', {
    message: 'Too many people are using the site right now. Please try again in a moment.',
  }),
)

declare module 'fastify' {
  interface FastifyRequest {
    isInFlight: boolean
  }
}

/**
 * Turns requests away before any work is done for them, while too many are in progress or the event loop is
 * behind. This keeps the accepted requests fast. A request counts from the end of its body until its answer,
 * so clients that are slow to send or to read hold no place.
 */
export function registerOverloadGuard(app: FastifyInstance, limits: OverloadLimits): OverloadGuard {
  const watch = watchDelay(limits.maxDelayMs)
  const shed = new WeakSet<FastifyRequest>()
  let inFlight = 0
  let shedInAll = 0
  let reportedInAll = 0

  app.addHook('onRequest', (request, reply, done) => {
    const isOneTooMany = watch.noteArrival() || inFlight >= limits.maxInFlight
    if (!isOneTooMany || alwaysAnswered.has(request.url)) return done()
    shed.add(request)
    shedInAll += 1
    void reply
      .code(statusOf('unavailable'))
      .headers({
        'retry-after': retryAfterSeconds,
        'cache-control': 'no-store',
        ...(isLarge(request) && { connection: 'close' }),
      })
      .type('application/json')
      .send(answer)
  })

  // Marked, because a request for an unknown route passes here a second time.
  app.decorateRequest('isInFlight', false)
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.isInFlight) inFlight += 1
    request.isInFlight = true
    done()
  })
  // Runs for every answer, even when its client has disconnected.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.isInFlight) inFlight -= 1
    request.isInFlight = false
    done(null, payload)
  })

  const reporting = setInterval(() => {
    if (shedInAll === reportedInAll) return
    app.log.warn({ requests: shedInAll - reportedInAll, inFlight }, 'requests turned away: too much to do')
    reportedInAll = shedInAll
  }, reportEveryMs)
  reporting.unref()
  app.addHook('onClose', (_app, done) => {
    watch.stop()
    clearInterval(reporting)
    done()
  })

  return {
    isShed: (request) => shed.has(request),
    readState: () => ({ inFlight, shedInAll, delayMs: watch.readDelayMs() }),
  }
}

/**
 * All other requests keep the connection. Node accepts one new connection per turn of its loop, and a loop that
 * is behind makes few turns. Clients that had to reconnect would wait in a queue without an answer.
 */
function isLarge({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > maxUnreadBytes
}

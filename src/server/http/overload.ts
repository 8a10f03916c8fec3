import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildErrorAnswer, statusOf } from '#contract/errors.ts'
import { apiPaths, metricsPath } from '#contract/paths.ts'
import { watchDelay } from './delay-watch.ts'

export interface OverloadLimits {
  /** Requests that are being worked on at once. */
  maxInFlight: number
  /** How late the event loop may be, for longer than a moment. */
  maxDelayMs: number
}

export const defaultOverloadLimits: OverloadLimits = { maxInFlight: 500, maxDelayMs: 400 }

export interface OverloadGuard {
  /** Whether this request was turned away here; one line a second tells of them all. */
  isShed: (request: FastifyRequest) => boolean
  readState: () => { inFlight: number; shedInAll: number; delayMs: number }
}

const retryAfterSeconds = 2
/** More than this is not read only to be thrown away: the connection is closed instead. */
const maxUnreadBytes = 100_000
const reportEveryMs = 1000
/** Whoever watches the server has to see it most of all when it has too much to do. */
const alwaysAnswered: ReadonlySet<string> = new Set([apiPaths.health, apiPaths.ready, metricsPath])
const answer = JSON.stringify(
  buildErrorAnswer('unavailable', {
    message: 'Too many people are here at once. Please try again in a moment.',
  }),
)

declare module 'fastify' {
  interface FastifyRequest {
    isInFlight: boolean
  }
}

/**
 * Turns requests away before any work is done for them, while those already taken are too many or the event loop is
 * behind. Few are then slow, instead of all. A request counts from when its body is here until there is an
 * answer: clients that are slow to send or to read hold no place.
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

  // Marked, because a request that turns out to be for nothing we have passes here a second time.
  app.decorateRequest('isInFlight', false)
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.isInFlight) inFlight += 1
    request.isInFlight = true
    done()
  })
  // Comes with every answer, also when the client is gone that it was for.
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
 * Everyone else keeps the connection. Node takes one new connection in a turn of its loop, and a loop that is behind
 * makes few turns: people sent away with a closed connection would come back to a line in which no one is answered.
 */
function isLarge({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > maxUnreadBytes
}

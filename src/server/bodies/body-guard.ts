import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/http/app-error.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import {
  dropSpeed,
  heldLimits,
  largeAnswerLength,
  maxDropMs,
  maxDroppedBytes,
  maxDroppedUndeclaredBytes,
  smallShape,
  uncountedBytes,
} from './body-limits.ts'
import { collectLeftovers, openCollector } from './collect-leftovers.ts'
import { createDropPace } from './drop-pace.ts'
import { answerAndDrop } from './answer-and-drop.ts'
import { createHeldBytes } from './held-bytes.ts'
import { createShapeScan, type ShapeExcess, type ShapeLimits } from './json-shape.ts'
import { readBody } from './read-body.ts'
import { releaseWithAnswer } from './release-with-answer.ts'
import { createSenderAllowances, type Sender } from './sender-allowances.ts'

/** What a route accepts, in addition to its `bodyLimit`. */
export interface BodyRules {
  shape: ShapeLimits
  explain: (excess: ShapeExcess | 'too-large') => AppError
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account, once a route has looked it up. */
    accountId: string | null
    /** The whole body, and how many values its JSON holds. Null until it has arrived. */
    unparsed: { bytes: Buffer<ArrayBuffer>; values: number } | null
  }
  interface FastifyContextConfig {
    body?: BodyRules
  }
}

interface BodyGuardOptions {
  now: () => number
  /** Multiplies how much a sender may send over time, not how much is held in memory. */
  factor: number
  maxSilenceMs: number
}

export interface BodyGuard {
  readState: () => { heldBytes: number }
}

/** Statuses that refuse the content itself, not the sender or the moment. */
const refusals = new Set([400, 408, 413, 415])
const smallRules: BodyRules = {
  shape: smallShape,
  explain: (excess) => new AppError(excess === 'too-deep' ? 'bad_request' : 'too_large'),
}

/**
 * Reads every body before anything parses it. It limits size, shape, memory and silence, and counts bytes and
 * refusals per account and address. A route for large bodies authenticates in `onRequest`, when only the headers
 * have arrived.
 */
export function registerBodyGuard(app: FastifyInstance, options: BodyGuardOptions): BodyGuard {
  const held = createHeldBytes(heldLimits)
  const allowances = createSenderAllowances(options)
  const pace = createDropPace(dropSpeed)
  const leftovers = collectLeftovers(openCollector())
  app.addHook('onClose', (_app, done) => {
    leftovers.stop()
    done()
  })

  app.decorateRequest('accountId', null)
  app.decorateRequest('unparsed', null)

  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload
    const { bodyLimit, config } = request.routeOptions
    const { shape, explain } = config.body ?? smallRules
    const declaredBytes = readLength(request)
    if (declaredBytes !== null && declaredBytes > bodyLimit) throw explain('too-large')
    const sender = findSender(request)
    if (isCounted(request)) allowances.require(sender)

    const scan = createShapeScan(shape)
    const bytes = await readBody(request.raw, {
      maxBytes: bodyLimit,
      declaredBytes,
      maxSilenceMs: options.maxSilenceMs,
      scan,
      openHold: (giveUp) => releaseWithAnswer(held.open({ ...sender, giveUp }), reply),
      onBytes: (count) => allowances.takeBytes(sender, count),
      explain,
    })
    request.unparsed = { bytes, values: scan.countValues() }
    if (bytes.length > largeAnswerLength) leftovers.note(bytes.length)
    return Readable.from(bytes)
  })

  // A large answer stays in memory until its client reads it.
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWhole(payload) || payload.length <= largeAnswerLength) return
    const giveUp = () => request.raw.socket.destroy()
    releaseWithAnswer(held.open({ ...findSender(request), giveUp }), reply).growTo(payload.length)
    leftovers.note(payload.length)
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload)
    if (refusals.has(reply.statusCode) && isCounted(request)) allowances.takeRefusal(findSender(request))

    const { raw, method } = request
    if (raw.readableEnded || raw.destroyed) return done(null, payload)
    const declaredBytes = readLength(request)
    const isTooMuch = declaredBytes !== null && declaredBytes > maxDroppedBytes
    if (isTooMuch || typeof payload !== 'string' || method === 'HEAD') {
      void reply.header('connection', 'close')
      return done(null, payload)
    }
    void reply.header('content-length', Buffer.byteLength(payload))
    const maxBytes = declaredBytes === null ? maxDroppedUndeclaredBytes : maxDroppedBytes
    done(null, answerAndDrop(payload, { raw, response: reply.raw }, { maxBytes, maxMs: maxDropMs }, pace))
  })

  return { readState: () => ({ heldBytes: held.readTotal() }) }
}

/** Neither a stream nor nothing. */
function isWhole(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

function hasBody({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Null for a chunked body, which does not state its length. */
function readLength({ headers }: FastifyRequest): number | null {
  if ('transfer-encoding' in headers) return null
  return Number(headers['content-length'] ?? 0)
}

function isCounted(request: FastifyRequest): boolean {
  return (readLength(request) ?? Number.POSITIVE_INFINITY) > uncountedBytes
}

function findSender(request: FastifyRequest): Sender {
  return { account: request.accountId, address: toAddressSubject(request.ip) }
}

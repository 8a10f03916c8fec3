import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sharingApiPaths } from '#contract/paths.ts'
import {
  postEventRequestSchema,
  type SealedNumberedEvent,
  type ShareCopyAnswer,
  type ShareEventsAnswer,
  shareHeaders,
} from '#contract/sharing.ts'
import { ownerAuthor } from '#domain/sharing/share-event.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { parseBody } from '#server/http/parse-body.ts'
import { toAddressSubject } from '#server/rate-limits/client-address.ts'
import { addEvent } from './add-event.ts'
import type { LinkDependencies } from './create-link.ts'
import { type EventRow, listEvents } from './event-store.ts'
import { acceptEvent, requireShort } from './link-body.ts'
import { hashSecret, type Holder, requireHolder } from './link-holder.ts'
import { noSuchLink } from './link-not-found.ts'
import { toIso } from './link-state.ts'
import { countOpening, findCopy } from './link-store.ts'
import type { ReadLimits } from './read-limits.ts'

export interface ReviewerRouteDependencies extends LinkDependencies {
  authentication: Authentication
  readLimits: ReadLimits
}

/** What the holder of a link may do without an account. The owner may do it too, by their session. */
export function registerReviewerRoutes(app: FastifyInstance, dependencies: ReviewerRouteDependencies): void {
  const { authentication, database, now, readLimits } = dependencies
  const holders = new WeakMap<FastifyRequest, Holder>()

  /** A hook that runs before the body is read. */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    readLimits.takeFromAddress(toAddressSubject(request.ip))
    const holder = await requireHolder(dependencies, request, reply)
    // A flood by someone who holds the link must not keep its owner from answering.
    if (holder.proof !== 'owner-session') readLimits.takeFromLink(holder.link.id)
    holders.set(request, holder)
  }
  const asHolder = { onRequest: admit }

  app.get(sharingApiPaths.copy, asHolder, async (request, reply) => {
    const { link, proof } = holderOf(request)
    const copy = await findCopy(database, link.id)
    if (copy === null) throw new AppError('link_ended')
    // A page that fetches a newer version was opened before, and the owner's own look counts for nothing.
    const isOpening = request.method === 'GET' && proof !== 'owner-session' && !hasQuery(request, 'version')
    if (isOpening && (await authentication.findUser(request, reply))?.id !== link.user_id) {
      await countOpening(database, link.id, now())
    }
    return {
      version: copy.version,
      copy: copy.sealed,
      mayComment: link.may_comment === 1,
      endsAt: toIso(link.ends_at),
    } satisfies ShareCopyAnswer
  })

  app.get(sharingApiPaths.events, asHolder, async (request, reply) => {
    const after = readAfter(request)
    const { link } = holderOf(request)
    const events = await listEvents(database, link.id, after)
    return reply.send({
      version: link.version,
      endsAt: toIso(link.ends_at),
      mayComment: link.may_comment === 1,
      events: events.map(toAnswer),
    } satisfies ShareEventsAnswer)
  })

  app.post(sharingApiPaths.events, { ...acceptEvent, ...asHolder }, async (request, reply) => {
    const holder = holderOf(request)
    const author = findAuthor(holder, request)
    requireShort(request, 'sealed')
    const event = parseBody(postEventRequestSchema, request)
    const writer = { linkId: holder.link.id, author, address: toAddressSubject(request.ip) }
    const { number, created_at: createdAt } = await addEvent(dependencies, writer, event)
    return reply.code(201).send({ number, at: toIso(createdAt) })
  })

  function holderOf(request: FastifyRequest): Holder {
    const holder = holders.get(request)
    if (holder === undefined) throw noSuchLink()
    return holder
  }
}

function findAuthor({ link, proof }: Holder, request: FastifyRequest): string {
  if (proof === 'owner-session') return ownerAuthor
  if (proof === 'read-token' || link.may_comment !== 1) {
    throw new AppError('forbidden', { message: 'This link is for reading only.' })
  }
  const secret = request.headers[shareHeaders.author]
  if (typeof secret !== 'string' || !/^[\w-]{22,128}$/.test(secret)) {
    throw new AppError('bad_request', { message: 'This comment does not say which browser wrote it.' })
  }
  return hashSecret(secret)
}

function toAnswer({ number, id, author, sealed, created_at: createdAt }: EventRow): SealedNumberedEvent {
  return { number, id, author, at: toIso(createdAt), sealed }
}

function hasQuery(request: FastifyRequest, name: string): boolean {
  return Object.hasOwn(request.query as object, name)
}

/** The number after which events are wanted. Without one, all are. */
function readAfter(request: FastifyRequest): number {
  const { after = '0' } = request.query as { after?: unknown }
  if (typeof after !== 'string' || !/^\d{1,9}$/.test(after)) {
    throw new AppError('bad_request', { message: 'The number after which to read is not valid.' })
  }
  return Number(after)
}

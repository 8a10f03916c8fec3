import { maxEventsPerLink, type PostEventRequest } from '#contract/sharing.ts'
import { ownerAuthor } from '#domain/sharing/share-event.ts'
import type { Queries } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { LinkDependencies } from './create-link.ts'
import { findEvent, insertEvent } from './event-store.ts'
import { eventsKeptForOwner, limits, maxEventBytesPerLink } from './limits.ts'
import { noSuchLink } from './link-not-found.ts'
import { requireOpen } from './link-state.ts'
import { holdLink, type LinkRow, updateLink } from './link-store.ts'

export interface Writer {
  linkId: string
  /** 'owner', or the hash of the secret of the writer's browser. */
  author: string
  address: string
}

export interface AddedEvent {
  number: number
  created_at: number
}

/**
 * Adds an event and returns its number. The link is locked before a number is taken, so that a reader who asks for
 * what comes after a number never misses one. A repeated request gets the first answer again.
 */
export function addEvent(
  dependencies: LinkDependencies,
  writer: Writer,
  event: PostEventRequest,
): Promise<AddedEvent> {
  return dependencies.database.transaction().execute(async (transaction) => {
    const now = dependencies.now()
    const link = await holdLink(transaction, writer.linkId)
    if (link === null) throw noSuchLink()
    requireOpen(link, now)
    const earlier = await findEvent(transaction, link.id, event.id)
    if (earlier?.author === writer.author) return earlier
    if (earlier) throw new AppError('conflict', { message: 'Please send this comment again.' })

    await countEvent(dependencies, transaction, writer)
    requireRoom(link, writer, event)
    const number = link.last_event + 1
    const { id, sealed } = event
    await updateLink(transaction, link.id, {
      last_event: number,
      event_bytes: link.event_bytes + sealed.length,
    })
    await insertEvent(transaction, {
      link_id: link.id,
      number,
      id,
      author: writer.author,
      sealed,
      created_at: now,
    })
    return { number, created_at: now }
  })
}

async function countEvent(
  { openRateLimiter }: LinkDependencies,
  transaction: Queries,
  { linkId, author, address }: Writer,
): Promise<void> {
  const rateLimiter = openRateLimiter(transaction)
  if (author === ownerAuthor) return rateLimiter.hit(limits.eventsPerOwner, linkId)
  await rateLimiter.hit(limits.eventsPerAddress, address)
  await rateLimiter.hit(limits.eventsPerLink, linkId)
}

function requireRoom(link: LinkRow, { author }: Writer, { sealed }: PostEventRequest): void {
  const isOwner = author === ownerAuthor
  const maxEvents = maxEventsPerLink - (isOwner ? 0 : eventsKeptForOwner)
  const maxBytes = isOwner ? maxEventBytesPerLink : maxEventBytesPerLink * 0.9
  if (link.last_event < maxEvents && link.event_bytes + sealed.length <= maxBytes) return
  throw new AppError('too_many_shared', {
    message: isOwner
      ? 'This link has reached its limit of comments and replies. Create a new link to go on.'
      : 'This link has reached its limit of comments. Ask the person who sent it for a new one.',
  })
}

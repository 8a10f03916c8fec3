import type { FastifyInstance } from 'fastify'
import { buildShareApiPath } from '#contract/paths.ts'
import { parseShareEvent } from '#contract/share-events.ts'
import { type ShareEventsAnswer, shareHeaders } from '#contract/sharing.ts'
import { type NumberedEvent, ownerAuthor, type ShareEvent } from '#domain/sharing/share-event.ts'
import { seal, unseal } from '#web/sharing/sealing.ts'
import { createId, createSecret, deriveShareKey, hashToken, type ShareKey } from '#web/sharing/share-key.ts'

export interface ShareAnswer {
  status: number
  headers: Headers
  body: unknown
}

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

/** Sends a request, with any way to reach the server. */
export type Send = (
  method: Method,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
) => Promise<ShareAnswer>

export function sendByInject(app: FastifyInstance): Send {
  return async (method, url, headers, payload) => {
    const answer = await app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    const answerHeaders = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) answerHeaders.set(name, String(value))
    return { status: answer.statusCode, headers: answerHeaders, body: parse(answer.body) }
  }
}

export function sendByFetch(address: () => string): Send {
  return async (method, path, headers, body) => {
    const answer = await fetch(`${address()}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: parse(await answer.text()) }
  }
}

function parse(text: string): unknown {
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
}

export const aPlan = 'wb_shared'
export const aDocument = { title: 'Tidewater Kayak Rentals', words: 'We rent kayaks at the pier.' }

/** A link with its keys, as the owner's browser holds it. */
export interface TestLink {
  id: string
  secret: string
  key: ShareKey
}

export async function makeKeys(id = createId()): Promise<TestLink> {
  const secret = createSecret()
  const key = await deriveShareKey(secret)
  if (key === null) throw new Error('The secret is not valid')
  return { id, secret, key }
}

/** What the owner's browser sends to create the link. The end is 30 days after the clock's time. */
export async function aLink({ id, key }: TestLink, now: number, document: unknown = aDocument) {
  return {
    planId: aPlan,
    name: 'Dana at the bank',
    mayComment: true,
    endsAt: new Date(now + 30 * 24 * 60 * 60 * 1000).toISOString(),
    readHash: await hashToken(key.readToken),
    commentHash: await hashToken(key.commentToken),
    copy: await seal(key, { kind: 'copy', linkId: id, version: 1 }, document),
  }
}

/** A person under a link: a reviewer with a browser of their own, or the owner in their workbook. */
export interface Participant {
  author: string
  read: (query?: string) => Promise<ShareAnswer>
  poll: (after?: number) => Promise<ShareAnswer>
  /** Seals the event under the id and posts it. */
  post: (event: ShareEvent, id?: string) => Promise<ShareAnswer>
  /** All events, opened with the link's key. */
  open: () => Promise<NumberedEvent[]>
}

export async function joinAsReviewer(send: Send, link: TestLink): Promise<Participant> {
  const secret = createSecret()
  const headers = { [shareHeaders.token]: link.key.commentToken, [shareHeaders.author]: secret }
  return join(send, link, { author: await hashToken(secret), headers })
}

export function joinAsOwner(send: Send, link: TestLink, cookie: string): Participant {
  return join(send, link, { author: ownerAuthor, headers: { cookie } })
}

function join(
  send: Send,
  link: TestLink,
  { author, headers }: { author: string; headers: Record<string, string> },
): Participant {
  const { id: linkId, key } = link
  const poll = (after = 0) => send('GET', `${buildShareApiPath('events', linkId)}?after=${after}`, headers)
  return {
    author,
    poll,
    read: (query = '') => send('GET', `${buildShareApiPath('copy', linkId)}${query}`, headers),
    post: async (event, id = createId()) =>
      send('POST', buildShareApiPath('events', linkId), headers, {
        id,
        sealed: await seal(key, { kind: 'event', linkId, eventId: id, author }, event),
      }),
    open: async () => {
      const { events } = (await poll()).body as ShareEventsAnswer
      return Promise.all(events.map((event) => openEvent(link, event)))
    },
  }
}

async function openEvent(
  { id: linkId, key }: TestLink,
  { sealed, ...rest }: ShareEventsAnswer['events'][number],
): Promise<NumberedEvent> {
  const as = { kind: 'event', linkId, eventId: rest.id, author: rest.author } as const
  const event = parseShareEvent(await unseal(key, as, sealed))
  if (event === null) throw new Error('An event does not open')
  return { ...rest, event }
}

export function aComment(text: string, quote = 'kayaks'): ShareEvent {
  return {
    kind: 'comment',
    name: 'Dana',
    text,
    suggestion: null,
    place: {
      section: 'idea',
      sectionTitle: 'The idea',
      block: 0,
      part: null,
      column: null,
      quote,
      context: 'We rent kayaks at the pier.',
      field: null,
      version: 1,
    },
  }
}

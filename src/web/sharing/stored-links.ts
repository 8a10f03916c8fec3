import { parseShareEvent } from '#contract/share-events.ts'
import { isRecord } from '#domain/plan/lenient-schema.ts'
import type { NumberedEvent } from '#domain/sharing/share-event.ts'
import type { ExportChoices } from '#web/storage/export-choices.ts'

/** How a copy was made, so that a fresh one is made the same way. */
export interface CopyChoice {
  reader: 'bank' | 'investor' | 'full'
  withFigures: boolean
  withReview: boolean
}

/** What the owner's browser knows of a link and the server does not. */
export interface StoredLink {
  secret: string
  name: string
  createdAt: string
  /** Null for a link that was made in another browser. */
  choice: CopyChoice | null
  isEnded: boolean
  /** The number of the last event that was fetched, and of the last one that the person has seen. */
  last: number
  seen: number
  events: readonly NumberedEvent[]
}

type LinkFacts = Omit<StoredLink, 'events'>

/** One plan's links in this browser, by their ids. They stay after the link has ended, with its comments. */
export interface StoredLinks {
  list: () => ReadonlyMap<string, StoredLink>
  /** False when the browser has no room for it. */
  keep: (id: string, link: StoredLink) => boolean
  /** Reads again before it writes, because other tabs write here too. */
  change: (id: string, update: (link: StoredLink) => StoredLink) => void
}

/** In characters, for one link. A flood of comments must leave room for plans, and the rest is on the server. */
const maxStoredLength = 1_000_000

export function createStoredLinks(
  links: ExportChoices,
  events: ExportChoices,
  { planId, ownerId }: { planId: string; ownerId: string },
): StoredLinks {
  /** Links with comments that are not stored. They are shown on this visit, and fetched again on the next. */
  const unstored = new Map<string, StoredLink>()

  function list(): Map<string, StoredLink> {
    const all = readStored()
    for (const [id, { events: received, last }] of unstored) {
      const link = all.get(id)
      if (link) all.set(id, addEvents(link, received, last))
    }
    return all
  }

  function readStored(): Map<string, StoredLink> {
    const received = toEntries(events.find(planId, ownerId))
    return new Map(
      [...toEntries(links.find(planId, ownerId))].flatMap(([id, stored]): [string, StoredLink][] => {
        const facts = restoreFacts(stored)
        return facts ? [[id, { ...facts, events: restoreEvents(received.get(id)) }]] : []
      }),
    )
  }

  /** The comments first, because `last` must not pass over one that has found no room. */
  function write(all: ReadonlyMap<string, StoredLink>): void {
    const before = readStored()
    const fitting = new Map([...all].map(([id, link]) => [id, takeFitting(link)]))
    const stored = writeEvents(fitting) ? fitting : before
    const facts = [...all].map(([id, { events: _received, ...others }]) => {
      return [id, { ...others, last: stored.get(id)?.last ?? 0 }] as const
    })
    links.keep(planId, ownerId, Object.fromEntries(facts))
    for (const [id, link] of all) {
      if ((stored.get(id)?.events.length ?? 0) < link.events.length) unstored.set(id, link)
      else unstored.delete(id)
    }
  }

  /** False when the browser has no room for them. */
  function writeEvents(all: ReadonlyMap<string, Pick<StoredLink, 'events'>>): boolean {
    const received = Object.fromEntries([...all].map(([id, link]) => [id, link.events]))
    events.keep(planId, ownerId, received)
    return JSON.stringify(events.find(planId, ownerId)) === JSON.stringify(received)
  }

  return {
    list,
    keep: (id, link) => {
      write(list().set(id, link))
      return list().get(id)?.secret === link.secret
    },
    change: (id, update) => {
      const all = list()
      const link = all.get(id)
      if (link) write(all.set(id, update(link)))
    },
  }
}

/** The received events in their order, each once. */
export function addEvents(link: StoredLink, fresh: readonly NumberedEvent[], last: number): StoredLink {
  const byId = new Map([...link.events, ...fresh].map((event) => [event.id, event]))
  const events = [...byId.values()].toSorted((one, other) => one.number - other.number)
  return { ...link, events, last: Math.max(link.last, last) }
}

/** The oldest comments, as many as may be stored. */
function takeFitting({ events, last }: StoredLink): Pick<StoredLink, 'events' | 'last'> {
  let length = 0
  const end = events.findIndex((event) => {
    length += JSON.stringify(event).length
    return length > maxStoredLength
  })
  if (end === -1) return { events, last }
  return { events: events.slice(0, end), last: Math.min(last, events[end - 1]?.number ?? 0) }
}

function restoreFacts(stored: unknown): LinkFacts | null {
  if (!isRecord(stored) || typeof stored['secret'] !== 'string') return null
  const { secret, name, createdAt, choice, isEnded, last, seen } = stored
  return {
    secret,
    name: typeof name === 'string' ? name : '',
    createdAt: typeof createdAt === 'string' ? createdAt : '',
    choice: restoreCopyChoice(choice),
    isEnded: isEnded === true,
    last: toNumber(last),
    seen: toNumber(seen),
  }
}

function restoreCopyChoice(stored: unknown): CopyChoice | null {
  if (!isRecord(stored)) return null
  const { reader, withFigures, withReview } = stored
  return {
    reader: reader === 'bank' || reader === 'investor' ? reader : 'full',
    withFigures: withFigures !== false,
    withReview: withReview === true,
  }
}

/** What is damaged is fetched again while the link lives. */
function restoreEvents(stored: unknown): NumberedEvent[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown): NumberedEvent[] => {
    if (!isRecord(one)) return []
    const { number, id, author, at } = one
    const event = parseShareEvent(one['event'])
    const isWhole =
      typeof number === 'number' &&
      typeof id === 'string' &&
      typeof author === 'string' &&
      typeof at === 'string'
    return isWhole && event ? [{ number, id, author, at, event }] : []
  })
}

function toEntries(stored: unknown): Map<string, unknown> {
  return new Map(isRecord(stored) ? Object.entries(stored) : [])
}

function toNumber(stored: unknown): number {
  return typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : 0
}

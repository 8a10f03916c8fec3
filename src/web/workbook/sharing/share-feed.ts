import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShareLink } from '#contract/sharing.ts'
import { type NumberedEvent, ownerAuthor, type ShareEvent } from '#domain/sharing/share-event.ts'
import { openEvents } from '#web/sharing/open-events.ts'
import { seal } from '#web/sharing/sealing.ts'
import { createId, deriveShareKey, type ShareKey } from '#web/sharing/share-key.ts'
import { addEvents, type StoredLink, type StoredLinks } from '#web/sharing/stored-links.ts'
import { findMarked, findNews } from './poll-decisions.ts'
import { foldLinks, type SharedThread } from './shared-threads.ts'
import type { ShareApi } from './share-api.ts'

export interface ShareState {
  /** The links that have not ended, as the server has them. Null until they were fetched. */
  links: readonly ShareLink[] | null
  kept: ReadonlyMap<string, StoredLink>
  threads: readonly SharedThread[]
  /** The last try to fetch failed. */
  hasFailed: boolean
}

export interface ShareFeed {
  readonly store: StoreApi<ShareState>
  /** Fetches the links and what is new under them. Rejects when the server cannot be reached or refuses. */
  fetchNews: (mode: 'foreground' | 'background') => Promise<void>
  /** Writes under a link in the owner's name. */
  post: (linkId: string, event: ShareEvent) => Promise<void>
  keep: (id: string, link: StoredLink) => boolean
  change: (id: string, update: (link: StoredLink) => StoredLink) => void
  /** The person has seen all comments. */
  markSeen: () => void
  /** Another tab wrote. */
  readAgain: () => void
}

interface FeedDependencies {
  planId: string
  api: Pick<ShareApi, 'list' | 'fetchEvents' | 'postEvent'>
  storedLinks: StoredLinks
}

/** One plan's links and the comments under them. Comments that were fetched once stay in this browser. */
export function createShareFeed({ planId, api, storedLinks }: FeedDependencies): ShareFeed {
  const store = createStore<ShareState>(() => readKept(null, false))

  function readKept(links: readonly ShareLink[] | null, hasFailed: boolean): ShareState {
    const kept = storedLinks.list()
    return { links, kept, threads: foldLinks(kept), hasFailed }
  }

  function readAgain(): void {
    const { links, hasFailed } = store.getState()
    store.setState(readKept(links, hasFailed))
  }

  function change(id: string, update: (link: StoredLink) => StoredLink): void {
    storedLinks.change(id, update)
    readAgain()
  }

  async function fetchNews(mode: 'foreground' | 'background'): Promise<void> {
    try {
      const links = await api.list(planId, mode)
      for (const [id, isEnded] of findMarked(links, storedLinks.list())) {
        storedLinks.change(id, (link) => ({ ...link, isEnded }))
      }
      store.setState(readKept(links, false))
      for (const { id, after } of findNews(links, storedLinks.list())) {
        // One after the other, because an open page must not flood the server.
        // oxlint-disable-next-line no-await-in-loop
        await fetchEvents(id, after)
      }
    } catch (error) {
      store.setState({ hasFailed: true })
      throw error
    }
  }

  async function fetchEvents(id: string, after: number): Promise<void> {
    const key = await findKey(id)
    if (!key) return
    const { events } = await api.fetchEvents(id, key.readToken, after)
    const opened = await openEvents(key, id, events)
    const last = events.at(-1)?.number ?? after
    change(id, (link) => addEvents(link, opened, last))
  }

  async function findKey(id: string): Promise<ShareKey | null> {
    const secret = storedLinks.list().get(id)?.secret
    return secret === undefined ? null : deriveShareKey(secret)
  }

  return {
    store,
    fetchNews,
    post: async (linkId, event) => {
      if (storedLinks.list().get(linkId)?.isEnded && event.kind === 'state') {
        // No one else reads it, but the owner still works through the comments.
        change(linkId, (link) => addEvents(link, [numberNext(link, event)], 0))
        return
      }
      const key = await findKey(linkId)
      if (!key) throw new Error('The secret of this link is not in this browser')
      const id = createId()
      const as = { kind: 'event', linkId, eventId: id, author: ownerAuthor } as const
      const { number, at } = await api.postEvent(linkId, { id, sealed: await seal(key, as, event) })
      // Others may have written in between, and those are fetched by their numbers.
      change(linkId, (link) =>
        addEvents(
          link,
          [{ number, id, author: ownerAuthor, at, event }],
          number === link.last + 1 ? number : 0,
        ),
      )
    },
    keep: (id, link) => {
      const isKept = storedLinks.keep(id, link)
      readAgain()
      return isKept
    },
    change,
    markSeen: () => {
      for (const [id, link] of storedLinks.list()) {
        if (link.seen < link.last) storedLinks.change(id, (kept) => ({ ...kept, seen: kept.last }))
      }
      readAgain()
    },
    readAgain,
  }
}

function numberNext({ events }: StoredLink, event: ShareEvent): NumberedEvent {
  const number = (events.at(-1)?.number ?? 0) + 1
  return { number, id: createId(), author: ownerAuthor, at: new Date().toISOString(), event }
}

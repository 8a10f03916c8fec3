import { beforeEach, expect, test } from 'vitest'
import type { SealedNumberedEvent, ShareLink } from '#contract/sharing.ts'
import type { ShareEvent } from '#domain/sharing/share-event.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { seal } from '#web/sharing/sealing.ts'
import { createId, createSecret, deriveShareKey } from '#web/sharing/share-key.ts'
import { createStoredLinks, type StoredLink } from '#web/sharing/stored-links.ts'
import { createExportChoices } from '#web/storage/export-choices.ts'
import { createShareFeed } from './share-feed.ts'
import { countNew } from './shared-threads.ts'

const at = '2026-11-18T10:00:00Z'
const comment: ShareEvent = {
  kind: 'comment',
  name: 'Ruth',
  text: 'Too low?',
  suggestion: null,
  place: {
    section: 'business-idea',
    sectionTitle: 'Business Idea',
    block: 0,
    part: null,
    column: null,
    quote: 'dogs',
    context: 'dogs',
    field: null,
    version: 1,
  },
}

let storage: MemoryStorage
let server: { events: SealedNumberedEvent[]; isEnded: boolean; eventRequests: number }
const linkId = createId()
const secret = createSecret()

/** A browser that made the link, with a server that has what was posted. */
function open() {
  const storedLinks = createStoredLinks(
    createExportChoices(storage, 'links'),
    createExportChoices(storage, 'events'),
    { planId: 'wb_pier', ownerId: 'ada' },
  )
  const feed = createShareFeed({
    planId: 'wb_pier',
    storedLinks,
    api: {
      list: async () => (server.isEnded ? [] : [describe()]),
      fetchEvents: async (_id, _token, after) => {
        server.eventRequests += 1
        const events = server.events.filter(({ number }) => number > after)
        return { version: 1, endsAt: at, mayComment: true, events }
      },
      postEvent: async (_id, { id, sealed }) => {
        const number = server.events.length + 1
        server.events.push({ number, id, author: 'owner', at, sealed })
        return { number, at }
      },
    },
  })
  return { feed, storedLinks }
}

function describe(): ShareLink {
  return {
    id: linkId,
    planId: 'wb_pier',
    name: 'Dana',
    mayComment: true,
    version: 1,
    createdAt: at,
    sentAt: at,
    endsAt: at,
    openedCount: 0,
    lastOpenedAt: null,
    lastEvent: server.events.length,
  }
}

async function write(event: ShareEvent, author = 'ruth'): Promise<string> {
  const key = await deriveShareKey(secret)
  if (!key) throw new Error('The secret is not valid')
  const id = createId()
  const sealed = await seal(key, { kind: 'event', linkId, eventId: id, author }, event)
  server.events.push({ number: server.events.length + 1, id, author, at, sealed })
  return id
}

const link: StoredLink = {
  secret,
  name: 'Dana',
  createdAt: at,
  choice: null,
  isEnded: false,
  last: 0,
  seen: 0,
  events: [],
}

beforeEach(() => {
  storage = new MemoryStorage()
  server = { events: [], isEnded: false, eventRequests: 0 }
})

test('comments are fetched once and are there on the next visit without the server', async () => {
  const { feed } = open()
  feed.keep(linkId, link)
  await write(comment)
  await feed.fetchNews('background')
  await feed.fetchNews('background')
  expect(server.eventRequests).toBe(1)
  expect(open().feed.store.getState().threads).toMatchObject([{ text: 'Too low?', linkName: 'Dana' }])
})

test('comments stay after the link has ended, and can still be marked as done', async () => {
  const { feed } = open()
  feed.keep(linkId, link)
  const id = await write(comment)
  await feed.fetchNews('background')
  server.isEnded = true
  await feed.fetchNews('background')
  expect(feed.store.getState().threads).toMatchObject([{ text: 'Too low?', isEnded: true }])
  await feed.post(linkId, { kind: 'state', of: id, state: 'done' })
  expect(server.events).toHaveLength(1)
  expect(open().feed.store.getState().threads[0]?.state).toBe('done')
})

test('a reply skips nothing that a reviewer wrote in between', async () => {
  const { feed } = open()
  feed.keep(linkId, link)
  const id = await write(comment)
  await feed.fetchNews('background')
  await write({ kind: 'reply', to: id, name: 'Ken', text: 'Yes' })
  await feed.post(linkId, { kind: 'reply', to: id, name: 'Ada', text: 'I will ask' })
  await feed.fetchNews('background')
  const [thread] = feed.store.getState().threads
  expect(thread?.replies.map(({ text }) => text)).toEqual(['Yes', 'I will ask'])
})

test('an event that the key does not open is passed over', async () => {
  const { feed } = open()
  feed.keep(linkId, link)
  server.events.push({ number: 1, id: createId(), author: 'ruth', at, sealed: 'AAAA' })
  await write(comment)
  await feed.fetchNews('background')
  expect(feed.store.getState().threads).toHaveLength(1)
  expect(feed.store.getState().kept.get(linkId)?.last).toBe(2)
})

test('what reviewers wrote is new until it was seen', async () => {
  const { feed } = open()
  const readNew = () => countNew(feed.store.getState().kept.get(linkId) ?? link)
  feed.keep(linkId, link)
  const id = await write(comment)
  await feed.fetchNews('background')
  await feed.post(linkId, { kind: 'reply', to: id, name: 'Ada', text: 'I will ask' })
  expect(readNew()).toBe(1)
  feed.markSeen()
  expect(readNew()).toBe(0)
})

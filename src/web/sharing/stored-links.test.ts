import { beforeEach, expect, test } from 'vitest'
import type { NumberedEvent } from '#domain/sharing/share-event.ts'
import { MemoryStorage } from '#tests/fakes/memory-storage.ts'
import { createExportChoices } from '#web/storage/export-choices.ts'
import { addEvents, createStoredLinks, type StoredLink, type StoredLinks } from './stored-links.ts'
import { buildLinkAddress, parseLinkAddress } from './link-address.ts'
import { createId, createSecret } from './share-key.ts'

const link: StoredLink = {
  secret: 'secret',
  name: 'Dana at the bank',
  createdAt: '2026-11-18T10:00:00Z',
  choice: { reader: 'bank', withFigures: true, withReview: false },
  isEnded: false,
  last: 0,
  seen: 0,
  events: [],
}

function reply(number: number): NumberedEvent {
  return {
    number,
    id: `event-${number}`,
    author: 'ruth',
    at: '2026-11-18T10:00:00Z',
    event: { kind: 'reply', to: 'a', name: 'Ruth', text: 'Hello' },
  }
}

let storage: MemoryStorage

function open(ownerId = 'ada', planId = 'wb_pier'): StoredLinks {
  const [links, events] = ['links', 'events'].map((key) => createExportChoices(storage, key))
  if (!links || !events) throw new Error('Two places are needed')
  return createStoredLinks(links, events, { planId, ownerId })
}

beforeEach(() => {
  storage = new MemoryStorage()
})

test('a link and its comments are there on the next visit, for its account and its plan only', () => {
  expect(open().keep('one', addEvents(link, [reply(1)], 1))).toBe(true)
  expect(open().list().get('one')).toEqual({ ...link, last: 1, events: [reply(1)] })
  expect(open('bob').list().size).toBe(0)
  expect(open('ada', 'wb_quay').list().size).toBe(0)
})

test('two tabs that keep a link each lose none', () => {
  const [here, there] = [open(), open()]
  here.keep('one', link)
  there.keep('two', { ...link, secret: 'other' })
  here.change('one', (kept) => ({ ...kept, isEnded: true }))
  expect([...open().list()].map(([id, { isEnded }]) => [id, isEnded])).toEqual([
    ['one', true],
    ['two', false],
  ])
})

test('a browser without room says so', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(open().keep('one', link)).toBe(false)
})

test('comments that the browser has no room for are shown on this visit, and fetched again on the next', () => {
  open().keep('one', addEvents(link, [reply(1)], 1))
  storage.capacity = [...storage.texts].reduce((used, [key, text]) => used + key.length + text.length, 0)
  const kept = open()
  kept.change('one', (stored) => addEvents(stored, [reply(2)], 2))
  kept.change('one', (stored) => ({ ...stored, seen: 1 }))
  expect(kept.list().get('one')).toMatchObject({ last: 2, seen: 1, events: [reply(1), reply(2)] })
  expect(open().list().get('one')).toMatchObject({ last: 1, seen: 1, events: [reply(1)] })

  storage.capacity = Infinity
  kept.change('one', (stored) => addEvents(stored, [reply(3)], 3))
  expect(open().list().get('one')).toMatchObject({ last: 3, events: [reply(1), reply(2), reply(3)] })
})

test('a flood of comments leaves room for plans', () => {
  const flood = Array.from({ length: 400 }, (_, index): NumberedEvent => ({
    ...reply(index + 1),
    event: { kind: 'reply', to: 'a', name: 'Ruth', text: 'x'.repeat(4_000) },
  }))
  const kept = open()
  kept.keep('one', addEvents(link, [reply(1)], 1))
  kept.change('one', (stored) => addEvents(stored, flood, 400))
  expect(kept.list().get('one')?.events).toHaveLength(400)
  expect(storage.getItem('events')?.length).toBeLessThan(1_010_000)
  const onNextVisit = open().list().get('one')
  expect(onNextVisit?.events.length).toBeGreaterThan(200)
  expect(onNextVisit?.last).toBe(onNextVisit?.events.at(-1)?.number)
})

test('a repeated event is kept once and in order', () => {
  const twice = addEvents(addEvents(link, [reply(2)], 2), [reply(1), reply(2)], 2)
  expect(twice.events.map(({ number }) => number)).toEqual([1, 2])
  expect(addEvents(twice, [], 1).last).toBe(2)
})

test('what is damaged is left out, and a link without its secret is none', () => {
  storage.setItem(
    'links',
    JSON.stringify({ ada: { wb_pier: { a: { secret: 's', last: 'x' }, b: {}, c: 1 } } }),
  )
  storage.setItem('events', JSON.stringify({ ada: { wb_pier: { a: [reply(1), { number: 2 }, null] } } }))
  const kept = open().list()
  expect([...kept.keys()]).toEqual(['a'])
  expect(kept.get('a')).toMatchObject({ last: 0, choice: null, events: [reply(1)] })
})

test('a link leads back to its parts, and one that was copied in part does not', () => {
  const parts = { id: createId(), secret: createSecret() }
  const address = buildLinkAddress('https://plan.example', parts)
  expect(parseLinkAddress(` ${address}\n`)).toEqual(parts)
  expect(parseLinkAddress(address.slice(0, -3))).toBeNull()
  expect(parseLinkAddress('https://plan.example/review/abc')).toBeNull()
})

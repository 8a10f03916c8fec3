import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldThreads } from './fold-threads.ts'
import { type CommentPlace, type NumberedEvent, ownerAuthor, type ShareEvent } from './share-event.ts'

const place: CommentPlace = {
  section: 'financial-projections',
  sectionTitle: 'Financial Projections',
  block: 3,
  part: 4,
  column: 1,
  quote: '3,464',
  context: 'Cash at the end of the year',
  field: null,
  version: 1,
}

const comment: ShareEvent = { kind: 'comment', name: 'Ruth', text: 'Too low?', place, suggestion: null }

/** Events in their order, each as [id, author, event]. */
function number(...events: readonly (readonly [string, string, ShareEvent])[]): NumberedEvent[] {
  return events.map(([id, author, event], index) => ({
    number: index + 1,
    id,
    author,
    at: '2026-11-18T10:00:00Z',
    event,
  }))
}

test('a comment starts an open thread', () => {
  expect(foldThreads(number(['a', 'ruth', comment]))).toMatchObject([
    { id: 'a', author: 'ruth', text: 'Too low?', state: 'open', replies: [], isEdited: false },
  ])
})

test('the owner’s reply answers a comment and a reviewer’s reply opens it again', () => {
  const answered = number(
    ['a', 'ruth', comment],
    ['b', ownerAuthor, { kind: 'reply', to: 'a', name: 'Maya', text: 'I will ask' }],
  )
  expect(foldThreads(answered)[0]?.state).toBe('answered')
  const reopened = number(
    ['a', 'ruth', comment],
    ['b', ownerAuthor, { kind: 'state', of: 'a', state: 'done' }],
    ['c', 'ruth', { kind: 'reply', to: 'a', name: 'Ruth', text: 'One more thing' }],
  )
  expect(foldThreads(reopened)[0]).toMatchObject({ state: 'open', replies: [{ text: 'One more thing' }] })
})

test('only the author edits or withdraws a comment or a reply', () => {
  const events = number(
    ['a', 'ruth', comment],
    ['b', 'ken', { kind: 'reply', to: 'a', name: 'Ken', text: 'Agreed' }],
    ['c', 'ken', { kind: 'edit', of: 'a', text: 'Fine', suggestion: null }],
    ['d', 'ken', { kind: 'withdraw', of: 'a' }],
    ['e', 'ruth', { kind: 'edit', of: 'b', text: 'Nonsense', suggestion: null }],
    ['f', 'ruth', { kind: 'withdraw', of: 'b' }],
    ['g', 'ruth', { kind: 'edit', of: 'a', text: 'Far too low?', suggestion: '12,000' }],
  )
  expect(foldThreads(events)).toMatchObject([
    {
      text: 'Far too low?',
      suggestion: '12,000',
      isEdited: true,
      replies: [{ text: 'Agreed', isEdited: false }],
    },
  ])
})

test('a withdrawn comment disappears, or loses its words while others have replied', () => {
  const withdrawn: readonly [string, string, ShareEvent] = ['z', 'ruth', { kind: 'withdraw', of: 'a' }]
  expect(foldThreads(number(['a', 'ruth', comment], withdrawn))).toEqual([])
  const replied = number(
    ['a', 'ruth', comment],
    ['b', 'ken', { kind: 'reply', to: 'a', name: 'Ken', text: 'Agreed' }],
    withdrawn,
  )
  expect(foldThreads(replied)).toMatchObject([{ isWithdrawn: true, text: '', replies: [{ text: 'Agreed' }] }])
})

test('a withdrawn reply disappears', () => {
  const events = number(
    ['a', 'ruth', comment],
    ['b', 'ken', { kind: 'reply', to: 'a', name: 'Ken', text: 'Agreed' }],
    ['c', 'ken', { kind: 'withdraw', of: 'b' }],
  )
  expect(foldThreads(events)[0]?.replies).toEqual([])
})

test('a reviewer cannot set the state of a thread', () => {
  const events = number(['a', 'ruth', comment], ['b', 'ruth', { kind: 'state', of: 'a', state: 'done' }])
  expect(foldThreads(events)[0]?.state).toBe('open')
})

const authors = ['ruth', 'ken', ownerAuthor]
const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const anyEvent: fc.Arbitrary<ShareEvent> = fc.oneof(
  fc.string().map((text): ShareEvent => ({ kind: 'comment', name: 'N', text, place, suggestion: null })),
  fc
    .record({ to: anyId, text: fc.string() })
    .map(({ to, text }): ShareEvent => ({ kind: 'reply', to, name: 'N', text })),
  fc
    .record({ of: anyId, text: fc.string() })
    .map(({ of, text }): ShareEvent => ({ kind: 'edit', of, text, suggestion: null })),
  anyId.map((of): ShareEvent => ({ kind: 'withdraw', of })),
  fc
    .record({ of: anyId, state: fc.constantFrom('open', 'answered', 'done') })
    .map(({ of, state }): ShareEvent => ({ kind: 'state', of, state })),
)

test('two reviewers and the owner see the same threads in whatever order and how often events arrive', () => {
  const history = fc.array(fc.tuple(anyId, fc.constantFrom(...authors), anyEvent), { maxLength: 12 })
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (all, order) => {
      const events = number(...all)
      const arrived = [...events, ...events].toSorted(() => ((order.next().value as number) % 3) - 1)
      expect(foldThreads(arrived)).toEqual(foldThreads(events))
    }),
  )
})

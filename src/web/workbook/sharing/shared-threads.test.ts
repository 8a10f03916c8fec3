import { expect, test } from 'vitest'
import type { NumberedEvent, ShareEvent } from '#domain/sharing/share-event.ts'
import { countNew } from './shared-threads.ts'

const place = {
  section: 'idea',
  sectionTitle: 'Idea',
  block: 0,
  part: null,
  column: null,
  quote: 'words',
  context: 'words',
  field: null,
  version: 1,
}
const words: ShareEvent = { kind: 'comment', name: 'Dana', text: 'Why?', place, suggestion: null }

function countOf(events: readonly [author: string, event: ShareEvent][], seen = 0): number {
  const numbered = events.map(([author, event], index): NumberedEvent => ({
    number: index + 1,
    id: `e${index + 1}`,
    author,
    at: '2026-11-18T12:00:00.000Z',
    event,
  }))
  return countNew({
    secret: '',
    name: 'Dana',
    createdAt: '',
    choice: null,
    isEnded: false,
    last: events.length,
    seen,
    events: numbered,
  })
}

test('comments and replies of reviewers that the owner has not seen are new', () => {
  const reply: ShareEvent = { kind: 'reply', to: 'e1', name: 'Dana', text: 'And?' }
  expect(countOf([['dana', words]])).toBe(1)
  expect(
    countOf(
      [
        ['dana', words],
        ['dana', reply],
      ],
      1,
    ),
  ).toBe(1)
  expect(
    countOf(
      [
        ['dana', words],
        ['owner', { ...reply, name: 'Maya' }],
      ],
      1,
    ),
  ).toBe(0)
})

test('what its writer has withdrawn is not new', () => {
  const withdrawal: ShareEvent = { kind: 'withdraw', of: 'e1' }
  expect(
    countOf([
      ['dana', words],
      ['dana', withdrawal],
    ]),
  ).toBe(0)
  expect(
    countOf([
      ['dana', words],
      ['alex', withdrawal],
    ]),
  ).toBe(1)
})

import { expect, test } from 'vitest'
import { at, reviewReaders, warn } from '#advisor/rules/rule.ts'
import type { ReviewFinding } from '#advisor/review/finding.ts'
import { compareVisits } from './compare-visits.ts'
import { restoreVisit } from './visit-store.ts'

const finding = (key: string, level: ReviewFinding['level'] = 'blocks'): ReviewFinding => ({
  ...warn(`Title of ${key}`, 'Why.', at('businessIdea', 'name')),
  key,
  level,
  steps: [1],
  readers: reviewReaders,
  weight: 90,
})
const noon = (day: number) => new Date(2027, 2, day, 12).getTime()

test('what was resolved and what is new since the last visit is listed by its titles', () => {
  const seen = { atMs: noon(30), titles: { old: 'Title of old', kept: 'Title of kept' } }
  expect(compareVisits(seen, [finding('kept'), finding('new'), finding('praise', 'fine')], noon(31))).toEqual(
    {
      heading: 'Since yesterday',
      resolved: ['Title of old'],
      added: ['Title of new'],
    },
  )
  expect(compareVisits(seen, [], noon(30))?.heading).toBe('Since you last looked')
})

test('a first visit has nothing to compare with', () => {
  expect(compareVisits(null, [finding('new')], noon(1))).toBeNull()
})

test.each([undefined, 'bank', { reader: 'mother', seen: 5 }, { seen: { atMs: 'now', titles: [] } }])(
  'a stored visit %j that is damaged is a first visit for a bank',
  (stored) => {
    expect(restoreVisit(stored)).toEqual({ reader: 'bank', seen: null })
  },
)

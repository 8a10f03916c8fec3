import { expect, test } from 'vitest'
import { describeMissing } from './missing-points.tsx'

test.each([
  ['bank', 3, 'A bank will miss 3 answers or papers'],
  ['investor', 1, 'An investor will miss one answer or paper'],
  ['full', 2, 'A reader will miss 2 answers or papers'],
  ['full', 0, 'Nothing is missing'],
  ['bank', 0, 'Nothing is missing for a bank'],
  ['one-page', 0, 'Nothing is missing on one page'],
] as const)('the number of points for the reader %s, %i, reads “%s”', (reader, count, words) => {
  expect(describeMissing(reader, count)).toBe(words)
})

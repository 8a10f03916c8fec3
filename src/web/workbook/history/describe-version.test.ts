import { expect, test } from 'vitest'
import { describeSize, describeTime } from './describe-version.ts'

test('a version is told by its day and minute', () => {
  expect(describeTime('2026-11-16T14:03:09.000Z', 'UTC')).toMatch(/^Nov 16, 2026, 2:03\sPM$/)
  expect(describeTime('some day')).toBe('Unknown date')
})

test('sizes are short', () => {
  expect([0, 999, 1000, 9940, 123_456, 4_200_000].map(describeSize)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '9.9 kB',
    '123 kB',
    '4.2 MB',
  ])
})

import { expect, test } from 'vitest'
import { describeTime, describeTimes } from './describe-times.ts'

test('a time is shown with its day and minute', () => {
  expect(describeTime('2026-11-16T14:03:09.000Z', 'UTC')).toMatch(/^Nov 16, 2026, 2:03\sPM$/)
  expect(describeTime('some day')).toBe('Unknown date')
})

test('rows that share a minute also show seconds', () => {
  const times = ['2026-11-16T14:03:09Z', '2026-11-16T14:03:41Z', '2026-11-16T14:05:00Z', 'some day']
  expect(describeTimes(times, 'UTC').map((text) => text.replaceAll(/\s/gu, ' '))).toEqual([
    'Nov 16, 2026, 2:03:09 PM',
    'Nov 16, 2026, 2:03:41 PM',
    'Nov 16, 2026, 2:05 PM',
    'Unknown date',
  ])
})

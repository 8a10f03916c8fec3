import { expect, test } from 'vitest'
import { readWhen } from '#domain/plan/read-when.ts'
import { beginsTooEarly, overlapMonths } from './compare-times.ts'

test('measures how long two times overlap, unless one is a date and the other counts from the start', () => {
  expect(overlapMonths(readWhen('Month 1-3'), readWhen('Month 2'))).toBe(2)
  expect(overlapMonths(readWhen('Month 1'), readWhen('Month 3'))).toBe(-1)
  expect(overlapMonths(readWhen('March 2027'), readWhen('Month 3'))).toBeNull()
  expect(overlapMonths(null, readWhen('Month 3'))).toBeNull()
})

test('a month is too coarse to tell which of two things in it comes first', () => {
  const isTooEarly = (needed: string, second: string) => beginsTooEarly(readWhen(needed), readWhen(second))
  expect(isTooEarly('Week 2-4', 'Month 1')).toBe(false)
  expect(isTooEarly('March 2027', 'March 2027')).toBe(false)
  expect(isTooEarly('Week 2-4', 'Week 1')).toBe(true)
  expect(isTooEarly('Month 1-3', 'Month 2-6')).toBe(true)
  expect(isTooEarly('March 2027', 'Month 1')).toBe(false)
})

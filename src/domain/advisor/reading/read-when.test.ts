import { expect, test } from 'vitest'
import { beginsTooEarly, overlapMonths, readWhen } from './read-when.ts'

const year = 2027 * 12

test.each([
  ['Month 3', { scale: 'plan', startMonth: 2, endMonth: 3 }],
  ['Q1', { scale: 'plan', startMonth: 0, endMonth: 3 }],
  ['Q1 2027', { scale: 'calendar', startMonth: year, endMonth: year + 3 }],
  ['March 2027', { scale: 'calendar', startMonth: year + 2, endMonth: year + 3 }],
  ['Mar 15, 2027', { scale: 'calendar', startMonth: year + 2, endMonth: year + 3 }],
  ['Sept – Nov 2027', { scale: 'calendar', startMonth: year + 8, endMonth: year + 11 }],
  ['Nov 2026 to Feb 2027', { scale: 'calendar', startMonth: year - 2, endMonth: year + 2 }],
  ['2027-03-15', { scale: 'calendar', startMonth: year + 2, endMonth: year + 3 }],
  ['3/15/2027', { scale: 'calendar', startMonth: year + 2, endMonth: year + 3 }],
  ['Summer 2027', { scale: 'calendar', startMonth: year + 5, endMonth: year + 8 }],
  ['in 2027', { scale: 'calendar', startMonth: year, endMonth: year + 12 }],
  ['Soon', null],
  ['once 100 plans are sold, 2027 or later', null],
  ['', null],
])('reads %j', (text, expected) => {
  expect(readWhen(text)).toEqual(expected)
})

test('tells how long two times overlap, unless one is a date and the other is counted', () => {
  expect(overlapMonths(readWhen('Month 1-3'), readWhen('Month 2'))).toBe(2)
  expect(overlapMonths(readWhen('Month 1'), readWhen('Month 3'))).toBe(-1)
  expect(overlapMonths(readWhen('March 2027'), readWhen('Month 3'))).toBeNull()
  expect(overlapMonths(null, readWhen('Month 3'))).toBeNull()
})

test('a month is too coarse to say that one thing in it comes before another', () => {
  const isTooEarly = (needed: string, second: string) => beginsTooEarly(readWhen(needed), readWhen(second))
  expect(isTooEarly('Week 2-4', 'Month 1')).toBe(false)
  expect(isTooEarly('March 2027', 'March 2027')).toBe(false)
  expect(isTooEarly('Week 2-4', 'Week 1')).toBe(true)
  expect(isTooEarly('Month 1-3', 'Month 2-6')).toBe(true)
  expect(isTooEarly('March 2027', 'Month 1')).toBe(false)
})

import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'
import { plural } from './plural.ts'

test('a number shows at most the requested decimals', () => {
  expect([formatNumber(1234.56), formatNumber(1234.56, 1), formatNumber(12, 2)]).toEqual([
    '1,235',
    '1,234.6',
    '12',
  ])
})

test('a negative number has a real minus sign, unless it rounds to zero', () => {
  expect([formatNumber(-3), formatNumber(-0.4), formatNumber(-0.4, 1)]).toEqual(['−3', '0', '−0.4'])
})

test('an invalid number shows as a dash', () => {
  expect(formatNumber(NaN)).toBe('–')
})

test('only a count of one is singular', () => {
  expect([0, 1, 2].map((count) => plural(count, 'day'))).toEqual(['days', 'day', 'days'])
  expect([1, 2].map((count) => plural(count, 'entry', 'entries'))).toEqual(['entry', 'entries'])
})

import { expect, test } from 'vitest'
import { readAmountPerPeriod, toMonthly } from './amount-per-period.ts'
import { readYearlyPay } from './team-facts.ts'

test.each([
  ['$1,500 a month, enough for 10 new customers at $150 each', 1500, 'month'],
  ['Rent and utilities: $4,500 a month, fixed', 4500, 'month'],
  ['$6k per year', 6000, 'year'],
  ['$200/week on ads', 200, 'week'],
  ['Monthly: $900', 900, 'month'],
  ['$5,000 for the opening, then $300 a month', 5000, null],
  ['about $12,000 annually', 12_000, 'year'],
  ['12 posts, then $300 per quarter', 300, 'quarter'],
  ['$5,000', 5000, null],
] as const)('reads %j', (text, amount, period) => {
  expect(readAmountPerPeriod(text)).toMatchObject({ amount, period })
})

test('finds nothing where no amount stands', () => {
  expect(readAmountPerPeriod('as much as it takes')).toBeNull()
  expect(readAmountPerPeriod('10% of sales')).toBeNull()
})

test('spreads a year and a week over months', () => {
  expect(toMonthly(12_000, 'year')).toBe(1000)
  expect(toMonthly(300, 'week')).toBe(1300)
})

test.each([
  ['$48,000 a year, about $54,000 with taxes', 48_000],
  ['$4,000 a month', 48_000],
  ['$20/hour', 41_600],
  ['$20', 41_600],
  ['3500', 42_000],
  ['45k', 45_000],
  ['Equity only', null],
  ['', null],
])('reads the yearly pay of %j', (text, expected) => {
  expect(readYearlyPay(text)).toBe(expected)
})

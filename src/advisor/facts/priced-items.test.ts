import { expect, test } from 'vitest'
import { listPricedItems, readPricedItem } from './priced-items.ts'

test.each([
  ['$1,500 a month, enough for 10 new customers at $150 each', 1500, 'month'],
  ['Rent and utilities: $4,500 a month, fixed', 4500, 'month'],
  ['$6k per year', 6000, 'year'],
  ['$200/week on ads', 200, 'week'],
  ['Monthly: $900', 900, 'month'],
  ['$5,000 for the opening, then $300 a month', 300, 'month'],
  ['about $12,000 annually', 12_000, 'year'],
  ['12 posts, then $300 per quarter', 300, 'quarter'],
  ['$5,000', 5000, null],
] as const)('reads what %j is about', (text, amount, period) => {
  expect(readPricedItem(text, 'USD')).toMatchObject({ amount, period })
})

test('finds nothing where there is no amount', () => {
  expect(readPricedItem('as much as it takes', 'USD')).toBeNull()
  expect(readPricedItem('10% of sales', 'USD')).toBeNull()
})

test('distinguishes a second price from the same price said again', () => {
  const listAmounts = (text: string) => listPricedItems(text).map(({ amount }) => amount)
  expect(listAmounts('$20 an hour, about $43,000 a year with taxes')).toEqual([20])
  expect(listAmounts('$4,000 a month for the manager, $48,000 a year')).toEqual([4000])
  expect(listAmounts('$300 for rent, $60 for the phone a month')).toEqual([300, 60])
})

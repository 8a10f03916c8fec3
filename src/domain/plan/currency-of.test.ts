import { expect, test } from 'vitest'
import { currencyOf } from './currency-of.ts'
import { restoreWorkbookData } from './restore.ts'

test.each([
  [undefined, 'USD'],
  ['', 'USD'],
  ['EUR', 'EUR'],
  ['JPY', 'JPY'],
  ['euros', 'USD'],
  [7, 'USD'],
])('the currency %s of a plan counts as %s', (currency, expected) => {
  expect(currencyOf(restoreWorkbookData({ financialProjections: { currency } }))).toBe(expected)
})

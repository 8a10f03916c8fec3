import { expect, test } from 'vitest'
import { formatMoneyShort } from './format-money-short.ts'

test('an amount on the scale of a chart is short', () => {
  expect(
    [0, -0, 500, 10_000, -2500, 1_200_000, NaN].map((amount) => formatMoneyShort(amount, 'USD')),
  ).toEqual(['$0', '$0', '$500', '$10K', '−$2.5K', '$1.2M', '–'])
  expect(formatMoneyShort(20_000, 'EUR')).toBe('€20K')
})

import { expect, test } from 'vitest'
import { countOf, sayMoney, sayNumber, sayPercent, showMoney } from './figures.ts'

test('figures read the way people say them', () => {
  expect([4.5, 1200, 4_200_000, -2.5, -0.001, 1e300].map((amount) => sayMoney(amount))).toEqual([
    '$4.50',
    '$1,200',
    '$4.2 million',
    '−$2.50',
    '$0',
    'an amount too large to show',
  ])
  expect([0.04, 2.25, 12.4, 2e9, -3e6].map(sayNumber)).toEqual(['0', '2.3', '12', '2 billion', '−3 million'])
  expect([1.67, 0.001, -5, 0].map(sayPercent)).toEqual(['1.7%', 'under 0.1%', '−5%', '0%'])
  expect([countOf(1, 'sale'), countOf(0, 'sale'), countOf(2, 'entry', 'entries')]).toEqual([
    '1 sale',
    '0 sales',
    '2 entries',
  ])
})

test('an amount in a calculation keeps its digits, with cents under a thousand dollars', () => {
  expect([5, 53.333, 3583.33, 4_200_000, Infinity].map(showMoney)).toEqual([
    '$5',
    '$53.33',
    '$3,583',
    '$4,200,000',
    '–',
  ])
})

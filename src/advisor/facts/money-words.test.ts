import { expect, test } from 'vitest'
import { moneyWordsIn } from './money-words.ts'

const { sayMoney, showMoney } = moneyWordsIn('USD')

test('an amount in a sentence reads the way people say it', () => {
  expect([4.5, 1200, 4_200_000, -2.5, -0.001, 1e300].map((amount) => sayMoney(amount))).toEqual([
    '$4.50',
    '$1,200',
    '$4.2 million',
    '−$2.50',
    '$0',
    'an amount too large to show',
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

test('an amount is in the plan’s currency, unless it has its own', () => {
  const euros = moneyWordsIn('EUR')
  expect([euros.showMoney(5), euros.sayMoney(5), euros.sayMoney(5, 'GBP')]).toEqual(['€5', '€5', '£5'])
})

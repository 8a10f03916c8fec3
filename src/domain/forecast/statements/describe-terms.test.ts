import { expect, test } from 'vitest'
import { describeTerms } from './describe-terms.ts'

test.each([
  [{ deposit: 0.4, monthsBefore: 1, days: 0 }, '40% 1 month before delivery, the rest at delivery'],
  [{ deposit: 0.25, monthsBefore: 0, days: 30 }, '25% with the order, the rest 30 days after delivery'],
  [{ deposit: 1, monthsBefore: 3, days: 30 }, '100% 3 months before delivery'],
  [{ deposit: 0, monthsBefore: 1, days: 1 }, '1 day after delivery'],
])('the terms %j are said in words', (terms, words) => {
  expect(describeTerms(terms)).toBe(words)
})

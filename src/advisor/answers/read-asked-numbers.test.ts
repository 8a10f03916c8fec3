import { expect, test } from 'vitest'
import { readAskedLoan, readMonths, readPercent } from './read-asked-numbers.ts'

test.each([
  ['Can I repay $85,000 over five years?', { amount: 85_000, months: 60, ratePercent: null }],
  ['what is the payment on 85k over 7 years at 9.5%', { amount: 85_000, months: 84, ratePercent: 9.5 }],
  ['84-month loan of $100,000 at 9 percent', { amount: 100_000, months: 84, ratePercent: 9 }],
  ['can i pay back 20000 in 36 months', { amount: 20_000, months: 36, ratePercent: null }],
  ['What is my monthly payment?', { amount: null, months: null, ratePercent: null }],
] as const)('the numbers of a loan are read from %j', (question, expected) => {
  expect(readAskedLoan(question)).toEqual(expected)
})

test('a percentage and a span of time are read in digits and in words', () => {
  expect(readPercent('What if sales are 20 % lower?')).toBe(20)
  expect(readPercent('What if sales are lower?')).toBeNull()
  expect(readMonths('What if we open three months later?')).toBe(3)
  expect(readMonths('over 0 years')).toBeNull()
})

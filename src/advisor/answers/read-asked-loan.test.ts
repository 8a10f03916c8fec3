import { expect, test } from 'vitest'
import { readAskedLoan } from './read-asked-loan.ts'

test.each([
  ['Can I repay $85,000 over five years?', { amount: 85_000, months: 60, ratePercent: null }],
  ['what is the payment on 85k over 7 years at 9.5%', { amount: 85_000, months: 84, ratePercent: 9.5 }],
  ['84-month loan of $100,000 at 9 percent', { amount: 100_000, months: 84, ratePercent: 9 }],
  ['can i pay back 20000 in 36 months', { amount: 20_000, months: 36, ratePercent: null }],
  ['What is my monthly payment?', { amount: null, months: null, ratePercent: null }],
  [
    'Can I repay $85,000 over five years at 9% if sales are 20% lower?',
    { amount: 85_000, months: 60, ratePercent: 9 },
  ],
  ['Can I repay $85,000 if we open three months later?', { amount: 85_000, months: null, ratePercent: null }],
  ['Can I repay the loan if sales drop 20%?', { amount: null, months: null, ratePercent: null }],
] as const)('the numbers of a loan are read from %j', (question, expected) => {
  expect(readAskedLoan(question, 'USD')).toEqual({ ...expected, foreignCurrency: null })
})

test('an amount whose sign is not the plan’s has its own currency', () => {
  expect(readAskedLoan('Can I repay $85,000?', 'EUR')).toMatchObject({ foreignCurrency: 'USD' })
  expect(readAskedLoan('Can I repay $85,000?', 'CAD')).toMatchObject({ foreignCurrency: null })
  expect(readAskedLoan('Can I repay 85,000?', 'EUR')).toMatchObject({ foreignCurrency: null })
})

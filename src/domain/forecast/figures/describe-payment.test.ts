import { expect, test } from 'vitest'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { computePayments, describePayment } from './describe-payment.ts'

const loanOf = (loan: object) => repairInputs(buildForecast({ loans: [loan] })).model.loans[0]!
const say = (loan: object) => describePayment(loanOf(loan), 'USD')
const loan = { amount: 100_000, ratePercent: 9, termMonths: 84 }

test('the payment and the interest are those that five independent calculators give', () => {
  const { full, totalInterest } = computePayments(loanOf(loan))
  expect(full).toBeCloseTo(1608.907826, 6)
  expect(totalInterest).toBeCloseTo(35_148.257384, 6)
})

test('a loan says what it costs each month', () => {
  expect(say(loan)).toBe('$1,608.91 a month for 84 months. Interest in all: $35,148.')
  expect(say({ ...loan, interestOnlyMonths: 6 })).toMatch(
    /^\$750 a month for 6 months, then \$1,69\d\.\d\d a month for 78 months\. Interest in all: \$/u,
  )
  expect(say({ amount: 1200, ratePercent: 0, termMonths: 12 })).toBe(
    '$100 a month for 12 months. Interest in all: $0.',
  )
})

test('a loan says what its balloon is, and what it costs at the new rate', () => {
  expect(say({ ...loan, termMonths: 60, amortizationMonths: 120 })).toBe(
    '$1,266.76 a month for 60 months. A balloon of $61,023.99 is due with the last payment. Interest in all: $37,029.',
  )
  expect(say({ ...loan, rateChangeMonth: 25, changedRatePercent: 11 })).toBe(
    '$1,608.91 a month for 84 months. At 11% from month 25 on, it is $1,685.18. Interest in all: $39,725.',
  )
})

test('a loan without an amount has no payment yet', () => {
  expect(say({ ...loan, amount: null })).toBe('The monthly payment appears here.')
})

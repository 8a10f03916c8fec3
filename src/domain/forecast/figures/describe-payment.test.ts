import { expect, test } from 'vitest'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { computePayments, describePayment } from './describe-payment.ts'

const say = (loan: object) => {
  const { model } = repairInputs(buildForecast({ loans: [loan] }))
  return describePayment(model.loans[0]!, 'USD')
}
const loan = { amount: 100_000, ratePercent: 9, termMonths: 84 }

test('the payment and the interest are those that five independent calculators give', () => {
  const { full, totalInterest } = computePayments({ amount: 100_000, rate: 0.09, term: 84, interestOnly: 0 })
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

test('a loan without an amount has no payment yet', () => {
  expect(say({ ...loan, amount: null })).toBe('The monthly payment appears here.')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { computePayments } from './describe-payment.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { buildForecast, type ForecastParts } from '#tests/builders/forecast-builder.ts'
import { listLoanSchedules, writeScheduleCsv } from './loan-schedule.ts'

const modelOf = (parts: ForecastParts) => repairInputs(buildForecast(parts)).model
const loan = { name: 'First Bank', amount: 100_000, ratePercent: 9, termMonths: 84 }

describe('the schedule of a loan', () => {
  test('has every payment to the cent, also after the end of the forecast', () => {
    const rows = listLoanSchedules(modelOf({ loans: [loan] }))[0]?.rows ?? []
    expect(rows).toHaveLength(84)
    expect(rows[0]).toEqual({
      month: 1,
      rate: 0.09,
      payment: 160_891,
      interest: 75_000,
      principal: 85_891,
      balance: 9_914_109,
    })
    expect(rows[11]?.balance).toBe(8_925_714)
    expect(rows[83]?.balance).toBe(0)
    expect(rows.reduce((sum, { interest }) => sum + interest, 0)).toBe(3_514_826)
  })

  test('adds up as printed, and its interest is within a cent of the exact one, for random loans', () => {
    fc.assert(
      fc.property(usualForecasts, (inputs) => {
        const { model } = repairInputs(inputs)
        for (const { loan: each, rows } of listLoanSchedules(model)) {
          let owed = Math.round(each.amount * 100)
          for (const { payment, interest, principal, balance } of rows) {
            expect(payment).toBe(interest + principal)
            expect(balance).toBe(owed - principal)
            owed = balance
          }
          expect(owed).toBe(0)
          const total = rows.reduce((sum, { interest }) => sum + interest, 0)
          expect(Math.abs(total - computePayments(each).totalInterest * 100)).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('has whole amounts in a currency without cents', () => {
    const model = modelOf({ frame: { currency: 'JPY' }, loans: [loan] })
    expect(listLoanSchedules(model)[0]?.rows[0]?.payment).toBe(1609)
    expect(writeScheduleCsv(model)).toContain('First Bank,1,,9,1609,750,859,99141\r\n')
  })
})

test('the file of the schedule names loan, month, date and rate, and runs no formula', () => {
  const csv = writeScheduleCsv(
    modelOf({
      frame: { firstMonth: '2026-12' },
      loans: [{ ...loan, name: '=A1+"x", y', rateChangeMonth: 2, changedRatePercent: 10.25 }],
      existingDebts: [{ balance: 100, monthsLeft: 1 }],
    }),
  )
  const lines = csv.split('\r\n')
  expect(lines[0]).toBe('Loan,Month,Date,Interest a year (%),Payment,Interest,Principal,Balance')
  expect(lines[1]).toBe(`"'=A1+""x"", y",1,2026-12,9,1608.91,750.00,858.91,99141.09`)
  expect(lines[2]).toMatch(/,2,2027-01,10\.25,/u)
  expect(lines[85]).toBe('Existing debt,1,2026-12,0,100.00,0.00,100.00,0.00')
})

import amortize from 'amortize'
import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { Loan } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { levelPayment } from './compute-loans.ts'
import { readCell, row, type RowName } from './grid.ts'

function borrow(loan: Partial<Loan>) {
  const { grid } = computeForecast(
    buildForecast({
      frame: { months: 60 },
      loans: [{ amount: 100_000, ratePercent: 9, termMonths: 84, ...loan }],
    }),
  )
  return (name: RowName, month: number) => readCell(grid, row[name], month)
}

describe('a loan of $100,000 at 9% over 84 months', () => {
  test('has the payment, interest and balance that loan calculators agree on', () => {
    const read = borrow({})
    expect(levelPayment(100_000, 0.09 / 12, 84)).toBeCloseTo(1608.907826, 6)
    expect(levelPayment(100_000, 0.09 / 12, 84) * 84 - 100_000).toBeCloseTo(35_148.257384, 5)
    expect(read('loanInterest', 1)).toBeCloseTo(750, 10)
    expect(read('loanInterest', 1) + read('principal', 1)).toBeCloseTo(1608.907826, 6)
    expect(read('loanBalance', 12)).toBeCloseTo(89_257.136194, 6)
  })

  test('agrees with the calculator of the Consumer Financial Protection Bureau in every month', () => {
    const read = borrow({})
    for (let month = 1; month <= 60; month += 1) {
      const expected = amortize({ amount: 100_000, rate: 9, totalTerm: 84, amortizeTerm: month })
      expect(read('loanBalance', month)).toBeCloseTo(expected.balance, 6)
    }
  })

  test('pays no principal in its first twelve months when they are interest-only, and the rest over 72', () => {
    const read = borrow({ interestOnlyMonths: 12 })
    expect(read('principal', 12)).toBe(0)
    expect(read('loanInterest', 12)).toBeCloseTo(750, 10)
    const expected = amortize({ amount: 100_000, rate: 9, totalTerm: 72, amortizeTerm: 48 })
    expect(read('principal', 13) + read('loanInterest', 13)).toBeCloseTo(expected.payment, 6)
    expect(read('loanBalance', 60)).toBeCloseTo(expected.balance, 6)
  })

  test('shows what a full payment would be in interest-only months', () => {
    const read = borrow({ interestOnlyMonths: 12 })
    expect(read('fullPayments', 1)).toBeCloseTo(read('fullPayments', 13), 8)
  })

  test('splits what is owed into the part due within a year and the rest', () => {
    const read = borrow({})
    expect(read('loansDueInAYear', 0)).toBeCloseTo(100_000 - 89_257.136194, 5)
    expect(read('loansDueLater', 0)).toBeCloseTo(89_257.136194, 5)
    const inTwoYears = amortize({ amount: 100_000, rate: 9, totalTerm: 84, amortizeTerm: 72 })
    expect(read('loansDueLater', 60)).toBeCloseTo(inTwoYears.balance, 5)
  })
})

describe('a loan', () => {
  test('without interest is paid back in equal parts', () => {
    const read = borrow({ amount: 1200, ratePercent: 0, termMonths: 12 })
    expect(read('principal', 1)).toBe(100)
    expect(read('loanBalance', 11)).toBeCloseTo(100, 10)
    expect(read('loanBalance', 12)).toBe(0)
  })

  test('that arrives in month 6 costs nothing before, and is first paid in month 7', () => {
    const read = borrow({ month: 6, fee: 500 })
    expect(read('loanBalance', 5)).toBe(0)
    expect(read('loansDueLater', 5)).toBe(0)
    expect(read('loansReceived', 6)).toBe(100_000)
    expect(read('loanFees', 6)).toBe(500)
    expect(read('loanInterest', 6)).toBe(0)
    expect(read('loanInterest', 7)).toBeCloseTo(750, 10)
  })

  test('at almost no interest is paid back like one without', () => {
    expect(levelPayment(1200, 1e-15, 12)).toBe(100)
    expect(levelPayment(1200, 1e-9, 12)).toBeCloseTo(100.00000065, 8)
  })
})

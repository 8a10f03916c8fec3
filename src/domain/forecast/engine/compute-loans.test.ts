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

describe('a balloon', () => {
  test('is what payments over a longer time leave at the term, and is due with the last of them', () => {
    const read = borrow({ termMonths: 60, amortizationMonths: 120 })
    expect(read('principal', 1) + read('loanInterest', 1)).toBeCloseTo(1266.757738, 6)
    expect(read('principal', 60) + read('loanInterest', 60)).toBeCloseTo(62_290.751387, 5)
    expect(read('loanBalance', 60)).toBe(0)
  })

  test('is due within a year from twelve months before, and is in no full payment', () => {
    const read = borrow({ termMonths: 60, amortizationMonths: 120 })
    expect(read('loansDueLater', 47)).toBeGreaterThan(61_000)
    expect(read('loansDueLater', 48)).toBe(0)
    expect(read('loansDueInAYear', 48)).toBeCloseTo(read('loanBalance', 48), 8)
    expect(read('fullPayments', 60)).toBeCloseTo(1266.757738, 6)
  })

  test('comes after interest-only months, too', () => {
    const read = borrow({ termMonths: 24, interestOnlyMonths: 6, amortizationMonths: 126 })
    expect(read('fullPayments', 6)).toBeCloseTo(1266.757738, 6)
    expect(read('principal', 7) + read('loanInterest', 7)).toBeCloseTo(1266.757738, 6)
  })

  test('is not left by payments over less than the term', () => {
    const read = borrow({ termMonths: 24, amortizationMonths: 12 })
    expect(read('loanBalance', 12)).toBeGreaterThan(50_000)
    expect(read('principal', 24)).toBeLessThan(4600)
  })
})

describe('a rate that changes', () => {
  const change = { rateChangeMonth: 25, changedRatePercent: 11 }

  test('counts from its month on, with payments that pay back the rest by the same date', () => {
    const read = borrow(change)
    expect(read('loanBalance', 24)).toBeCloseTo(77_506.517663, 6)
    expect(read('principal', 24) + read('loanInterest', 24)).toBeCloseTo(1608.907826, 6)
    expect(read('loanInterest', 25)).toBeCloseTo(710.476412, 6)
    expect(read('principal', 25) + read('loanInterest', 25)).toBeCloseTo(1685.179498, 6)
    const expected = amortize({ amount: read('loanBalance', 24), rate: 11, totalTerm: 60, amortizeTerm: 36 })
    expect(read('loanBalance', 60)).toBeCloseTo(expected.balance, 6)
  })

  test('looks a year ahead past the end of the forecast', () => {
    const read = borrow({ ...change, rateChangeMonth: 66 })
    let owed = read('loanBalance', 60)
    const level = read('principal', 60) + read('loanInterest', 60)
    for (let month = 61; month <= 65; month += 1) owed -= level - (owed * 0.09) / 12
    const expected = amortize({ amount: owed, rate: 11, totalTerm: 84 - 65, amortizeTerm: 7 })
    expect(read('loansDueLater', 60)).toBeCloseTo(expected.balance, 6)
  })

  test('within interest-only months changes their interest and the full payment', () => {
    const read = borrow({ ...change, interestOnlyMonths: 30 })
    expect(read('loanInterest', 24)).toBeCloseTo(750, 10)
    expect(read('loanInterest', 25)).toBeCloseTo(916.666667, 6)
    expect(read('principal', 30)).toBe(0)
    expect(read('fullPayments', 25)).toBeCloseTo(levelPayment(100_000, 0.11 / 12, 54), 6)
    expect(read('fullPayments', 31)).toBeCloseTo(read('fullPayments', 25), 6)
  })

  test('before the first payment is the only rate there is', () => {
    const [changed, plain] = [borrow({ ...change, rateChangeMonth: 1 }), borrow({ ratePercent: 11 })]
    for (const month of [1, 2, 60]) {
      expect(changed('loanBalance', month)).toBe(plain('loanBalance', month))
      expect(changed('loanInterest', month)).toBe(plain('loanInterest', month))
    }
  })

  test.each([
    [
      { rateChangeMonth: 25 },
      'changedRatePercent',
      'Write the new rate. Until then the rate stays as it is.',
    ],
    [
      { changedRatePercent: 11 },
      'rateChangeMonth',
      'Write from when the new rate holds. Until then the rate stays as it is.',
    ],
    [
      { rateChangeMonth: 85, changedRatePercent: 11 },
      'rateChangeMonth',
      'Month 85 is after the last payment, so the rate stays as it is.',
    ],
  ])('that cannot be, %o, changes nothing and says so', (terms, field, why) => {
    const forecast = computeForecast(
      buildForecast({ loans: [{ amount: 100_000, ratePercent: 9, termMonths: 84, ...terms }] }),
    )
    expect(forecast.model.loans[0]?.rateChange).toBeNull()
    const note = forecast.notes.find(({ address }) => address.at(-1) === field)
    expect(note?.why).toBe(why)
  })

  test('and a balloon are the same for an existing debt', () => {
    const terms = { ratePercent: 9, amortizationMonths: 120, rateChangeMonth: 3, changedRatePercent: 12 }
    const debt = computeForecast(
      buildForecast({ existingDebts: [{ balance: 5000, monthsLeft: 24, ...terms }] }),
    ).grid
    const loan = computeForecast(buildForecast({ loans: [{ amount: 5000, termMonths: 24, ...terms }] })).grid
    for (const month of [2, 3, 23, 24]) {
      expect(readCell(debt, row.loanInterest, month)).toBe(readCell(loan, row.loanInterest, month))
      expect(readCell(debt, row.principal, month)).toBe(readCell(loan, row.principal, month))
    }
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

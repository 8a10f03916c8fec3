import { describe, expect, test } from 'vitest'
import { createTaxYear, taxOnYear } from './tax-year.ts'

/** The state after each month, from month 0. */
function follow(profits: readonly number[], rate = 0.25, lossLimit = 0.8) {
  const year = createTaxYear(rate, lossLimit)
  return [0, ...profits].map((profit, month) => {
    year.addMonth(month, profit)
    const { charge, paid, owed, paidAhead, lossesBefore } = year
    return { charge, paid, owed, paidAhead, lossesBefore }
  })
}

const repeat = (profit: number, months: number) => Array.from({ length: months }, () => profit)

describe('income tax', () => {
  test('is owed month by month and paid at the end of each quarter', () => {
    const months = follow(repeat(100, 6))
    expect(months.slice(1, 5).map(({ charge }) => charge)).toEqual([25, 25, 25, 25])
    expect(months.slice(1, 5).map(({ paid }) => paid)).toEqual([0, 0, 75, 0])
    expect(months.slice(1, 5).map(({ owed }) => owed)).toEqual([25, 50, 0, 25])
  })

  test('that a loss of the same year takes back is an asset, and reduces the next payment', () => {
    const months = follow([100, 100, 100, -300, 100, 100, 200, 0, 0])
    expect(months[3]).toMatchObject({ paid: 75, owed: 0, paidAhead: 0 })
    expect(months[4]).toMatchObject({ charge: -75, owed: 0, paidAhead: 75 })
    expect(months[5]).toMatchObject({ charge: 25, owed: 0, paidAhead: 50 })
    expect(months[6]).toMatchObject({ paid: 0, paidAhead: 25 })
    expect(months[7]).toMatchObject({ charge: 50, owed: 25, paidAhead: 0 })
    expect(months[9]).toMatchObject({ paid: 25, owed: 0 })
  })

  test('is not due on a loss', () => {
    expect(follow(repeat(-100, 12)).every(({ charge, paid }) => charge === 0 && paid === 0)).toBe(true)
  })

  test('after a year’s loss of $100,000 is due on $20,000 of the next year’s $100,000, by § 172 of the US tax code', () => {
    expect(taxOnYear(0.21, 0.8, 100_000, 100_000)).toBeCloseTo(4200, 10)
    const months = follow([...repeat(-100_000 / 12, 12), ...repeat(100_000 / 12, 12), 0], 0.21)
    const secondYear = months.slice(13, 25).reduce((sum, { charge }) => sum + charge, 0)
    expect(months[13]?.lossesBefore).toBeCloseTo(100_000, 6)
    expect(secondYear).toBeCloseTo(4200, 6)
    expect(months[25]?.lossesBefore).toBeCloseTo(20_000, 6)
  })

  test('counts what was lost on the day the money arrives in the first year', () => {
    const year = createTaxYear(0.25, 1)
    year.addMonth(0, -500)
    year.addMonth(1, 700)
    expect(year.charge).toBe(50)
  })
})

import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast, type ForecastParts, levelSales } from '#tests/builders/forecast-builder.ts'
import { readCell, row, type RowName } from './grid.ts'

function compute(parts: ForecastParts) {
  const { grid } = computeForecast(buildForecast(parts))
  return (name: RowName, ...months: number[]) => months.map((month) => readCell(grid, row[name], month))
}

describe('the line of credit', () => {
  test('is drawn to the smallest cash, costs interest from the next month, and is repaid from what is left', () => {
    const amounts = [0, 0, 5000]
    const read = compute({
      frame: { minimumCash: 1000 },
      streams: [{ ...levelSales(0), amounts }],
      runningCosts: [{ amount: 500, period: 'month', endMonth: 2 }],
      contributions: [{ source: 'owner', amount: 1200 }],
      lineOfCredit: { limit: 2000, ratePercent: 12 },
    })
    expect(read('lineDrawn', 1)).toEqual([300])
    // 500 of costs and 1% of the 300 that were drawn before.
    expect(read('lineDrawn', 2)).toEqual([503])
    expect(read('lineInterest', 1, 2)).toEqual([0, 3])
    expect(read('cash', 1, 2)).toEqual([1000, 1000])
    expect(read('lineRepaid', 3)).toEqual([803])
    expect(read('cash', 3)[0]).toBeCloseTo(1000 + 5000 - 8.03 - 803, 10)
  })

  test('stops at its limit, and cash then falls below zero', () => {
    const read = compute({
      runningCosts: [{ amount: 500, period: 'month' }],
      lineOfCredit: { limit: 700, ratePercent: 0 },
    })
    expect(read('line', 1, 2, 3)).toEqual([500, 700, 700])
    expect(read('cash', 1, 2, 3)).toEqual([0, -300, -800])
  })
})

describe('the owner’s pay', () => {
  const owner = { pay: 2000, payPeriod: 'month', isOwner: true, payrollPercent: 10 } as const

  test('is a salary with payroll taxes in a corporation', () => {
    const read = compute({ frame: { entity: 'corporation' }, people: [owner] })
    expect(read('pay', 1)[0]).toBeCloseTo(2200, 10)
    expect(read('ownersPay', 1)).toEqual([0])
  })

  test('is a draw elsewhere, which lowers cash and not profit', () => {
    const read = compute({ frame: { entity: 'llc' }, people: [owner], timing: { ownersDraws: 100 } })
    expect(read('netIncome', 1)).toEqual([0])
    expect(read('ownersPay', 1)).toEqual([2000])
    expect(read('cash', 1)).toEqual([-2100])
    expect(read('retainedEarnings', 1)).toEqual([-2100])
  })
})

describe('costs', () => {
  const cost = (parts: NonNullable<ForecastParts['runningCosts']>[number]) =>
    compute({
      streams: [levelSales(1000), { kind: 'recurring', inMonth1: 4, price: 0 }],
      runningCosts: [parts],
    })

  test('are due by the month, quarter, year or once, and rise a year after they start', () => {
    expect(cost({ amount: 10, period: 'month', risePercent: 10 })('runningCosts', 1, 12, 13)).toEqual([
      10, 10, 11,
    ])
    expect(cost({ amount: 10, period: 'quarter', startMonth: 2 })('runningCosts', 2, 3, 5)).toEqual([
      10, 0, 10,
    ])
    expect(cost({ amount: 10, period: 'year' })('runningCosts', 1, 12, 13)).toEqual([10, 0, 10])
    expect(cost({ amount: 10, period: 'once', startMonth: 3 })('runningCosts', 2, 3, 4)).toEqual([0, 10, 0])
  })

  test('follow sales as a percent, and new customers as the cost to win one', () => {
    expect(cost({ amount: 3, period: 'percent-of-sales' })('runningCosts', 1)).toEqual([30])
    expect(cost({ amount: 25, period: 'new-customer' })('runningCosts', 1)).toEqual([100])
  })
})

test('a month written by hand replaces the calculated one, and only that one', () => {
  const read = compute({
    streams: [levelSales(1000)],
    overwrites: [{ line: 'sales', itemId: 'a', month: 5, value: 400 }],
  })
  expect(read('sales', 4, 5, 6)).toEqual([1000, 400, 1000])
})

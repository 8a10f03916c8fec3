import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { Timing } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildForecast, levelSales } from '#tests/builders/forecast-builder.ts'
import { readCell, row, type RowName } from './grid.ts'
import { splitDays } from './lags.ts'

function compute(timing: Partial<Timing>, daysUntilPaid: number | null = null) {
  const amounts = [1000, 2000, 4000, 0, 0, 0]
  const { grid } = computeForecast(
    buildForecast({
      streams: [{ ...levelSales(0), amounts }],
      runningCosts: [{ amount: 600, period: 'month', daysUntilPaid }],
      timing,
    }),
  )
  return (name: RowName, ...months: number[]) => months.map((month) => readCell(grid, row[name], month))
}

describe('customers', () => {
  test('who pay immediately owe nothing', () => {
    const read = compute({})
    expect(read('receipts', 1, 2, 3, 4)).toEqual([1000, 2000, 4000, 0])
    expect(read('receivables', 1, 2, 3)).toEqual([0, 0, 0])
  })

  test('who pay after 45 days pay half after one month and half after two', () => {
    const read = compute({ daysUntilCustomersPay: 45 })
    expect(read('receipts', 1, 2, 3, 4, 5, 6)).toEqual([0, 500, 1500, 3000, 2000, 0])
    expect(read('receivables', 1, 2, 3, 4, 5)).toEqual([1000, 2500, 5000, 2000, 0])
  })

  test('who pay after 75 days never give negative receipts when sales fall', () => {
    const read = compute({ daysUntilCustomersPay: 75 })
    expect(read('receipts', 1, 2, 3, 4, 5, 6)).toEqual([0, 0, 500, 1500, 3000, 2000])
  })

  test('who never pay are a cost of the month of the sale', () => {
    const read = compute({ daysUntilCustomersPay: 30, badDebtPercent: 5 })
    expect(read('badDebt', 1, 2)).toEqual([50, 100])
    expect(read('receipts', 2, 3)).toEqual([950, 1900])
  })
})

test('rent is paid in its month, whatever days suppliers give for what is bought to sell', () => {
  const read = compute({ daysUntilSuppliersPaid: 30 })
  expect(read('suppliersPaid', 1, 2)).toEqual([600, 600])
  expect(read('payables', 1, 2)).toEqual([0, 0])
  const { grid } = computeForecast(
    buildForecast({
      streams: [{ ...levelSales(1000), costPercent: 40 }],
      runningCosts: [
        { amount: 600, period: 'month' },
        { amount: 90, period: 'month', daysUntilPaid: 60 },
      ],
      timing: { daysUntilSuppliersPaid: 30 },
    }),
  )
  const readBoth = (name: RowName) => [1, 2, 3].map((month) => readCell(grid, row[name], month))
  expect(readBoth('suppliersPaid')).toEqual([600, 1000, 1090])
  expect(readBoth('payables')).toEqual([490, 580, 580])
})

test('a cost that is paid after 20 days is paid to a third in the same month and the rest in the next', () => {
  const read = compute({}, 20)
  const [first, second] = read('suppliersPaid', 1, 2)
  expect(first).toBeCloseTo(200, 10)
  expect(second).toBeCloseTo(600, 10)
  expect(read('payables', 1)[0]).toBeCloseTo(400, 10)
})

test('days are whole months of 30 and a part of the next', () => {
  expect(splitDays(0)).toEqual({ whole: 0, part: 0 })
  expect(splitDays(45)).toEqual({ whole: 1, part: 0.5 })
  expect(splitDays(60)).toEqual({ whole: 2, part: 0 })
})

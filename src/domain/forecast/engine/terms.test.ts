import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import { buildForecast, type ForecastParts, levelSales } from '#tests/builders/forecast-builder.ts'
import { readCell, row, type RowName } from './grid.ts'

function compute(parts: ForecastParts) {
  const forecast = computeForecast(buildForecast(parts))
  const of =
    (grid: typeof forecast.grid) =>
    (name: RowName, ...months: number[]) =>
      months.map((month) => readCell(grid, row[name], month))
  return { read: of(forecast.grid), printed: of(roundForecast(forecast).grid) }
}

/** Three orders, and nothing after them. */
const orders: Partial<Stream> = { ...levelSales(0), amounts: [1000, 2000, 4000], customerTerms: 'own' }

describe('customers with terms of their own', () => {
  test('pay a deposit a month before and the rest at delivery', () => {
    const { read } = compute({ streams: [{ ...orders, depositPercent: 40 }] })
    expect(read('receipts', 0, 1, 2, 3, 4)).toEqual([400, 600 + 800, 1200 + 1600, 2400, 0])
    expect(read('customersDeposits', 0, 1, 2, 3, 4)).toEqual([400, 800, 1600, 0, 0])
    expect(read('receivables', 1, 2, 3)).toEqual([0, 0, 0])
    expect(read('sales', 0, 1, 2, 3)).toEqual([0, 1000, 2000, 4000])
  })

  test('pay a deposit of before month 0 on the day the money arrives', () => {
    const { read } = compute({ streams: [{ ...orders, depositPercent: 50, depositMonthsBefore: 2 }] })
    expect(read('receipts', 0, 1, 2, 3)).toEqual([500 + 1000, 500 + 2000, 1000, 2000])
    expect(read('customersDeposits', 0, 1, 2, 3)).toEqual([1500, 3000, 2000, 0])
  })

  test('pay the rest after their days, and can leave only the rest unpaid', () => {
    const { read } = compute({
      streams: [{ ...orders, depositPercent: 40, daysUntilCustomersPay: 30 }],
      timing: { badDebtPercent: 5, daysUntilCustomersPay: 90 },
    })
    expect(read('badDebt', 1, 2, 3)).toEqual([30, 60, 120])
    expect(read('receipts', 0, 1, 2, 3, 4)).toEqual([400, 800, 570 + 1600, 1140, 2280])
    expect(read('receivables', 1, 2, 3, 4)).toEqual([570, 1140, 2280, 0])
  })

  test('pay in cash while all others take 30 days', () => {
    const { read } = compute({
      streams: [{ ...levelSales(100), customerTerms: 'own' }, levelSales(1000)],
      timing: { daysUntilCustomersPay: 30 },
    })
    expect(read('receipts', 1, 2)).toEqual([100, 1100])
    expect(read('receivables', 1)).toEqual([1000])
  })

  test('go on with their deposits after the last month', () => {
    const { read } = compute({
      streams: [{ ...levelSales(1000), customerTerms: 'own', depositPercent: 40, depositMonthsBefore: 3 }],
    })
    expect(read('customersDeposits', 0, 35, 36)).toEqual([1200, 1200, 1200])
    expect(read('receipts', 36)).toEqual([1000])
  })

  test('keep what was paid for more than is delivered, and have it used later', () => {
    const { read } = compute({
      streams: [{ ...levelSales(1000), customerTerms: 'own', depositPercent: 40 }],
      overwrites: [{ line: 'sales', itemId: 'a', month: 3, value: 100 }],
    })
    expect(read('receipts', 1, 2, 3, 4, 5)).toEqual([1000, 1000, 400, 700, 1000])
    expect(read('customersDeposits', 2, 3, 4)).toEqual([400, 700, 400])
  })

  test('have a line on the printed balance sheet that leads from what came in to what was sold', () => {
    const { printed } = compute({
      streams: [
        { ...levelSales(333.33), customerTerms: 'own', depositPercent: 33, daysUntilCustomersPay: 20 },
      ],
    })
    for (const name of ['customersDeposits', 'receivables', 'receipts'] as const) {
      const wrong = printed(name, ...Array.from({ length: 37 }, (_, month) => month))
      expect(wrong.filter((amount) => !Number.isInteger(amount) || amount < 0)).toEqual([])
    }
    expect(printed('customersDeposits', 0, 5)).toEqual([110, 110])
  })

  test('count only where the plan says that they have some', () => {
    const { read } = compute({ streams: [{ ...orders, customerTerms: '', depositPercent: 40 }] })
    expect(read('receipts', 0, 1, 2, 3)).toEqual([0, 1000, 2000, 4000])
    expect(read('customersDeposits', 0, 1, 2)).toEqual([0, 0, 0])
  })
})

describe('suppliers', () => {
  const goods = { ...levelSales(1000), costPercent: 40 }

  test('of one thing wait longer than those of all others', () => {
    const { read } = compute({
      streams: [{ ...goods, daysUntilSuppliersPaid: 60 }, goods],
      timing: { daysUntilSuppliersPaid: 30 },
    })
    expect(read('suppliersPaid', 1, 2, 3)).toEqual([0, 400, 800])
    expect(read('payables', 1, 2, 3)).toEqual([800, 1200, 1200])
  })

  test('share what is bought for the one stock by what each thing needs', () => {
    const { read } = compute({
      streams: [
        { ...goods, stockDays: 30, daysUntilSuppliersPaid: 30 },
        { ...goods, stockDays: 60 },
      ],
      startUp: [{ kind: 'stock', amount: 1000 }],
    })
    // 800 used and 1,200 to keep, of which 1,000 are there: 1,000 to buy, 400 + 400 and 400 + 800 of 2,000 for each.
    expect(read('purchases', 1, 2)).toEqual([1000, 800])
    expect(read('suppliersPaid', 1)).toEqual([600])
    expect(read('payables', 1)).toEqual([400])
  })
})

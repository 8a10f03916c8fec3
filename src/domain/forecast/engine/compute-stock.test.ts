import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { buildForecast, type ForecastParts } from '#tests/builders/forecast-builder.ts'
import { readCell, row, type RowName } from './grid.ts'

/** 100 units a month that cost 30 each: 3,000 a month. */
const goods = { kind: 'units', period: 'month', inMonth1: 100, price: 50, costPerUnit: 30 } as const

function compute(parts: ForecastParts) {
  const { grid } = computeForecast(buildForecast(parts))
  return (name: RowName, ...months: number[]) => months.map((month) => readCell(grid, row[name], month))
}

describe('stock', () => {
  test('for 45 days is bought in the first month, and then only what is sold', () => {
    const read = compute({ streams: [{ ...goods, stockDays: 45 }] })
    expect(read('purchases', 1, 2, 36)).toEqual([7500, 3000, 3000])
    expect(read('stock', 1, 2, 36)).toEqual([4500, 4500, 4500])
  })

  test('that was bought to start with is used before more is bought', () => {
    const read = compute({
      streams: [{ ...goods, stockDays: 45 }],
      startUp: [{ kind: 'stock', amount: 10_000 }],
    })
    expect(read('stock', 0, 1, 2, 3)).toEqual([10_000, 7000, 4500, 4500])
    expect(read('purchases', 1, 2, 3)).toEqual([0, 500, 3000])
  })

  test('is bought before sales start', () => {
    const read = compute({ streams: [{ ...goods, startMonth: 4, stockDays: 45 }] })
    expect(read('purchases', 1, 2, 3, 4)).toEqual([0, 1500, 3000, 3000])
  })

  test('of one thing is not used up by the costs of another', () => {
    const service = { kind: 'amount', inMonth1: 1000, costPercent: 50 } as const
    const read = compute({
      streams: [{ ...goods, startMonth: 3, stockDays: 30 }, service],
      startUp: [{ kind: 'stock', amount: 6000 }],
    })
    expect(read('stock', 0, 1, 2)).toEqual([6000, 6000, 6000])
    expect(read('purchases', 1)).toEqual([500])
  })

  test('of a business that keeps none is used up by what it sells', () => {
    const read = compute({ streams: [goods], startUp: [{ kind: 'stock', amount: 4000 }] })
    expect(read('stock', 0, 1, 2)).toEqual([4000, 1000, 0])
    expect(read('purchases', 1, 2, 3)).toEqual([0, 2000, 3000])
  })

  test('does not follow a month that is overwritten, so that no earlier month changes', () => {
    const read = compute({
      streams: [{ ...goods, stockDays: 30 }],
      overwrites: [{ line: 'volume', itemId: 'a', month: 3, value: 300 }],
    })
    expect(read('purchases', 1, 2, 3, 4)).toEqual([6000, 3000, 9000, 3000])
  })
})

import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { Stream } from '#domain/forecast/inputs/stream-inputs.ts'
import { buildForecast, groomingVan } from '#tests/builders/forecast-builder.ts'
import { readCell, rowsPerStream, streamRow } from './grid.ts'

function sell(streams: Partial<Stream>[], which: keyof typeof streamRow = 'volume', index = 0) {
  const { grid } = computeForecast(buildForecast({ streams }))
  const line = grid.streams + index * rowsPerStream + streamRow[which]
  return (...months: number[]) => months.map((month) => readCell(grid, line, month))
}

describe('units', () => {
  test('follow the curve, the season, the growth and the capacity of the grooming van', () => {
    const { grid } = computeForecast(groomingVan())
    const sum = (which: number, year: number) => {
      let total = 0
      for (let month = year * 12 - 11; month <= year * 12; month += 1) {
        total += readCell(grid, grid.streams + which, month)
      }
      return Math.round(total)
    }
    const sales = [1, 2, 3, 4].map((month) => readCell(grid, grid.streams + streamRow.sales, month))
    expect(sales.map(Math.round)).toEqual([2550, 3570, 4888, 5865])
    expect([1, 2, 3].map((year) => sum(streamRow.volume, year))).toEqual([862, 1237, 1292])
    expect([1, 2, 3].map((year) => sum(streamRow.sales, year))).toEqual([73_270, 108_330, 116_485])
  })

  test('count days, weeks or the month', () => {
    const perDay = { kind: 'units', inMonth1: 3, period: 'day', daysPerMonth: 20 } as const
    expect(sell([perDay])(1)).toEqual([60])
    expect(sell([{ ...perDay, period: 'week' }])(1)).toEqual([13])
    expect(sell([{ ...perDay, period: 'month' }])(1)).toEqual([3])
  })

  test('stay level where the curve is not written', () => {
    const units = { kind: 'units', period: 'month' } as const
    expect(sell([{ ...units, inMonth6: 7 }])(1, 6, 12, 36)).toEqual([7, 7, 7, 7])
    expect(sell([{ ...units, inMonth1: 1, inMonth12: 12 }])(1, 6, 12)).toEqual([1, 6, 12])
  })

  test('count their months from the first sale', () => {
    const later = { kind: 'units', period: 'month', startMonth: 5, inMonth1: 10, inMonth6: 60 } as const
    expect(sell([later])(4, 5, 10)).toEqual([0, 10, 60])
  })
})

describe('recurring sales', () => {
  const club = { kind: 'recurring', openingCustomers: 100, churnPercent: 10, inMonth1: 20, price: 5 } as const

  test('keep customers but for the churn, and bill new ones in the month in which they join', () => {
    const customers = sell([club])(1, 2, 3)
    expect(customers[0]).toBeCloseTo(110, 10)
    expect(customers[1]).toBeCloseTo(119, 10)
    expect(customers[2]).toBeCloseTo(127.1, 10)
    expect(sell([club], 'sales')(1)[0]).toBeCloseTo(550, 10)
  })

  test('count no more new customers than the capacity leaves', () => {
    expect(sell([{ ...club, capacity: 112 }])(3)).toEqual([112])
    expect(sell([{ ...club, capacity: 112 }], 'newCustomers')(3)[0]).toBeCloseTo(11.2, 10)
  })
})

test('hours are people × hours × the share billed', () => {
  const firm = { kind: 'hours', inMonth1: 2, hoursPerMonth: 160, billedPercent: 75, price: 90 } as const
  expect(sell([firm])(1)).toEqual([240])
  expect(sell([firm], 'sales')(1)).toEqual([21_600])
})

test('amounts are typed by month, or a percent of another stream', () => {
  const shop = { kind: 'amount', inMonth1: 100, amounts: [null, 250] } as const
  const tips = { kind: 'amount', percentOfStreamId: 'a', percentOfStream: 10 } as const
  const streams = [{ ...shop, amounts: [...shop.amounts] }, tips]
  expect(sell(streams, 'sales')(1, 2, 3)).toEqual([100, 250, 100])
  expect(sell(streams, 'sales', 1)(1, 2, 3)).toEqual([10, 25, 10])
})

import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { StartUpLine } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildForecast } from '#tests/builders/forecast-builder.ts'
import { readCell, row, type RowName } from './grid.ts'

function start(startUp: Partial<StartUpLine>[], months = 60) {
  const { grid } = computeForecast(buildForecast({ frame: { months }, startUp }))
  return (name: RowName, ...at: number[]) => at.map((month) => readCell(grid, row[name], month))
}

describe('what is bought to start with', () => {
  // OpenStax, Principles of Accounting, Volume 1, 11.3: $58,000 less a salvage value of $10,000 over five years is
  // $9,600 a year. A forecast has no salvage value, so the same $48,000 wear out.
  test('wears out in a straight line from the month after, and ends at exactly 0', () => {
    const read = start([{ kind: 'equipment', amount: 48_000, yearsOfUse: 5 }])
    expect(read('depreciation', 0, 1, 60)).toEqual([0, 800, 800])
    expect(read('fixedAssets', 0, 12, 60)).toEqual([48_000, 38_400, 0])
  })

  test('wears out only after the month in which it is bought', () => {
    const read = start([{ kind: 'fit-out', amount: 1200, yearsOfUse: 1, month: 6 }])
    expect(read('assetsBought', 5, 6)).toEqual([0, 1200])
    expect(read('depreciation', 6, 7, 18, 19)).toEqual([0, 100, 100, 0])
  })

  test('never wears out as land, and a deposit stays a deposit', () => {
    const read = start([
      { kind: 'land', amount: 5000 },
      { kind: 'deposit', amount: 700 },
    ])
    expect(read('fixedAssets', 60)).toEqual([5000])
    expect(read('deposits', 60)).toEqual([700])
    expect(read('depreciation', 60)).toEqual([0])
  })

  test('is a cost of its month as a fee, and moves nothing as a cash reserve', () => {
    const read = start([
      { kind: 'fee', amount: 300 },
      { kind: 'cash-reserve', amount: 9000 },
    ])
    expect(read('netIncome', 0)).toEqual([-300])
    expect(read('cash', 0)).toEqual([-300])
  })
})

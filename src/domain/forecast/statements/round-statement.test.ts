import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { buildStatement, type Statement } from './build-statement.ts'
import { statementIds } from './line-definitions.ts'
import { roundStatement } from './round-statement.ts'
import { roundToTotal } from './round-to-total.ts'

describe('rounded rows', () => {
  test('add up to their total, and the largest remainders are rounded up', () => {
    expect(roundToTotal([33.4, 33.4, 33.2], 100)).toEqual([34, 33, 33])
    expect(roundToTotal([-1.5, 2.5], 1)).toEqual([-1, 2])
    expect(roundToTotal([0.2, 0.2], 0)).toEqual([0, 0])
  })

  test.each(statementIds)('of a %s add up in every column, and none is off by a whole unit', (id) => {
    fc.assert(
      fc.property(usualForecasts, fc.constantFrom('month', 'quarter', 'year'), (inputs, period) => {
        const exact = buildStatement(computeForecast(inputs), id, period)
        const shown = roundStatement(exact)
        expect(largestGap(shown)).toBe(0)
        expect(largestChange(exact, shown)).toBeLessThan(1.01)
      }),
      { numRuns: 150 },
    )
  })

  test('show cents when they are asked for', () => {
    const exact = buildStatement(computeForecast(groomingVan()), 'profit-and-loss', 'month')
    const interest = roundStatement(exact, 2).lines.find((line) => line.id === 'interest')
    expect(interest?.values[1]).toBe(-743.75)
  })

  test('carry the cash that a month shows at its end to the next', () => {
    const exact = buildStatement(computeForecast(groomingVan()), 'cash-flow', 'month')
    const { lines } = roundStatement(exact)
    const valuesOf = (id: string) => lines.find((line) => line.id === id)?.values ?? []
    expect(valuesOf('openingCash').slice(1)).toEqual(valuesOf('closingCash').slice(0, -1))
  })

  test('show the same cash on the balance sheet and at the end of the cash flow', () => {
    fc.assert(
      fc.property(usualForecasts, fc.constantFrom('month', 'quarter', 'year'), (inputs, period) => {
        const forecast = computeForecast(inputs)
        const read = (id: 'cash-flow' | 'balance-sheet', line: string) =>
          roundStatement(buildStatement(forecast, id, period)).lines.find((one) => one.id === line)?.values
        expect(read('balance-sheet', 'cash')).toEqual(read('cash-flow', 'closingCash'))
      }),
      { numRuns: 60 },
    )
  })
})

/** By how much the parts of a line miss it, at most. */
function largestGap({ lines, columns }: Statement): number {
  const byId = new Map(lines.map((line) => [line.id, line.values]))
  let gap = 0
  for (const line of lines) {
    if (line.parts.length === 0) continue
    for (const column of columns.keys()) {
      const sum = line.parts.reduce((total, part) => total + (byId.get(part)?.[column] ?? NaN), 0)
      gap = Math.max(gap, Math.abs(sum - (line.values[column] ?? NaN)))
    }
  }
  return gap
}

function largestChange(exact: Statement, shown: Statement): number {
  let change = 0
  for (const [index, line] of exact.lines.entries()) {
    for (const [column, value] of line.values.entries()) {
      change = Math.max(change, Math.abs(value - (shown.lines[index]?.values[column] ?? NaN)))
    }
  }
  return change
}

test('a statement by months begins with the day the money arrives, which a year includes', () => {
  const forecast = computeForecast(groomingVan())
  const months = buildStatement(forecast, 'cash-flow', 'month')
  const years = buildStatement(forecast, 'cash-flow', 'year')
  expect(months.columns.map(({ number }) => number).slice(0, 3)).toEqual([0, 1, 2])
  expect(years.columns).toEqual([
    { number: 1, from: 0, to: 12 },
    { number: 2, from: 13, to: 24 },
    { number: 3, from: 25, to: 36 },
  ])
  expect(years.lines.find(({ id }) => id === 'loansReceived')?.values).toEqual([85_000, 0, 0])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { usualForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { buildStatement } from './build-statement.ts'
import { gatherPeriods } from './gather-periods.ts'
import { statementIds } from './line-definitions.ts'
import { listColumns } from './periods.ts'
import { roundStatement } from './round-statement.ts'

describe('years that are gathered from rounded months', () => {
  test('add up in every column, are the sum of their months, and end with the last month', () => {
    fc.assert(
      fc.property(usualForecasts, fc.constantFrom(...statementIds), (inputs, id) => {
        const forecast = computeForecast(inputs)
        const monthly = roundStatement(buildStatement(forecast, id, 'month'))
        const years = gatherPeriods(monthly, 'year', listColumns(forecast.model.months, 'year'))
        const valueOf = (lineId: string, column: number) =>
          years.lines.find((line) => line.id === lineId)?.values[column] ?? 0
        for (const line of years.lines) {
          for (const [column, value] of line.values.entries()) {
            if (line.parts.length === 0) continue
            expect(line.parts.reduce((sum, part) => sum + valueOf(part, column), 0)).toBe(value)
          }
        }
        const closing = monthly.lines.find((line) => line.id === 'closingCash')
        expect(valueOf('closingCash', 0)).toBe(closing?.values[12] ?? 0)
      }),
      { numRuns: 60 },
    )
  })
})

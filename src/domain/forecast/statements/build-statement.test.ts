import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { buildStatement } from './build-statement.ts'

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

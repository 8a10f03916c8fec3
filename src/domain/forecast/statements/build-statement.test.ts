import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { Entity } from '#domain/plan/forecast-choices.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { buildStatement } from './build-statement.ts'

test('what belongs to the owners has the name that the legal form gives it', () => {
  const termsOf = (entity: Entity | '') => {
    const van = groomingVan()
    const forecast = computeForecast({ ...van, frame: { ...van.frame, entity } })
    const { lines } = buildStatement(forecast, 'balance-sheet', 'year')
    return ['contributions', 'retainedEarnings', 'totalEquity'].map(
      (id) => lines.find((line) => line.id === id)?.term,
    )
  }
  expect(termsOf('llc')[2]).toBe('members’ equity')
  expect(termsOf('partnership')[2]).toBe('partners’ capital')
  expect(termsOf('sole-trader')[2]).toBe('owner’s equity')
  const shares = ['common stock and paid-in capital', 'retained earnings', 'stockholders’ equity']
  expect(termsOf('corporation')).toEqual(shares)
  expect(termsOf('s-corporation')).toEqual(shares)
  expect(termsOf('')).toEqual(['paid-in capital', 'retained earnings', 'equity'])
})

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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleAmounts } from '#domain/drawings/amount-scale.ts'
import { drawBands, drawLine } from '#domain/drawings/line-paths.ts'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { buildStatement } from '#domain/forecast/statements/build-statement.ts'
import { statementIds } from '#domain/forecast/statements/line-definitions.ts'
import { writeTsv } from '#domain/forecast/statements/write-tsv.ts'
import { formatTrace } from '#domain/forecast/traces/format-trace.ts'
import { tracePeriod } from '#domain/forecast/traces/trace-period.ts'
import { formatMoneyShort } from '#domain/wording/format-money-short.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { usualForecasts, wildForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { buildForecast, groomingVan, levelSales } from '#tests/builders/forecast-builder.ts'
import {
  describeCashLine,
  describeProfitByYear,
  describeSalesAndCosts,
  readCash,
  readSalesAndCosts,
} from './chart-findings.ts'
import { computeKeyFigures } from './key-figures.ts'
import { formatCover, formatDebtRatio } from './format-cover.ts'
import { listPlanFigures, listYearFigures } from './list-figures.ts'

function findingsOf(inputs: ForecastInputs) {
  const forecast = computeForecast(inputs)
  const figures = computeKeyFigures(forecast)
  return [
    describeCashLine(forecast, figures),
    describeSalesAndCosts(forecast, figures),
    describeProfitByYear(forecast),
  ]
}

describe('the title of a chart is its finding', () => {
  test('for a plan that works', () => {
    expect(findingsOf(groomingVan())).toEqual([
      expect.stringMatching(/^Cash never falls below zero; it is lowest in [A-Z]/u),
      expect.stringMatching(/^Sales first pass costs in [A-Z]/u),
      expect.stringMatching(/profit/u),
    ])
  })

  test('for a plan that runs out of cash and never makes a profit', () => {
    expect(
      findingsOf(
        buildForecast({ streams: [levelSales(100)], runningCosts: [{ amount: 300, period: 'month' }] }),
      ),
    ).toEqual([
      'Cash runs out in month 1 and is lowest in month 36',
      'Sales do not pass costs within 36 months',
      'No year makes a profit',
    ])
  })

  test('for an empty forecast', () => {
    expect(findingsOf(buildForecast({}))).toEqual([
      'Cash never falls below zero; it is lowest at the start',
      'Nothing is sold yet',
      'No year makes a profit',
    ])
  })
})

test('a cover that misses the threshold does not show as reached', () => {
  expect([1.249, 1.25, 1.2999, -0.001, 0].map(formatCover)).toEqual(['1.24', '1.25', '1.29', '−0.01', '0.00'])
})

test('the own contribution and the collateral are named as the plan has them', () => {
  const forecast = computeForecast(groomingVan())
  const figures = listPlanFigures(forecast, computeKeyFigures(forecast), 'The van')
  const find = (name: string) => figures.find(({ label }) => label === name)
  expect(find('Own contribution')?.value).toMatch(/^\$[\d,]+, [\d.]+%$/u)
  expect(find('Collateral')).toMatchObject({ value: 'named', note: 'The van' })
})

test('figures without a number say so in words', () => {
  const forecast = computeForecast(buildForecast({}))
  const figures = computeKeyFigures(forecast)
  expect(listPlanFigures(forecast, figures, '').map(({ value }) => value)).toEqual([
    'to the end',
    'not yet',
    'not within the forecast',
    'not yet',
    'n/a',
    'none named',
    'the owner’s',
  ])
  const rows = listYearFigures(forecast, figures)
  expect(new Set(rows.flatMap(({ values }) => values))).toEqual(new Set(['n/a', 'none']))
})

describe('the sum of a figure', () => {
  const forecast = computeForecast(groomingVan())

  test('of a month is its product', () => {
    const trace = tracePeriod(forecast, 'sales:a', { from: 4, to: 4 })
    expect(trace && formatTrace(trace, 'USD')).toMatch(/^3 × 20 × 1\.15 × \$85 = \$5,865$/u)
  })

  test('of a year is the sum of its months, and of a balance its last month', () => {
    const year = tracePeriod(forecast, 'sales', { from: 13, to: 24 })
    expect(year?.terms).toHaveLength(12)
    expect(year?.terms[0]?.factors[0]).toMatchObject({ label: 'Mar 2028' })
    expect(tracePeriod(forecast, 'cash', { from: 13, to: 24 })).toMatchObject({ month: 24 })
    expect(tracePeriod(forecast, 'openingCash', { from: 13, to: 24 })).toMatchObject({ month: 13 })
    expect(tracePeriod(forecast, 'directCost', { from: 13, to: 24 })).toMatchObject({ isOutgoing: true })
  })
})

test.each([
  ['usual', usualForecasts],
  ['wild', wildForecasts],
])('nothing of %s forecasts is shown as NaN, infinite or −0', (_, forecasts) => {
  fc.assert(
    fc.property(forecasts, (inputs) => {
      const impossible = /NaN|Infinity|∞|[−-]\D?0(?![\d.,])|undefined/u
      // One comparison for all: a comparison of each text would take most of the time.
      expect(Array.from(listShownTexts(inputs)).filter((text) => impossible.test(text))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

/** Everything that the results show, through the functions with which they show it. */
function* listShownTexts(inputs: ForecastInputs): Generator<string> {
  const forecast = computeForecast(inputs)
  const figures = computeKeyFigures(forecast)
  const shown = roundForecast(forecast)
  const { currency } = forecast.model
  yield* findingsOf(inputs)
  for (const { value, note } of listPlanFigures(forecast, figures, '')) yield `${value} ${note}`
  for (const { values } of listYearFigures(forecast, figures)) yield* values
  const { sales, costs } = readSalesAndCosts(shown)
  const scale = scaleAmounts([...sales, ...costs])
  yield* scale.ticks.map((tick) => formatMoneyShort(tick, currency))
  yield drawLine(readCash(forecast), scaleAmounts(readCash(forecast)))
  yield Object.values(drawBands(sales, costs, scale)).join('')
  for (const id of statementIds) {
    for (const period of ['month', 'quarter', 'year'] as const) {
      const statement = buildStatement(shown, id, period)
      for (const { values } of statement.lines) yield* values.map((value) => formatNumber(value))
      yield writeTsv(statement, id, []).replaceAll(/(?<=\t)-(?=[\d.])/gu, '')
      const column = statement.columns[1]
      for (const line of statement.lines) {
        const trace = column && tracePeriod(shown, line.id, column)
        if (trace) yield formatTrace(trace, currency)
      }
    }
  }
}

test('debt to equity is rounded to the nearest hundredth, and what lenders want at least is rounded down', () => {
  expect(formatDebtRatio(2.3462)).toBe('2.35')
  expect(formatCover(1.2496)).toBe('1.24')
})

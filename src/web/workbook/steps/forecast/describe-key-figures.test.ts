import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { findMissingInputs, nameMissingInputs } from '#domain/forecast/figures/find-missing-inputs.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildForecast, groomingVan } from '#tests/builders/forecast-builder.ts'
import { describeKeyFigures } from './describe-key-figures.ts'

function describeFor(inputs: ForecastInputs, isEmpty = false) {
  const forecast = computeForecast(inputs)
  const missingNote = nameMissingInputs(findMissingInputs(forecast))
  return describeKeyFigures({ forecast, figures: computeKeyFigures(forecast), isEmpty, missingNote })
}

const show = (inputs: ForecastInputs, isEmpty = false) =>
  describeFor(inputs, isEmpty).map(({ value, note, tone }) => `${value} | ${note} | ${tone}`)

describe('the key figures', () => {
  test('name the month of the lowest cash and what lenders want', () => {
    const [cash, profit, cover] = describeFor(groomingVan())
    expect(cash?.value).toMatch(/^−?\$[\d,]+$/u)
    expect(profit?.note).toMatch(/month|of the forecast/u)
    expect(cover?.note).toBe('wanted 1.25×')
  })

  test('say that there are no numbers, no profit or no debt instead of a figure that means nothing', () => {
    expect(show(buildForecast({}), true)).toEqual([
      '– | no numbers yet | plain',
      '– | no numbers yet | plain',
      '– | no numbers yet | plain',
    ])
    const streams = [{ kind: 'amount' as const, inMonth1: 10 }]
    expect(show(buildForecast({ streams, runningCosts: [{ amount: 110, period: 'month' }] }))).toEqual([
      '−$3,600 | month 36 | bad',
      'None | in 36 months | plain',
      'None | no debt to pay | plain',
    ])
  })

  test('say that the first profit is before what the owner takes and pays back', () => {
    const profit = describeFor(groomingVan())[1]
    expect(profit?.note).toMatch(/, before your pay and loan repayments; lasts from [A-Z][a-z]{2} 20\d\d$/u)
    // Three figures on a phone have room for the month alone.
    expect(profit?.shortNote).toMatch(/^month \d+$|^of the forecast$/u)
  })

  test('do not judge a plan that has no sales yet', () => {
    const inputs = buildForecast({ runningCosts: [{ amount: 100, period: 'month' }] })
    expect(new Set(show(inputs))).toEqual(new Set(['– | needs sales | plain']))
  })

  test('wait for the engine without a figure', () => {
    expect(describeKeyFigures(null).map(({ value, note }) => `${value} | ${note}`)).toEqual([
      '– | calculating',
      '– | calculating',
      '– | calculating',
    ])
  })

  test('never show a cover that misses what lenders want as reached', () => {
    const forecast = computeForecast(groomingVan())
    const figures = computeKeyFigures(forecast)
    const cover = { ...figures.years[1]?.debtCover, afterOwner: 1.2499 }
    const years = figures.years.map((year, index) => (index === 1 ? { ...year, debtCover: cover } : year))
    const shown = describeKeyFigures({
      forecast,
      figures: { ...figures, years } as typeof figures,
      isEmpty: false,
      missingNote: '',
    })
    expect(shown[2]).toMatchObject({ value: '1.24×', tone: 'plain' })
  })
})

import { describe, expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import { buildForecast, groomingVan } from '#tests/builders/forecast-builder.ts'
import { describeKeyFigures } from './describe-key-figures.ts'

function describeFor(inputs: ForecastInputs, isEmpty = false) {
  const forecast = computeForecast(inputs)
  return describeKeyFigures({ forecast, figures: computeKeyFigures(forecast), isEmpty })
}

const show = (inputs: ForecastInputs, isEmpty = false) =>
  describeFor(inputs, isEmpty).map(({ value, note, tone }) => `${value} | ${note} | ${tone}`)

describe('the key figures', () => {
  test('name the month of the lowest cash and what lenders want', () => {
    const [cash, profit, cover] = describeFor(groomingVan())
    expect(cash?.value).toMatch(/^−?\$[\d,]+$/u)
    expect(profit?.note).toMatch(/month|of the forecast/u)
    expect(cover?.note).toBe('wanted 1.25')
  })

  test('say that there are no numbers, no profit or no debt instead of a figure that means nothing', () => {
    expect(show(buildForecast({}), true)).toEqual([
      '– | no numbers yet | plain',
      '– | no numbers yet | plain',
      '– | no numbers yet | plain',
    ])
    expect(show(buildForecast({ runningCosts: [{ amount: 100, period: 'month' }] }))).toEqual([
      '−$3,600 | month 36 | bad',
      'None | in 36 months | plain',
      'None | no debt to pay | plain',
    ])
  })
})

import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { describeCreditLine, sayDrawn } from './credit-line.ts'
import { computeKeyFigures } from './key-figures.ts'

test('what is drawn from a line of credit is said next to the cash that it holds', () => {
  const data = structuredClone(exampleOf('local-service'))
  const figure = () => {
    const forecast = computeForecast(readForecastInputs(data))
    return { model: forecast.model, figures: computeKeyFigures(forecast) }
  }
  const describe = () => {
    const { model, figures } = figure()
    return describeCreditLine(model, figures)
  }
  const { model, figures } = figure()
  expect(sayDrawn(model, figures)).toMatch(/^\$\d{1,2},\d{3} drawn on the line of credit$/u)
  expect(figures.highestDraw).toMatchObject({ amount: figures.shownDrawn, month: figures.lowestCash.month })
  expect(describe()).toMatch(
    /^A line of credit keeps the cash up: the most that is drawn is \$\d{1,2},\d{3}, in [A-Z][a-z]{2} 20\d\d\.$/u,
  )
  data.financialProjections.funding.lineOfCredit.limit = 0
  expect(describe()).toBeNull()
})

import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { readForecastInputs } from '#domain/forecast/inputs/read-forecast-inputs.ts'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { describeCreditLine } from './credit-line.ts'

test('what is drawn from a line of credit is said next to the cash that it holds', () => {
  const data = structuredClone(exampleOf('local-service'))
  const describe = () => describeCreditLine(computeForecast(readForecastInputs(data)))
  expect(describe()).toMatch(
    /^A line of credit keeps the cash up: the most that is drawn is \$\d{1,2},\d{3}, in [A-Z][a-z]{2} 20\d\d\.$/u,
  )
  data.financialProjections.funding.lineOfCredit.limit = 0
  expect(describe()).toBeNull()
})

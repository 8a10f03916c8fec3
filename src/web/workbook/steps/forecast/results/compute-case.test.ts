import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeForecast } from '#domain/forecast/compute-forecast.ts'
import { describePayment } from '#domain/forecast/figures/describe-payment.ts'
import { emptyScenario } from '#domain/forecast/inputs/new-items.ts'
import { describeScenario } from '#domain/forecast/stress/describe-scenario.ts'
import { describeStress } from '#domain/forecast/stress/describe-stress.ts'
import { formatRoom, measureRoom } from '#domain/forecast/stress/stress-room.ts'
import { runStressTest } from '#domain/forecast/stress/stress-test.ts'
import { wildForecasts } from '#tests/builders/forecast-arbitraries.ts'
import { groomingVan } from '#tests/builders/forecast-builder.ts'
import { computeCase } from './compute-case.ts'

const van = computeForecast(groomingVan())

test('a case changes the key figures, and the plan’s own case does not', () => {
  const values = (changes: object) =>
    computeCase(van, { ...emptyScenario('s'), ...changes }).map(({ value }) => value)
  expect(values({ volumePercent: 100 })).toEqual(values({}))
  expect(values({ volumePercent: 80 })).not.toEqual(values({}))
})

const anyNumber = fc.option(fc.oneof(fc.double(), fc.integer({ min: -300, max: 300 })), { nil: null })
const anyCase = fc.record({
  name: fc.constant(''),
  id: fc.constant('s'),
  volumePercent: anyNumber,
  pricePercent: anyNumber,
  directCostPercent: anyNumber,
  payPercent: anyNumber,
  runningCostsPercent: anyNumber,
  interestPoints: anyNumber,
  monthsLater: anyNumber,
})

test('no case, stress sentence or payment of any forecast shows NaN, Infinity or −0', () => {
  fc.assert(
    fc.property(wildForecasts, anyCase, (inputs, scenario) => {
      const forecast = computeForecast(inputs)
      const { model } = forecast
      const stress = runStressTest(model)
      const texts = [
        describeScenario(scenario),
        ...computeCase(forecast, scenario).flatMap(({ value, note }) => [value, note]),
        ...stress.flatMap((result) => [describeStress(result, model), formatRoom(result)]),
        ...stress.map((result) => String(measureRoom(result, model))),
        ...model.loans.map((loan) => describePayment(loan, model.currency)),
      ]
      for (const text of texts) expect(text).not.toMatch(/NaN|Infinity|∞|[−-]\D?0(?![\d.,])|undefined/u)
    }),
    { numRuns: 40 },
  )
})

import type { Levers } from '#domain/forecast/engine/levers.ts'
import type { Scenario } from '#domain/forecast/inputs/forecast-inputs.ts'
import { type FieldReader, type ForecastNote, readNumber } from '#domain/forecast/inputs/notes.ts'
import { ranges } from '#domain/forecast/inputs/number-ranges.ts'

/** A scenario as changes to a run of the same inputs, with notes at its fields. */
export function readScenario(scenario: Scenario): { levers: Levers; notes: readonly ForecastNote[] } {
  const notes: ForecastNote[] = []
  const reader: FieldReader = { notes, place: ['scenarios'], item: scenario }
  const factor = (field: keyof Scenario & `${string}Percent`) =>
    readNumber(reader, field, scenario[field], ranges.scenario) / 100
  const levers: Levers = {
    volume: factor('volumePercent'),
    price: factor('pricePercent'),
    directCost: factor('directCostPercent'),
    pay: factor('payPercent'),
    runningCosts: factor('runningCostsPercent'),
    interest: 1,
    interestPoints: readNumber(reader, 'interestPoints', scenario.interestPoints, ranges.points) / 100,
    monthsLater: readNumber(reader, 'monthsLater', scenario.monthsLater, ranges.monthsLater),
  }
  return { levers, notes }
}

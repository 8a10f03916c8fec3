import type { Forecast } from '#domain/forecast/compute-forecast.ts'
import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { computeKeyFigures } from '#domain/forecast/figures/key-figures.ts'
import type { Scenario } from '#domain/forecast/inputs/forecast-inputs.ts'
import { readScenario } from '#domain/forecast/stress/scenarios.ts'
import { describeKeyFigures, type ShownFigure } from '#web/workbook/steps/forecast/describe-key-figures.ts'

/** The three key figures of the plan with the changes of a case. */
export function computeCase({ model }: Forecast, scenario: Scenario): readonly ShownFigure[] {
  const { levers, notes } = readScenario(scenario)
  const changed = { ...computeModel(model, levers), notes }
  return describeKeyFigures({
    forecast: changed,
    figures: computeKeyFigures(changed),
    isEmpty: false,
    missingNote: '',
  })
}

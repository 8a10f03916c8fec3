import { type ComputedForecast, computeModel } from './engine/computed-forecast.ts'
import { asPlanned, type Levers } from './engine/levers.ts'
import { noteSourcesAndUses } from './figures/describe-sources-and-uses.ts'
import type { ForecastInputs } from './inputs/forecast-inputs.ts'
import type { ForecastNote } from './inputs/notes.ts'
import { repairInputs } from './inputs/repair-inputs.ts'

export interface Forecast extends ComputedForecast {
  /** What to say at the fields: numbers that count as another one, and answers that do not fit together. */
  readonly notes: readonly ForecastNote[]
}

/** From what a person knows to the three statements. It has no clock, rounds nothing and never fails. */
export function computeForecast(inputs: ForecastInputs, levers: Levers = asPlanned): Forecast {
  const { model, notes } = repairInputs(inputs)
  return { ...computeModel(model, levers), notes: [...notes, ...noteSourcesAndUses(model)] }
}

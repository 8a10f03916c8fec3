import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import type { ForecastNote } from '#domain/forecast/inputs/notes.ts'
import { repairInputs } from '#domain/forecast/inputs/repair-inputs.ts'
import { createGrid, type Grid } from './grid.ts'
import { asPlanned, type Levers } from './levers.ts'
import { runForecast } from './run-forecast.ts'

/** A calculated forecast. Statements, figures and traces all read the same grid. */
export interface Forecast {
  readonly model: ForecastModel
  readonly levers: Levers
  readonly grid: Grid
  /** What to say at the fields. */
  readonly notes: readonly ForecastNote[]
}

export function computeForecast(inputs: ForecastInputs, levers: Levers = asPlanned): Forecast {
  const { model, notes } = repairInputs(inputs)
  return { ...computeModel(model, levers), notes }
}

export function computeModel(model: ForecastModel, levers: Levers): Omit<Forecast, 'notes'> {
  const grid = createGrid(model)
  runForecast(model, levers, grid)
  return { model, levers, grid }
}

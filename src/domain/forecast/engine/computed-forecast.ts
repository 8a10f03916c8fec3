import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { createGrid, type Grid } from './grid.ts'
import type { Levers } from './levers.ts'
import { runForecast } from './run-forecast.ts'

/** A calculated forecast. Statements, figures and traces all read the same grid. */
export interface ComputedForecast {
  readonly model: ForecastModel
  readonly levers: Levers
  readonly grid: Grid
}

export function computeModel(model: ForecastModel, levers: Levers): ComputedForecast {
  const grid = createGrid(model)
  runForecast(model, levers, grid)
  return { model, levers, grid }
}

import type { Grid } from '#domain/forecast/engine/grid.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { roundGrid } from './round-grid.ts'

const printed = new WeakMap<Grid, Grid>()

/** The forecast as it is shown, in whole units of its currency. Made once, because many places show it. */
export function roundForecast<Printed extends ForecastRows>(forecast: Printed): Printed {
  const grid = printed.get(forecast.grid) ?? roundGrid(forecast)
  printed.set(forecast.grid, grid)
  // What is printed already stays as it is.
  printed.set(grid, grid)
  return { ...forecast, grid }
}

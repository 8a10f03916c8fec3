import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { collectFromCustomers } from './collect-from-customers.ts'
import { computeBalance } from './compute-balance.ts'
import { computeBeforeLine } from './compute-before-line.ts'
import { computeCosts } from './compute-costs.ts'
import { computeLoans } from './compute-loans.ts'
import { computeMonths } from './compute-months.ts'
import { computePeople } from './compute-people.ts'
import { computeStartUp } from './compute-start-up.ts'
import { computePurchases } from './compute-stock.ts'
import { computeStreams } from './compute-streams.ts'
import type { Grid } from './grid.ts'
import type { Levers } from './levers.ts'
import { paySuppliers } from './pay-suppliers.ts'

/** Runs a forecast again in the grid of an earlier run of the same model. */
export function rerunForecast(model: ForecastModel, levers: Levers, grid: Grid): void {
  grid.cells.fill(0)
  runForecast(model, levers, grid)
}

/** Fills a new grid. */
export function runForecast(model: ForecastModel, levers: Levers, grid: Grid): void {
  computeStreams(model, levers, grid)
  computePeople(model, levers, grid)
  computeCosts(model, levers, grid)
  computeStartUp(model, grid)
  computeLoans(model, levers, grid)
  computePurchases(grid)
  collectFromCustomers(model, grid)
  paySuppliers(model, grid)
  computeBeforeLine(model, grid)
  computeMonths(model, levers, grid)
  computeBalance(model, grid)
}

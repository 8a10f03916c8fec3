import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { computeBalance } from './compute-balance.ts'
import { computeBeforeLine } from './compute-before-line.ts'
import { computeCosts } from './compute-costs.ts'
import { computeLoans } from './compute-loans.ts'
import { computeMonths } from './compute-months.ts'
import { computePeople } from './compute-people.ts'
import { computeStartUp } from './compute-start-up.ts'
import { computePurchases } from './compute-stock.ts'
import { computeStreams } from './compute-streams.ts'
import { addRow, at, type Grid, row } from './grid.ts'
import { addLag } from './lags.ts'
import type { Levers } from './levers.ts'

/** Runs a forecast again in the grid of an earlier run of the same model. */
export function rerunForecast(model: ForecastModel, levers: Levers, grid: Grid): void {
  grid.cells.fill(0)
  runForecast(model, levers, grid)
}

/** Fills a new grid. */
export function runForecast(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { cells, width } = grid
  computeStreams(model, levers, grid)
  computePeople(model, levers, grid)
  computeCosts(model, levers, grid)
  computeStartUp(model, grid)
  computeLoans(model, levers, grid)
  computePurchases(grid)
  computeDue(model, grid)
  addLag(cells, width, model.daysUntilCustomersPay, {
    source: row.netSales,
    paid: row.receipts,
    owed: row.receivables,
  })
  payForCosts(model, grid)
  computeBeforeLine(model, grid)
  computeMonths(model, levers, grid)
  computeBalance(model, grid)
}

/** The suppliers' days are for what is bought to sell. A running cost is paid in its month, or after days of its own. */
function payForCosts({ costs, daysUntilSuppliersPaid }: ForecastModel, grid: Grid): void {
  const { cells, width } = grid
  const [paid, owed] = [row.suppliersPaid, row.payables]
  addLag(cells, width, daysUntilSuppliersPaid, { source: row.purchases, paid, owed })
  if (costs.every(({ days }) => days === 0)) {
    addRow(grid, row.runningCosts, paid)
    return
  }
  for (const [index, { days }] of costs.entries()) {
    addLag(cells, width, days, { source: grid.costs + index, paid, owed })
  }
}

/** Pay, tax and interest are paid in their month. Customers and suppliers have their days. */
function computeDue({ badDebt }: ForecastModel, { cells, width }: Grid): void {
  for (let month = 1; month < width; month += 1) {
    const sales = at(cells, row.sales * width + month)
    const lost = sales * badDebt
    cells[row.badDebt * width + month] = lost
    cells[row.netSales * width + month] = sales - lost
    const bought = at(cells, row.purchases * width + month)
    cells[row.onSupplierTerms * width + month] = bought + at(cells, row.runningCosts * width + month)
  }
}

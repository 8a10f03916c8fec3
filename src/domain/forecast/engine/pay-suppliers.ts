import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { divideStock } from './compute-stock.ts'
import { addRow, at, type Grid, row, rowsPerStream, streamRow } from './grid.ts'
import { addLag } from './lags.ts'

const toSuppliers = { paid: row.suppliersPaid, owed: row.payables }

/** The suppliers' days are for what is bought to sell. A running cost is paid in its month, or after days of its own. */
export function paySuppliers(model: ForecastModel, grid: Grid): void {
  const { cells, width } = grid
  for (let month = 1; month < width; month += 1) {
    const bought = at(cells, row.purchases * width + month)
    cells[row.onSupplierTerms * width + month] = bought + at(cells, row.runningCosts * width + month)
  }
  payForGoods(model, grid)
  if (model.costs.every(({ days }) => days === 0)) {
    addRow(grid, row.runningCosts, row.suppliersPaid)
    return
  }
  for (const [index, { days }] of model.costs.entries()) {
    addLag(cells, width, days, { source: grid.costs + index, ...toSuppliers })
  }
}

function payForGoods(model: ForecastModel, grid: Grid): void {
  const { cells, width } = grid
  const { streams, daysUntilSuppliersPaid } = model
  if (streams.every(({ supplierDays }) => supplierDays === null)) {
    addLag(cells, width, daysUntilSuppliersPaid, { source: row.purchases, ...toSuppliers })
    return
  }
  divideStock(model, grid)
  for (const [index, { supplierDays }] of streams.entries()) {
    const source = grid.streams + index * rowsPerStream + streamRow.bought
    addLag(cells, width, supplierDays ?? daysUntilSuppliersPaid, { source, ...toSuppliers })
  }
}

import type { ForecastModel, ModelCost } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteRow } from './apply-overwrites.ts'
import { addRow, at, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'

export function computeCosts(model: ForecastModel, levers: Levers, grid: Grid): void {
  const { costs } = model
  // By index, because an iterator of pairs takes longer than the sums.
  for (let index = 0; index < costs.length; index += 1) {
    const cost = costs[index]
    if (!cost) continue
    const own = grid.costs + index
    writeCost(cost, levers.runningCosts, grid, own)
    if (cost.byHand !== null) overwriteRow(cost.byHand, levers.runningCosts, grid, own)
    addRow(grid, own, row.runningCosts)
    if (cost.period === 'percent-of-sales') addRow(grid, own, row.salesShareCosts)
  }
}

function writeCost(cost: ModelCost, factor: number, { cells, width }: Grid, own: number): void {
  const { start, period } = cost
  const first = own * width
  const gap = gapOf(cost)
  const base =
    period === 'percent-of-sales'
      ? (cost.percentOf === 'list' ? row.listSales : row.sales) * width
      : period === 'new-customer'
        ? row.newCustomers * width
        : -1
  const last = Math.min(cost.end, width - 1)
  let amount = cost.amount * factor
  let nextRise = start + 12
  for (let month = start; month <= last; month += gap) {
    if (month >= nextRise) {
      amount *= 1 + cost.rise
      nextRise += 12
    }
    cells[first + month] = base < 0 ? amount : amount * at(cells, base + month)
  }
}

/** More months than a forecast has. */
const neverAgain = 4096

/** In how many months it is due again. It is a cost of the month in which it is due. */
export function gapOf({ period }: ModelCost): number {
  if (period === 'quarter') return 3
  if (period === 'year') return 12
  return period === 'once' ? neverAgain : 1
}

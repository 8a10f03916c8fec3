import type { ForecastModel, ModelCost } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { add, at, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'

export function computeCosts(model: ForecastModel, levers: Levers, grid: Grid): void {
  for (const [index, cost] of model.costs.entries()) computeCost(cost, levers, grid, index)
}

function computeCost(cost: ModelCost, levers: Levers, { cells, width, costs }: Grid, index: number): void {
  const own = (costs + index) * width
  const total = row.runningCosts * width
  const { start, end, byHand } = cost
  const gap = gapOf(cost)
  const isShare = cost.period === 'percent-of-sales'
  const base = isShare ? row.sales * width : cost.period === 'new-customer' ? row.newCustomers * width : -1
  const last = Math.min(end, width - 1)
  let amount = cost.amount * levers.runningCosts
  let nextRise = start + 12
  for (let month = start; month <= last; month += gap) {
    if (month >= nextRise) {
      amount *= 1 + cost.rise
      nextRise += 12
    }
    const due = base < 0 ? amount : amount * at(cells, base + month)
    cells[own + month] = due
    if (byHand === null) add(cells, total + month, due)
  }
  if (byHand !== null) {
    for (let month = 1; month < width; month += 1) {
      const counted = overwriteOr(byHand, month, levers.runningCosts, at(cells, own + month))
      cells[own + month] = counted
      add(cells, total + month, counted)
    }
  }
  if (!isShare) return
  for (let month = 1; month < width; month += 1) {
    add(cells, row.salesShareCosts * width + month, at(cells, own + month))
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

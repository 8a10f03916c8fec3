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
  let amount = cost.amount * levers.runningCosts
  let nextRise = start + 12
  let nextDue = start
  for (let month = byHand === null ? start : 1; month < width; month += 1) {
    if (month === nextRise) {
      amount *= 1 + cost.rise
      nextRise += 12
    }
    let due = 0
    if (month === nextDue && month <= end) {
      due = base < 0 ? amount : amount * at(cells, base + month)
      nextDue += gap
    }
    const counted = byHand === null ? due : overwriteOr(byHand, month, levers.runningCosts, due)
    cells[own + month] = counted
    add(cells, total + month, counted)
    if (isShare) add(cells, row.salesShareCosts * width + month, counted)
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

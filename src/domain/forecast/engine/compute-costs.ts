import type { ForecastModel, ModelCost } from '#domain/forecast/inputs/forecast-model.ts'
import { overwriteOr } from './by-hand.ts'
import { add, at, type Grid, row } from './grid.ts'
import type { Levers } from './levers.ts'

export function computeCosts(model: ForecastModel, levers: Levers, { cells, width, costs }: Grid): void {
  const sales = row.sales * width
  const newCustomers = row.newCustomers * width
  const total = row.runningCosts * width
  const shares = row.salesShareCosts * width
  model.costs.forEach((cost, index) => {
    const own = (costs + index) * width
    const { period, start, end, byHand } = cost
    const gap = gapOf(cost)
    let amount = cost.amount * levers.runningCosts
    const from = byHand === null ? start : 1
    for (let month = from; month < width; month += 1) {
      if (month > start && (month - start) % 12 === 0) amount *= 1 + cost.rise
      const isDue = month >= start && month <= end && (month - start) % gap === 0
      let due = isDue ? amount : 0
      if (period === 'percent-of-sales') due *= at(cells, sales + month)
      else if (period === 'new-customer') due *= at(cells, newCustomers + month)
      const counted = overwriteOr(byHand, month, levers.runningCosts, due)
      cells[own + month] = counted
      add(cells, total + month, counted)
      if (period === 'percent-of-sales') add(cells, shares + month, counted)
    }
  })
}

/** In how many months it is due again. It is a cost of the month in which it is due. */
export function gapOf({ period }: ModelCost): number {
  if (period === 'quarter') return 3
  if (period === 'year') return 12
  return period === 'once' ? Infinity : 1
}

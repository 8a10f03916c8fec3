import type { Grid, RowName } from '#domain/forecast/engine/grid.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { leastAmount, sumRow } from './sum-rows.ts'

/** Without sales, a loan would have to carry every cost to the last month: a number, but no answer. */
export function canFindSmallestLoan({ grid, model }: { grid: Grid; model: ForecastModel }): boolean {
  const has = (name: RowName) => Math.abs(sumRow(grid, name, 1, model.months)) > leastAmount
  return has('sales') && costRows.some(has)
}

const costRows = ['directCost', 'directPay', 'pay', 'runningCosts', 'ownersPay'] as const

import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import type { Grid } from '#domain/forecast/engine/grid.ts'
import { findLowestCash } from '#domain/forecast/figures/key-figures.ts'
import { leastAmount, readRow } from '#domain/forecast/figures/sum-rows.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'

/** '$8,016 in Feb 2028', as the statements print it. */
export function sayLowestCash(model: ForecastModel, grid: Grid, { showMoney }: PlanFacts): string {
  const { month } = findLowestCash(grid)
  const rounded = roundForecast({ model, grid }).grid
  const amount = readRow(rounded, 'cash', month)
  const drawn = readRow(rounded, 'line', month)
  const owed = drawn < 1 ? '' : ` with ${showMoney(drawn)} drawn on the line of credit`
  return `${showMoney(amount)} ${placeForecastMonth(model, month)}${owed}`
}

/** 'cash is used up in Oct 2027 and falls to −$84,163 in Mar 2030'. Null while it lasts. */
export function sayCashGone(model: ForecastModel, grid: Grid, facts: PlanFacts): string | null {
  for (let month = 0; month < grid.width; month += 1) {
    if (readRow(grid, 'cash', month) < -leastAmount) {
      return `cash is used up ${placeForecastMonth(model, month)} and falls to ${sayLowestCash(model, grid, facts)}`
    }
  }
  return null
}

import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { readRow } from './sum-rows.ts'

/** Less than half a unit is shown as zero. */
const leastShown = 0.5

/**
 * Cash that a line of credit holds level looks safer than it is, so the most that is drawn is said next to it. Null
 * when nothing is drawn.
 */
export function describeCreditLine({ model, grid }: ForecastRows): string | null {
  const drawn = Array.from({ length: model.months + 1 }, (_, month) => readRow(grid, 'line', month))
  const most = Math.max(...drawn)
  if (most < leastShown) return null
  const amount = formatMoney(most, { currency: model.currency, cents: 'never' })
  return `A line of credit keeps the cash up: the most that is drawn is ${amount}, ${placeForecastMonth(model, drawn.indexOf(most))}.`
}

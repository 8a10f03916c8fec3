import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { sayDrawn } from './credit-line.ts'
import type { KeyFigures } from './key-figures.ts'
import { readRow, sumRow } from './sum-rows.ts'

/** What the charts show, in one sentence each. It is the title of the chart. */

/** Less than half a cent is a rounding. */
const leastShown = 0.005

export interface SalesAndCosts {
  readonly sales: readonly number[]
  readonly costs: readonly number[]
}

/** What is owed on the line of credit, month by month. Null when nothing is drawn. */
export function readDrawn({ model, grid }: ForecastRows): readonly number[] | null {
  const drawn = Array.from({ length: model.months + 1 }, (_, month) => readRow(grid, 'line', month))
  return drawn.some((amount) => amount >= leastShown) ? drawn : null
}

export function readCash({ model, grid }: ForecastRows): readonly number[] {
  return Array.from({ length: model.months + 1 }, (_, month) => readRow(grid, 'cash', month))
}

/** Months 1 to the last. Costs are all that lies between sales and profit. */
export function readSalesAndCosts({ model, grid }: ForecastRows): SalesAndCosts {
  const months = Array.from({ length: model.months }, (_, index) => index + 1)
  const sales = months.map((month) => readRow(grid, 'sales', month))
  return {
    sales,
    costs: months.map((month, index) => (sales[index] ?? 0) - readRow(grid, 'netIncome', month)),
  }
}

export function readProfitByYear({ model, grid }: ForecastRows): readonly number[] {
  return Array.from({ length: model.months / 12 }, (_, index) =>
    sumRow(grid, 'netIncome', index === 0 ? 0 : index * 12 + 1, (index + 1) * 12),
  )
}

export function describeCashLine({ model, grid }: ForecastRows, figures: KeyFigures): string {
  const { lowestCash } = figures
  const lowest = placeForecastMonth(model, lowestCash.month)
  const drawn = sayDrawn(model, figures)
  if (lowestCash.amount > -leastShown) {
    if (drawn === '') return `Cash never falls below zero; it is lowest ${lowest}`
    const amount = formatMoney(figures.shownLowestCash, { currency: model.currency, cents: 'never' })
    return `Cash is lowest ${lowest}: ${amount} in the bank, ${drawn}`
  }
  const first = readCash({ model, grid }).findIndex((amount) => amount <= -leastShown)
  const empty = placeForecastMonth(model, first)
  const emptied =
    empty === lowest ? `Cash runs out ${empty}` : `Cash runs out ${empty} and is lowest ${lowest}`
  return drawn === '' ? emptied : `${emptied}, with ${drawn}`
}

export function describeSalesAndCosts(forecast: ForecastRows, { firstProfitableMonth }: KeyFigures): string {
  const { model } = forecast
  if (firstProfitableMonth !== null) {
    return `Sales first pass costs ${placeForecastMonth(model, firstProfitableMonth)}`
  }
  const hasSales = readSalesAndCosts(forecast).sales.some((amount) => amount >= leastShown)
  return hasSales ? `Sales do not pass costs within ${model.months} months` : 'Nothing is sold yet'
}

export function describeProfitByYear(forecast: ForecastRows): string {
  const years = readProfitByYear(forecast).map((amount) => amount >= leastShown)
  const first = years.indexOf(true)
  if (first === -1) return 'No year makes a profit'
  if (!years.includes(false)) return 'Every year makes a profit'
  if (!years.slice(first).includes(false)) {
    return first === years.length - 1
      ? `Year ${first + 1} is the first with a profit`
      : `Profit from year ${first + 1} on`
  }
  const named = years.flatMap((isProfit, index) => (isProfit ? [`${index + 1}`] : []))
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(named)
  return `Profit in ${named.length === 1 ? 'year' : 'years'} ${list} only`
}

import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { at, type Grid, rowsPerStream, streamRow } from '#domain/forecast/engine/grid.ts'
import { leastAmount, readRow, sumRow } from './sum-rows.ts'

export interface BreakEven {
  /** The months of the year from the first sale on. Costs before it are no costs of an open month. */
  readonly openMonths: number
  /** What is left of each unit of sales after the costs that follow sales. */
  readonly contributionRatio: number
  readonly fixedPerMonth: number
  readonly withoutLoans: BreakEvenSales
  /** With interest and principal. */
  readonly withLoans: BreakEvenSales
}

export interface BreakEvenSales {
  readonly salesPerMonth: number
  /** How many of each stream that is, if they sell in the planned proportion. */
  readonly volumes: readonly BreakEvenVolume[]
}

export interface BreakEvenVolume {
  readonly streamId: string
  readonly amount: number
  /** Units are counted per day on which the business sells, customers and hours per month. */
  readonly per: 'day' | 'month'
}

const daysPerMonth = 30

/**
 * Fixed costs ÷ contribution ratio, in an average month in which the business is open. Fixed costs include what the owner
 * takes, whether it is a salary, pay or draws, so that two entities compare. They leave out wear, because the loan's principal pays for the
 * same things. Null when a sale leaves nothing, or when nothing is sold.
 */
export function computeBreakEven(forecast: ForecastRows, year: number): BreakEven | null {
  const { grid } = forecast
  const to = year * 12
  const from = Math.max((year - 1) * 12 + 1, findOpening(grid))
  const openMonths = to - from + 1
  if (openMonths < 1) return null
  const sales = sumRow(grid, 'sales', from, to)
  const following =
    sumRow(grid, 'directCost', from, to) +
    sumRow(grid, 'salesShareCosts', from, to) +
    sumRow(grid, 'badDebt', from, to)
  const contributionRatio = sales > leastAmount ? (sales - following) / sales : 0
  if (contributionRatio < smallestRatio) return null
  const people =
    sumRow(grid, 'directPay', from, to) +
    sumRow(grid, 'pay', from, to) +
    sumRow(grid, 'ownersPay', from, to) +
    sumRow(grid, 'otherDraws', from, to)
  const running = sumRow(grid, 'runningCosts', from, to) - sumRow(grid, 'salesShareCosts', from, to)
  const payments =
    sumRow(grid, 'loanInterest', from, to) +
    sumRow(grid, 'lineInterest', from, to) +
    sumRow(grid, 'principal', from, to)
  const fixedPerMonth = (people + running) / openMonths

  function atFixed(fixed: number): BreakEvenSales {
    const salesPerMonth = fixed / contributionRatio
    const share = (salesPerMonth * openMonths) / sales
    return { salesPerMonth, volumes: listVolumes(forecast, from, to, share) }
  }

  return {
    openMonths,
    contributionRatio,
    fixedPerMonth,
    withoutLoans: atFixed(fixedPerMonth),
    withLoans: atFixed(fixedPerMonth + payments / openMonths),
  }
}

/** The first month with sales, or one after the end of the forecast. */
function findOpening(grid: Grid): number {
  let month = 1
  while (month < grid.width && readRow(grid, 'sales', month) <= leastAmount) month += 1
  return month
}

/** 'Year 1: an average of the 7 months from the first sale on.' Empty where every year is open throughout. */
export function noteOpenMonths(years: readonly { year: number; breakEven: BreakEven | null }[]): string {
  const short = years.find(({ breakEven }) => breakEven !== null && breakEven.openMonths < 12)
  if (!short?.breakEven) return ''
  const { openMonths } = short.breakEven
  return openMonths === 1
    ? `Year ${short.year} counts its one month with sales.`
    : `Year ${short.year} is an average of the ${openMonths} months from the first sale on.`
}

/** Below a hundredth of a percent, the sales that break even are out of this world. */
const smallestRatio = 1e-4

function listVolumes(
  { model, grid }: ForecastRows,
  from: number,
  to: number,
  share: number,
): readonly BreakEvenVolume[] {
  return model.streams.flatMap(({ id, kind, period, periodsPerMonth }, index): BreakEvenVolume[] => {
    if (kind === 'amount') return []
    const first = (grid.streams + index * rowsPerStream + streamRow.volume) * grid.width
    let sold = 0
    for (let month = from; month <= to; month += 1) sold += at(grid.cells, first + month)
    const perMonth = (sold / (to - from + 1)) * share
    if (kind !== 'units') return [{ streamId: id, amount: perMonth, per: 'month' }]
    const days = period === 'day' && periodsPerMonth > 0 ? periodsPerMonth : daysPerMonth
    return [{ streamId: id, amount: perMonth / days, per: 'day' }]
  })
}

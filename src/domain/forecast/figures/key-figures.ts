import type { Grid } from '#domain/forecast/engine/grid.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import { type BreakEven, computeBreakEven } from './break-even.ts'
import { computeDebtCover, type DebtCover } from './debt-cover.ts'
import { findLastingProfit, type LastingProfit } from './lasting-profit.ts'
import { nameOutsideProfit } from './name-outside-profit.ts'
import { computeSourcesAndUses } from './sources-and-uses.ts'
import { leastAmount, readRow, sumRow } from './sum-rows.ts'

export interface KeyFigures {
  readonly lowestCash: LowestCash
  /** As the statements show it. */
  readonly shownLowestCash: number
  readonly shownDrawn: number
  /** The most that is drawn from the line of credit. Null when nothing is. */
  readonly highestDraw: HighestDraw | null
  /** The first month with a profit, which may be a lucky one, and is before what the owner takes. */
  readonly firstProfitableMonth: number | null
  readonly lastingProfit: LastingProfit | null
  /** What a profit is before: 'your pay and loan repayments', or nothing. */
  readonly outsideProfit: string
  readonly firstMonthOfPositiveOperatingCash: number | null
  /** How many months the cash lasts. Null when it lasts to the end of the forecast. */
  readonly runwayMonths: number | null
  /** The owner's share of what the project costs, in percent. Null when it costs nothing. */
  readonly ownersSharePercent: number | null
  readonly years: readonly YearFigures[]
}

export interface LowestCash {
  /** In the bank. */
  readonly amount: number
  readonly month: number
  /** What is owed on the line of credit then, without which there would be less. */
  readonly drawn: number
}

export interface HighestDraw {
  readonly amount: number
  readonly month: number
}

/** The figures of one year. A figure that cannot be is null: "none" for debt, "n/a" for the others. */
export interface YearFigures {
  readonly year: number
  readonly grossMarginPercent: number | null
  readonly debtCover: DebtCover | null
  readonly breakEven: BreakEven | null
  /** What is owned and soon turns into cash ÷ what is due within a year. */
  readonly currentRatio: number | null
  /** All that is owed ÷ equity. Null when equity is not positive. */
  readonly debtToEquity: number | null
}

export function computeKeyFigures(forecast: ForecastRows): KeyFigures {
  const { model, grid } = forecast
  const years = Array.from({ length: model.months / 12 }, (_, index) => computeYear(forecast, index + 1))
  const lowestCash = findLowestCash(grid)
  const shown = roundForecast(forecast).grid
  const empty = findMonth(grid, 0, (month) => readRow(grid, 'cash', month) < -leastAmount)
  return {
    lowestCash,
    shownLowestCash: readRow(shown, 'cash', lowestCash.month),
    shownDrawn: readRow(shown, 'line', lowestCash.month),
    highestDraw: findHighestDraw(shown),
    outsideProfit: nameOutsideProfit(forecast),
    firstProfitableMonth: findMonth(grid, 1, (month) => readRow(grid, 'netIncome', month) > leastAmount),
    lastingProfit: findLastingProfit(forecast),
    firstMonthOfPositiveOperatingCash: findMonth(
      grid,
      1,
      (month) => readRow(grid, 'operatingCash', month) > leastAmount,
    ),
    runwayMonths: empty === null ? null : Math.max(0, empty - 1),
    ownersSharePercent: computeSourcesAndUses(model).ownersSharePercent,
    years,
  }
}

/**
 * The first month in which cash less what is owed on the line of credit is lowest. A line keeps the cash level, so the
 * cash alone would name a month long before the one that matters. In that month, the cash itself is lowest, too.
 */
export function findLowestCash(grid: Grid): LowestCash {
  let lowest = readCash(grid, 0)
  for (let month = 1; month < grid.width; month += 1) {
    const cash = readCash(grid, month)
    // Less than that is a rounding, and no new low.
    if (cash.amount - cash.drawn < lowest.amount - lowest.drawn - leastAmount) lowest = cash
  }
  return lowest
}

function readCash(grid: Grid, month: number): LowestCash {
  return { amount: readRow(grid, 'cash', month), month, drawn: readRow(grid, 'line', month) }
}

/** The first month in which most is drawn. */
function findHighestDraw(grid: Grid): HighestDraw | null {
  let highest: HighestDraw | null = null
  for (let month = 0; month < grid.width; month += 1) {
    const amount = readRow(grid, 'line', month)
    if (amount > (highest?.amount ?? leastAmount)) highest = { amount, month }
  }
  return highest
}

function findMonth(grid: Grid, from: number, isIt: (month: number) => boolean): number | null {
  for (let month = from; month < grid.width; month += 1) if (isIt(month)) return month
  return null
}

function computeYear(forecast: ForecastRows, year: number): YearFigures {
  const { grid } = forecast
  const from = (year - 1) * 12 + 1
  const to = year * 12
  const sales = sumRow(grid, 'sales', from, to)
  const owned =
    readRow(grid, 'cash', to) +
    readRow(grid, 'receivables', to) +
    readRow(grid, 'stock', to) +
    readRow(grid, 'taxPaidAhead', to)
  const due =
    readRow(grid, 'payables', to) +
    readRow(grid, 'taxOwed', to) +
    readRow(grid, 'customersDeposits', to) +
    readRow(grid, 'line', to) +
    readRow(grid, 'loansDueInAYear', to)
  const equity = readRow(grid, 'totalEquity', to)
  return {
    year,
    grossMarginPercent: sales > leastAmount ? (sumRow(grid, 'grossProfit', from, to) / sales) * 100 : null,
    debtCover: computeDebtCover(grid, year),
    breakEven: computeBreakEven(forecast, year),
    currentRatio: due > leastAmount ? owned / due : null,
    debtToEquity: equity > leastAmount ? readRow(grid, 'totalLiabilities', to) / equity : null,
  }
}

import { computeModel } from '#domain/forecast/engine/computed-forecast.ts'
import { type Grid, row } from '#domain/forecast/engine/grid.ts'
import { asPlanned } from '#domain/forecast/engine/levers.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'
import type { ForecastModel } from '#domain/forecast/inputs/forecast-model.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { sayDrawn } from './credit-line.ts'
import { computeDebtCover } from './debt-cover.ts'
import { formatTimes } from './format-cover.ts'
import type { KeyFigures } from './key-figures.ts'
import { leastAmount, readRow } from './sum-rows.ts'

/** A figure that a lender asks for first, by the rules of a former edition and by today's. */
export interface ChangedFigure {
  readonly label: string
  readonly before: string
  readonly now: string
}

export interface ChangedFigures {
  readonly figures: readonly ChangedFigure[]
  /** A sentence for each rule that changed one of them. */
  readonly reasons: readonly string[]
}

/**
 * What changed for a plan of the first edition, in which running costs had the suppliers' days, and the lowest cash was
 * in the first month that a line of credit held at the minimum. Null when neither figure changed.
 */
export function compareEditions(
  inputs: ForecastInputs,
  forecast: ForecastRows,
  figures: KeyFigures,
): ChangedFigures | null {
  const { model, grid } = forecast
  const former = computeModel(toFormerModel(inputs, model), asPlanned)
  const money = (amount: number) => formatMoney(amount, { currency: model.currency, cents: 'never' })
  const place = (amount: number, month: number) => `${money(amount)} ${placeForecastMonth(model, month)}`
  const month = findFirstLowest(former.grid)
  const drawn = sayDrawn(model, figures)
  const lowest = place(figures.shownLowestCash, figures.lowestCash.month)
  const changed = [
    {
      label: 'Lowest cash',
      before: place(readRow(roundForecast(former).grid, 'cash', month), month),
      now: drawn === '' ? lowest : `${lowest}, with ${drawn}`,
    },
    {
      label: 'Loan cover (DSCR) of year 2, after your pay',
      before: sayCover(former.grid),
      now: sayCover(grid),
    },
  ].filter(({ before, now }) => before !== now)
  if (changed.length === 0) return null
  const hadDays = former.model.costs.some(({ days }, index) => days !== model.costs[index]?.days)
  return {
    figures: changed,
    reasons: [
      ...(hadDays
        ? [
            'Running costs such as rent are now paid in their month, unless you give them days of their own. The days until you pay suppliers are for what you buy to sell.',
          ]
        : []),
      ...(drawn === ''
        ? []
        : [
            'A line of credit holds the cash level, so the lowest point is now where cash less what is drawn is lowest.',
          ]),
    ],
  }
}

function toFormerModel(inputs: ForecastInputs, model: ForecastModel): ForecastModel {
  const costs = model.costs.map((cost, index) => ({
    ...cost,
    days: inputs.runningCosts[index]?.daysUntilPaid === null ? model.daysUntilSuppliersPaid : cost.days,
  }))
  return { ...model, costs }
}

function findFirstLowest({ cells, width }: Grid): number {
  const cash = Array.from(cells.subarray(row.cash * width, (row.cash + 1) * width))
  const lowest = Math.min(...cash)
  return cash.findIndex((amount) => amount <= lowest + leastAmount)
}

function sayCover(grid: Grid): string {
  const cover = computeDebtCover(grid, 2)
  return cover === null ? 'none' : formatTimes(cover.afterOwner)
}

import { formatPercent } from '#domain/finance/format-figures.ts'
import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatDay } from '#domain/wording/format-day.ts'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { plural } from '#domain/wording/plural.ts'
import { findCoverDeductions } from './cover-deductions.ts'
import { type BreakEvenSales, noteOpenMonths } from './break-even.ts'
import { formatCover, formatTimes, formatDebtRatio } from './format-cover.ts'
import type { KeyFigures, YearFigures } from './key-figures.ts'
import { describeDips, nameLastingProfit } from './lasting-profit.ts'
import { leastDebtCover, leastOwnersSharePercent, type Threshold, wantedDebtCover } from './thresholds.ts'

/** The figures that lenders ask for, in words and formatted. */

export interface PlanFigure {
  readonly label: string
  readonly value: string
  readonly note: string
}

export interface YearFigureRow {
  readonly label: string
  /** What lenders call it, if that is another word. */
  readonly term: string
  readonly values: readonly string[]
  readonly note: string
}

/** A figure that cannot be: there is nothing to divide by. */
const notApplicable = 'n/a'
const noDebt = 'none'

export function listPlanFigures(
  forecast: ForecastRows,
  figures: KeyFigures,
  collateral: string,
): readonly PlanFigure[] {
  const { model } = forecast
  const { runwayMonths, firstMonthOfPositiveOperatingCash: positive, ownersSharePercent } = figures
  const { firstProfitableMonth: firstProfit, lastingProfit } = figures
  const dips = describeDips(forecast, lastingProfit)
  const owners = model.contributions.filter(({ source }) => source === 'owner')
  const own = formatMoney(
    owners.reduce((sum, { amount }) => sum + amount, 0),
    { currency: model.currency, cents: 'never' },
  )
  return [
    {
      label: 'How long the cash lasts',
      value: runwayMonths === null ? 'to the end' : `${runwayMonths} ${plural(runwayMonths, 'month')}`,
      note: 'Until the first month in which cash is below zero (runway).',
    },
    ...(figures.highestDraw === null
      ? []
      : [
          {
            label: 'Highest draw on the line of credit',
            value: formatMoney(figures.highestDraw.amount, { currency: model.currency, cents: 'never' }),
            note: `Reached ${placeForecastMonth(model, figures.highestDraw.month)}. Cash is lowest where cash less this debt is lowest.`,
          },
        ]),
    {
      label: 'First month with a profit',
      value: firstProfit === null ? 'not yet' : placeForecastMonth(model, firstProfit),
      note: `It may be a single good month${figures.outsideProfit === '' ? '' : `, and is before ${figures.outsideProfit}`}.`,
    },
    {
      label: 'Profit lasts from',
      value: nameLastingProfit(forecast, lastingProfit),
      note: `After the owners’ pay and draws: this month and every twelve months in a row after it have a profit${dips === '' ? '' : `, with ${dips}`}.`,
    },
    {
      label: 'The business first brings in cash',
      value: positive === null ? 'not yet' : placeForecastMonth(model, positive),
      note: 'The first month in which customers pay more than it spends (operating cash flow).',
    },
    {
      label: 'Own contribution',
      value: ownersSharePercent === null ? notApplicable : `${own}, ${formatPercent(ownersSharePercent)}`,
      note: `The owner’s share of what the project costs. At least ${formatNumber(leastOwnersSharePercent.value)}%: ${sourceOf(leastOwnersSharePercent)}.`,
    },
    {
      label: 'Collateral',
      value: collateral.trim() === '' ? 'none named' : 'named',
      note: collateral.trim() === '' ? 'What a lender could take if the loan is not paid back.' : collateral,
    },
    ...(model.taxRate === 0
      ? [
          {
            label: 'Tax on the profit',
            value: 'the owner’s',
            note: 'A business that pays no tax itself passes it to its owner. What you take out must be enough to live on and to pay it.',
          },
        ]
      : []),
  ]
}

export function listYearFigures(forecast: ForecastRows, { years }: KeyFigures): readonly YearFigureRow[] {
  const { model } = forecast
  const { currency } = model
  const row = (
    label: string,
    term: string,
    note: string,
    format: (year: YearFigures) => string,
  ): YearFigureRow => ({ label, term, note, values: years.map(format) })
  const sales = (breakEven: BreakEvenSales | undefined) =>
    breakEven ? formatMoney(breakEven.salesPerMonth, { currency, cents: 'never' }) : notApplicable
  const cover = (value: number | undefined) => (value === undefined ? noDebt : formatTimes(value))
  const differs = years.some(
    ({ debtCover }) =>
      debtCover !== null && Math.abs(debtCover.afterOwnerInFull - debtCover.afterOwner) > 0.005,
  )
  const pay = findCoverDeductions(forecast, 1).pay ? 'with your pay, ' : ''
  return [
    row('Left of each sale', 'gross margin', '', ({ grossMarginPercent }) =>
      grossMarginPercent === null ? notApplicable : formatPercent(grossMarginPercent),
    ),
    row('Sales a month to break even', `${pay}before loan payments`, noteOpenMonths(years), ({ breakEven }) =>
      sales(breakEven?.withoutLoans),
    ),
    row('Sales a month to break even', `${pay}with loan payments`, '', ({ breakEven }) =>
      sales(breakEven?.withLoans),
    ),
    ...model.streams
      .filter(({ kind }) => kind !== 'amount')
      .map(({ id, name, kind }) =>
        row(
          `${name || 'Sales'} to break even`,
          kind === 'units' ? 'a day, with loan payments' : 'a month, with loan payments',
          '',
          ({ breakEven }) => {
            const volume = breakEven?.withLoans.volumes.find(({ streamId }) => streamId === id)
            return volume ? formatNumber(volume.amount, 1) : notApplicable
          },
        ),
      ),
    row(
      'Loan cover before your pay',
      'DSCR, EBITDA ÷ payments',
      'What the business earns for each unit of loan payments.',
      ({ debtCover }) => cover(debtCover?.beforeOwner),
    ),
    row(
      'Loan cover after your pay',
      'DSCR, less tax and draws',
      `Wanted ${formatTimes(wantedDebtCover.value)}: ${sourceOf(wantedDebtCover)}. At least ${formatTimes(leastDebtCover.value)} within two years: ${sourceOf(leastDebtCover)}.`,
      ({ debtCover }) => cover(debtCover?.afterOwner),
    ),
    ...(differs
      ? [
          row(
            'Loan cover with full payments',
            'after your pay',
            'With level payments in interest-only months, which flatter the cover, and in place of a balloon.',
            ({ debtCover }) => cover(debtCover?.afterOwnerInFull),
          ),
        ]
      : []),
    row('Money soon in hand ÷ due in a year', 'current ratio', '', ({ currentRatio }) =>
      currentRatio === null ? notApplicable : formatCover(currentRatio),
    ),
    row('Owed ÷ owned by you', 'debt to equity', '', ({ debtToEquity }) =>
      debtToEquity === null ? notApplicable : formatDebtRatio(debtToEquity),
    ),
  ]
}

function sourceOf({ source, asOf }: Threshold): string {
  return `${source} (as of ${formatDay(asOf)})`
}

import { formatPercent } from '#domain/finance/format-figures.ts'
import { noteOpenMonths } from '#domain/forecast/figures/break-even.ts'
import { findCoverDeductions } from '#domain/forecast/figures/cover-deductions.ts'
import { formatCover, formatTimes, formatDebtRatio } from '#domain/forecast/figures/format-cover.ts'
import { nameLastingProfit } from '#domain/forecast/figures/lasting-profit.ts'
import { wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { nameForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import { amountRow, type AmountRow, buildAmountTable } from './amount-table.ts'
import { type PrintedForecast, readLine } from './printed-forecast.ts'

const none = 'n/a'

/** Lowest cash, first profit and the cover of year 2: what a lender looks at before anything else. */
export function describeKeyFigures({ forecast, figures, monthly, yearly, money }: PrintedForecast): Block[] {
  const { model } = forecast
  const { lowestCash, highestDraw, firstProfitableMonth } = figures
  const cover = figures.years[1]?.debtCover?.afterOwner
  const sales = readLine(yearly['profit-and-loss'], 'sales')
  const profits = readLine(yearly['profit-and-loss'], 'netIncome')
  return [
    {
      type: 'figures',
      figures: [
        { label: 'Sales, year 1', value: money(sales[0] ?? 0), isHealthy: false },
        { label: 'Profit, year 1', value: money(profits[0] ?? 0), isHealthy: false },
        { label: 'Profit, year 2', value: money(profits[1] ?? 0), isHealthy: false },
        {
          label: `Lowest cash, ${nameForecastMonth(model, lowestCash.month)}`,
          value: money(readLine(monthly['cash-flow'], 'closingCash')[lowestCash.month] ?? 0),
          isHealthy: false,
        },
        ...(highestDraw === null
          ? []
          : [
              {
                label: `Highest draw on the line of credit, ${nameForecastMonth(model, highestDraw.month)}`,
                value: money(highestDraw.amount),
                isHealthy: false,
              },
            ]),
        {
          label: 'First month with a profit',
          value: firstProfitableMonth === null ? 'None' : nameForecastMonth(model, firstProfitableMonth),
          isHealthy: false,
        },
        {
          label: 'Profit lasts from, after the owner’s pay',
          value: nameLastingProfit(forecast, figures.lastingProfit),
          isHealthy: false,
        },
        {
          label: `DSCR, year 2 (wanted: ${formatTimes(wantedDebtCover.value)})`,
          value: cover === undefined ? 'No debt' : formatTimes(cover),
          isHealthy: cover !== undefined && cover >= wantedDebtCover.value,
        },
      ],
    },
  ]
}

/** Fixed costs ÷ what is left of each sale, year by year, beside what is planned. */
export function describeBreakEven({ forecast, figures, yearly, money }: PrintedForecast): Block[] {
  const { model } = forecast
  const { years } = figures
  if (years.every(({ breakEven }) => breakEven === null)) return []
  const planned = readLine(yearly['profit-and-loss'], 'sales').map(
    (sales, index) => sales / (years[index]?.breakEven?.openMonths ?? 12),
  )
  const volumes = model.streams
    .filter(({ kind }) => kind !== 'amount')
    .map(({ id, name, kind }): AmountRow => ({
      label: `${cleanLine(name) || 'Sales'} ${kind === 'units' ? 'a day' : 'a month'}, with loan payments`,
      kind: 'detail',
      values: years.map(({ breakEven }) => {
        const volume = breakEven?.withLoans.volumes.find(({ streamId }) => streamId === id)
        return volume ? formatNumber(volume.amount, 1) : none
      }),
    }))
  const say = (read: (breakEven: NonNullable<(typeof years)[number]['breakEven']>) => string) =>
    years.map(({ breakEven }) => (breakEven ? read(breakEven) : none))
  const whole = (amount: number) => formatNumber(amount)
  const { pay: hasPay } = findCoverDeductions(forecast, 1)
  const withPay = hasPay ? ', with the owner’s pay' : ''
  const table = buildAmountTable({
    caption: 'Break-even sales by year',
    corner: `A month, in ${model.currency}`,
    columns: years.map(({ year }) => `Year ${year}`),
    rows: [
      {
        label: `Fixed costs${withPay}`,
        kind: 'line',
        values: say(({ fixedPerMonth }) => whole(fixedPerMonth)),
      },
      {
        label: 'Left of each sale (contribution margin)',
        kind: 'line',
        values: say(({ contributionRatio }) => formatPercent(contributionRatio * 100)),
      },
      {
        label: `Sales to break even${withPay}, before loan payments`,
        kind: 'line',
        values: say(({ withoutLoans }) => whole(withoutLoans.salesPerMonth)),
      },
      {
        label: `Sales to break even, with ${hasPay ? 'the owner’s pay and ' : ''}loan payments`,
        kind: 'total',
        values: say(({ withLoans }) => whole(withLoans.salesPerMonth)),
      },
      ...volumes,
      amountRow('Planned sales', planned),
    ],
  })
  const index = years.findIndex(({ breakEven }) => breakEven !== null)
  const first = years[index]
  const plan = planned[index] ?? 0
  const sentence = first?.breakEven
    ? `In year ${first.year} the business needs sales of ${money(first.breakEven.withLoans.salesPerMonth)} a month to pay its costs${hasPay ? ', the owner’s pay' : ''} and its loan payments, before income tax. The plan is ${money(plan)} a month${sayDifference(plan, first.breakEven.withLoans.salesPerMonth)}. ${noteOpenMonths(years)}`.trim()
    : ''
  return describePart('Break-even Sales', [
    ...(sentence === '' ? [] : [{ type: 'paragraph' as const, text: sentence }]),
    table,
  ])
}

/** Beside a cover below 1, a plan that just misses its break-even must not read as if it reached it. */
function sayDifference(planned: number, needed: number): string {
  if (Math.round(planned) < Math.round(needed))
    return ', which is less: the rest comes out of the cash at the start'
  return planned < needed * 1.05 ? ', which just covers them' : ''
}

export function describeRatios({ figures }: PrintedForecast): Block[] {
  const { years } = figures
  const row = (label: string, values: readonly string[]): AmountRow => ({ label, kind: 'line', values })
  const table = buildAmountTable({
    caption: 'Ratios by year',
    corner: '',
    columns: years.map(({ year }) => `Year ${year}`),
    rows: [
      row(
        'Gross margin',
        years.map(({ grossMarginPercent: percent }) => (percent === null ? none : formatPercent(percent))),
      ),
      row(
        'Current ratio',
        years.map(({ currentRatio }) => (currentRatio === null ? none : formatCover(currentRatio))),
      ),
      row(
        'Debt to equity',
        years.map(({ debtToEquity }) => (debtToEquity === null ? none : formatDebtRatio(debtToEquity))),
      ),
    ],
  })
  return describePart('Ratios', [table])
}

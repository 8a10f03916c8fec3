import { type Grid, loanRow, readCell, rowsPerLoan } from '#domain/forecast/engine/grid.ts'
import { formatCover, formatTimes } from '#domain/forecast/figures/format-cover.ts'
import { leastDebtCover, type Threshold, wantedDebtCover } from '#domain/forecast/figures/thresholds.ts'
import { type DebtCover, monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { formatRate } from '#domain/finance/format-figures.ts'
import { formatDay } from '#domain/wording/format-day.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import { amountRow, type AmountRow, buildAmountTable, groupRow } from './amount-table.ts'
import { type PrintedForecast, readLine } from './printed-forecast.ts'

const nameYears = (count: number) => Array.from({ length: count }, (_, index) => `Year ${index + 1}`)

/** What is paid on each loan in each year, and what is still owed at its end. */
export function describeDebtSchedule({ rounded: { model, grid } }: PrintedForecast): Block[] {
  const loans = model.loans.map((loan, index) => ({ loan, index })).filter(({ loan }) => loan.amount > 0)
  if (loans.length === 0) return []
  const years = Array.from({ length: model.months / 12 }, (_, index) => monthsOfYear(index + 1))
  const rows = loans.flatMap(({ loan, index }): AmountRow[] => {
    const first = grid.loans + index * rowsPerLoan
    const sumYears = (rowNumber: number) =>
      years.map(({ from, to }) => {
        let sum = 0
        for (let month = from; month <= to; month += 1) sum += readCell(grid, rowNumber, month)
        return sum
      })
    const name = cleanLine(loan.name) || (loan.isExisting ? 'Existing debt' : 'Loan')
    return [
      groupRow(
        `${name}${loan.isExisting ? ' (existing debt)' : ''}, ${formatRate(loan.rate * 100)}${loan.rateChange ? `, later ${formatRate(loan.rateChange.rate * 100)}` : ''}`,
      ),
      amountRow('Interest', sumYears(first + loanRow.interest), 'detail'),
      amountRow('Principal', sumYears(first + loanRow.principal), 'detail'),
      amountRow(
        'Owed at the end of the year',
        years.map(({ to }) => readCell(grid, first + loanRow.balance, to)),
        'detail',
      ),
    ]
  })
  const lineInterest = years.map(({ from, to }) => sumRow(grid, 'lineInterest', from, to))
  const hasLine = lineInterest.some((interest) => interest > 0)
  const table = buildAmountTable({
    caption: 'Interest, principal and balance of each loan by year',
    corner: `In ${model.currency}`,
    columns: nameYears(years.length),
    rows: [
      ...rows,
      ...(hasLine ? [amountRow('Interest on the line of credit', lineInterest)] : []),
      amountRow(
        'All payments on debt',
        years.map((year) => sumPayments(grid, year)),
        'total',
      ),
    ],
  })
  return describePart('Debt Schedule', [table])
}

function sumPayments(grid: Grid, { from, to }: { from: number; to: number }): number {
  const sum = (name: 'loanInterest' | 'lineInterest' | 'principal') => sumRow(grid, name, from, to)
  return sum('loanInterest') + sum('lineInterest') + sum('principal')
}

/** How often each year's cash covers its payments, against what lenders ask for. */
export function describeDebtCover({ forecast, rounded, figures, yearly }: PrintedForecast): Block[] {
  const covers = figures.years.map(({ debtCover }) => debtCover)
  if (covers.every((cover) => cover === null)) return []
  const cash = yearly['cash-flow']
  const payments = figures.years.map(({ year }) => sumPayments(rounded.grid, monthsOfYear(year)))
  const say = (read: (cover: DebtCover) => number) =>
    covers.map((cover) => (cover ? formatTimes(read(cover)) : 'none'))
  const isUneven = covers.some(
    (cover) => cover && Math.abs(cover.afterOwnerInFull - cover.afterOwner) > 0.005,
  )
  const table = buildAmountTable({
    caption: 'Debt service coverage by year',
    corner: `In ${forecast.model.currency}`,
    columns: nameYears(covers.length),
    rows: [
      amountRow('EBITDA', readLine(yearly['profit-and-loss'], 'ebitda')),
      amountRow('Income tax paid', readLine(cash, 'taxPaid')),
      amountRow('Owner’s draws', readLine(cash, 'draws')),
      amountRow('Interest and principal', payments),
      { label: 'DSCR: EBITDA ÷ payments', kind: 'total', values: say((cover) => cover.beforeOwner) },
      {
        label: 'DSCR after tax and owner’s draws',
        kind: 'total',
        values: say((cover) => cover.afterOwner),
      },
      ...(isUneven
        ? [
            {
              label: 'The same, with level payments in all months',
              kind: 'line' as const,
              values: say((cover) => cover.afterOwnerInFull),
            },
          ]
        : []),
    ],
  })
  return describePart('Debt Service Coverage', [
    table,
    { type: 'paragraph', text: compareWithThresholds(covers) },
  ])
}

/** Both readings of each year, for readers who look no further than the summary. */
export function describeCoverInBrief({ figures }: PrintedForecast): Block[] {
  const covers = figures.years.map(({ debtCover }) => debtCover)
  if (covers.every((cover) => cover === null)) return []
  const say = (read: (cover: DebtCover) => number) =>
    covers.map((cover) => (cover ? formatTimes(read(cover)) : 'none'))
  return [
    buildAmountTable({
      caption: 'Debt service coverage by year, before and after tax and owner’s draws',
      corner: 'Debt service coverage (DSCR)',
      columns: nameYears(covers.length),
      rows: [
        { label: 'EBITDA ÷ payments', kind: 'line', values: say((cover) => cover.beforeOwner) },
        { label: 'After tax and owner’s draws', kind: 'line', values: say((cover) => cover.afterOwner) },
      ],
    }),
  ]
}

function compareWithThresholds(covers: readonly (DebtCover | null)[]): string {
  const second = covers[1]?.afterOwner
  const [first] = covers
  const opening = first
    ? `Year 1 covers its payments ${formatCover(first.beforeOwner)} times before tax and draws, and ${formatCover(first.afterOwner)} times after them. `
    : ''
  const verdict =
    second === undefined
      ? 'There are no payments in year 2.'
      : `After tax and draws, year 2 covers its payments ${formatCover(second)} times, ${judge(second)}.`
  return `${opening}${verdict} Lenders want ${sayThreshold(wantedDebtCover)} and take at least ${sayThreshold(leastDebtCover)} within two years.`
}

function judge(cover: number): string {
  if (cover >= wantedDebtCover.value) return `at or above the wanted ${wantedDebtCover.value}`
  if (cover >= leastDebtCover.value)
    return `between the least of ${leastDebtCover.value} and the wanted ${wantedDebtCover.value}`
  return `under the least of ${leastDebtCover.value}`
}

function sayThreshold({ value, source, asOf }: Threshold): string {
  // Within a sentence, a source that is no name begins with a small letter.
  const words = source.replace(/^[A-Z](?=[a-z])/u, (letter) => letter.toLowerCase())
  return `${formatNumber(value, 2)} (${words}, ${formatDay(asOf)})`
}

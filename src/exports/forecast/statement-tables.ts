import type { Statement, StatementLine } from '#domain/forecast/statements/build-statement.ts'
import { gatherPeriods } from '#domain/forecast/statements/gather-periods.ts'
import type { StatementId } from '#domain/forecast/statements/line-definitions.ts'
import { nameColumn } from '#domain/forecast/statements/name-periods.ts'
import { listColumns, type PeriodKind } from '#domain/forecast/statements/periods.ts'
import { keepUsedLines } from '#domain/forecast/statements/used-lines.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block, TableBlock } from '#exports/document/document-model.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import { amountRow, buildAmountTable } from './amount-table.ts'
import type { PrintedForecast } from './printed-forecast.ts'

const names: Readonly<Record<StatementId, string>> = {
  'profit-and-loss': 'Profit and Loss',
  'cash-flow': 'Cash Flow',
  'balance-sheet': 'Balance Sheet',
}

/** More lines than this leave no room for the parts of a line on one page. */
const mostLines = 34
/** More amounts than this in a row need a page turned sideways. */
const mostUprightColumns = 7

/** Month by month through year 1. A balance sheet has no sum of its months. */
export function tabulateFirstYear(printed: PrintedForecast, id: StatementId): TableBlock {
  const { model } = printed.forecast
  const monthly = printed.monthly[id]
  const months = listColumns(model.months, 'month').slice(0, 13)
  const hasStart = monthly.lines.some(({ values }) => (values[0] ?? 0) !== 0)
  const shown = hasStart ? months : months.slice(1)
  const isBalance = id === 'balance-sheet'
  const columns = isBalance ? shown : [...shown, { number: 1, from: 0, to: 12 }]
  const titles = shown.map((month) => nameColumn(model, 'month', month))
  return buildTable(gatherPeriods(monthly, 'month', columns), isBalance ? titles : [...titles, 'Year 1'], {
    caption: `${names[id]} of year 1 by month`,
    currency: model.currency,
    isWide: true,
    isDetailed: true,
  })
}

export function describeFirstYear(printed: PrintedForecast, id: 'profit-and-loss' | 'cash-flow'): Block[] {
  return describePart(`${names[id]}, Year 1 by Month`, [tabulateFirstYear(printed, id)])
}

/** The quarters of year 2, then all years. */
export function describeAllYears(printed: PrintedForecast, id: 'profit-and-loss' | 'cash-flow'): Block[] {
  const { model } = printed.forecast
  const quarters = listColumns(model.months, 'quarter').slice(4, 8)
  const years = listColumns(model.months, 'year')
  const name = (period: PeriodKind) => (column: (typeof years)[number]) => nameColumn(model, period, column)
  const titles = [...quarters.map(name('quarter')), ...years.map(name('year'))]
  const table = buildTable(gatherPeriods(printed.monthly[id], 'year', [...quarters, ...years]), titles, {
    caption: `${names[id]} of the quarters of year 2 and of all years`,
    currency: model.currency,
    isWide: titles.length > mostUprightColumns,
    isDetailed: false,
  })
  return describePart(`${names[id]}, Year 2 by Quarter and All Years`, [table])
}

/** On the first day and at the end of each year. */
export function describeBalanceSheet(printed: PrintedForecast): Block[] {
  const { model } = printed.forecast
  const years = listColumns(model.months, 'year')
  const columns = [{ number: 0, from: 0, to: 0 }, ...years]
  const titles = ['Start', ...years.map(({ number }) => `End of year ${number}`)]
  const table = buildTable(gatherPeriods(printed.monthly['balance-sheet'], 'year', columns), titles, {
    caption: 'Balance sheet on the first day and at the end of each year',
    currency: model.currency,
    isWide: false,
    isDetailed: false,
  })
  return describePart('Balance Sheet', [table])
}

interface TableOptions {
  caption: string
  currency: string
  isWide: boolean
  /** Whether each thing sold, person and cost has its own row. */
  isDetailed: boolean
}

function buildTable(statement: Statement, columns: readonly string[], options: TableOptions): TableBlock {
  const { lines } = keepUsedLines(statement)
  const isDetailed = options.isDetailed && lines.length <= mostLines
  const shown = lines
    .filter((line) => isDetailed || line.kind !== 'item')
    .filter((line) => !isAlone(line, lines))
  return buildAmountTable({
    caption: options.caption,
    corner: `In ${options.currency}`,
    columns,
    rows: shown.map((line) => amountRow(nameLine(line), line.values, rowKindOf(line))),
    isWide: options.isWide,
  })
}

/** The only part of a line would repeat it. */
function isAlone({ id, kind }: StatementLine, lines: readonly StatementLine[]): boolean {
  if (kind !== 'item') return false
  const whole = lines.find(({ parts }) => parts.includes(id))
  return whole !== undefined && lines.filter((line) => whole.parts.includes(line.id)).length === 1
}

function rowKindOf({ kind }: StatementLine) {
  return kind === 'subtotal' ? 'total' : kind === 'item' ? 'detail' : 'line'
}

/** Lenders know the words of accountants, so those stand on paper where there are any. */
function nameLine({ kind, label, term }: StatementLine): string {
  if (kind === 'item') return cleanLine(label) || 'Without a name'
  const name = term === '' ? label : term
  return name.charAt(0).toUpperCase() + name.slice(1)
}

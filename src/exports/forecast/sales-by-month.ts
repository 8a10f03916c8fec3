import { readStreamVolume } from '#domain/forecast/figures/stream-volume.ts'
import { listColumns } from '#domain/forecast/statements/periods.ts'
import { nameColumn } from '#domain/forecast/statements/name-periods.ts'
import { describeStream } from '#domain/plan/fields/stream-words.ts'
import { formatNumber } from '#domain/wording/format-number.ts'
import { cleanLine } from '#exports/document/clean-text.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describePart } from '#exports/document/text-blocks.ts'
import { amountRow, type AmountRow, buildAmountTable } from './amount-table.ts'
import { type PrintedForecast, readLine } from './printed-forecast.ts'

/** How many are sold and what they bring in, month by month through year 1. */
export function describeSalesByMonth({ forecast, monthly }: PrintedForecast): Block[] {
  const { model } = forecast
  if (model.streams.length === 0) return []
  const statement = monthly['profit-and-loss']
  const withYear = (values: readonly number[]) => {
    const months = values.slice(1, 13)
    return [...months, months.reduce((sum, value) => sum + value, 0)]
  }
  const rows = model.streams.flatMap(({ id, name: given, kind, period }, index): AmountRow[] => {
    const label = cleanLine(given) || `Sales ${index + 1}`
    const sales = amountRow(`${label}: sales`, withYear(readLine(statement, `sales:${id}`)))
    const volume = kind === 'amount' ? null : readStreamVolume(forecast, index)
    if (!volume) return [sales]
    const { counted } = describeStream(kind, period)
    const sold = volume.months.slice(0, 12).map((value) => formatNumber(value, 1))
    // Customers are counted at a time, and the others in each day, week or month: a year's sum is neither.
    const isCount = kind === 'recurring'
    const inYear = isCount ? (volume.years[0]?.volume ?? 0) : average(volume.months.slice(0, 12))
    const name = `${label}: ${lowerFirst(counted)} (year: ${isCount ? 'at its end' : 'average'})`
    return [{ label: name, kind: 'detail', values: [...sold, formatNumber(inYear, 1)] }, sales]
  })
  const months = listColumns(model.months, 'month').slice(1, 13)
  const table = buildAmountTable({
    caption: 'Sales of year 1 by month',
    corner: `In ${model.currency}`,
    columns: [...months.map((month) => nameColumn(model, 'month', month)), 'Year 1'],
    rows: [...rows, amountRow('All sales', withYear(readLine(statement, 'sales')), 'total')],
    isWide: true,
  })
  return describePart('Sales, Year 1 by Month', [table])
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

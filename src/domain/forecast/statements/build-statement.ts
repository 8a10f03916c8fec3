import { at, row } from '#domain/forecast/engine/grid.ts'
import { termOf } from './equity-terms.ts'
import { type ForecastRows, listItemLines } from './item-lines.ts'
import { type LineDefinition, lineDefinitions, type StatementId } from './line-definitions.ts'
import { listColumns, type PeriodKind, type StatementColumn } from './periods.ts'

export interface StatementLine {
  readonly id: string
  readonly label: string
  readonly term: string
  readonly kind: 'line' | 'item' | 'subtotal'
  /** The lines that add up to this one, by id. */
  readonly parts: readonly string[]
  /** One for each column. Money that goes out is negative. */
  readonly values: readonly number[]
}

export interface Statement {
  readonly id: StatementId
  readonly period: PeriodKind
  readonly columns: readonly StatementColumn[]
  readonly lines: readonly StatementLine[]
}

export function buildStatement(forecast: ForecastRows, id: StatementId, period: PeriodKind): Statement {
  const columns = listColumns(forecast.model.months, period)
  const items = id === 'profit-and-loss' ? listItemLines(forecast) : []
  const lines = lineDefinitions[id].flatMap((line): StatementLine[] => {
    const own = items.filter(({ partOf }) => partOf === line.id)
    const rows = line.rows.map((name) => row[name])
    const { label, sign, over } = line
    const term = termOf(line, forecast.model.entity)
    const isSubtotal = line.parts.length > 0
    return [
      ...own.map((item) => ({
        id: item.id,
        label: item.label,
        term: '',
        kind: 'item' as const,
        parts: [],
        values: readValues(forecast, [item.rowNumber], item.sign, 'sum', columns),
      })),
      {
        id: line.id,
        label,
        term,
        kind: isSubtotal ? 'subtotal' : 'line',
        parts: isSubtotal ? line.parts : own.map((item) => item.id),
        values: readValues(forecast, rows, sign, over, columns),
      },
    ]
  })
  return { id, period, columns, lines }
}

function readValues(
  { grid: { cells, width } }: ForecastRows,
  rows: readonly number[],
  sign: 1 | -1,
  over: LineDefinition['over'],
  columns: readonly StatementColumn[],
): number[] {
  return columns.map(({ from, to }) => {
    const first = over === 'last' ? to : from
    const last = over === 'first' ? from : to
    let sum = 0
    for (const number of rows) {
      for (let month = first; month <= last; month += 1) sum += at(cells, number * width + month)
    }
    return sign === 1 ? sum : 0 - sum
  })
}

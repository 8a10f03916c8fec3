import type { Statement, StatementLine } from './build-statement.ts'
import { findLine } from './line-definitions.ts'
import type { PeriodKind, StatementColumn } from './periods.ts'

/**
 * Longer periods from a statement by month, as it is shown. A quarter or a year is the sum of the rounded months, so
 * that a reader can add up the months on paper and finds the year, in every row and every column.
 */
export function gatherPeriods(
  monthly: Statement,
  period: PeriodKind,
  columns: readonly StatementColumn[],
): Statement {
  const lines = monthly.lines.map((line): StatementLine => {
    const over = findLine(line.id)?.over ?? 'sum'
    return {
      ...line,
      values: columns.map(({ from, to }) => {
        const months = line.values.slice(from, to + 1)
        if (over === 'last') return months.at(-1) ?? 0
        if (over === 'first') return months[0] ?? 0
        return months.reduce((sum, value) => sum + value, 0)
      }),
    }
  })
  return { ...monthly, period, columns, lines }
}

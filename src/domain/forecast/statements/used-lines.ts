import type { Statement } from './build-statement.ts'

/** The statement without lines that are zero throughout. Totals stay, because readers look for them. */
export function keepUsedLines(statement: Statement): Statement {
  return {
    ...statement,
    lines: statement.lines.filter(
      ({ kind, values }) => kind === 'subtotal' || values.some((value) => value !== 0),
    ),
  }
}

/** By month, without the day the money arrives when nothing happens on it. A balance sheet always has it. */
export function leaveOutEmptyStart(statement: Statement): Statement {
  const { id, period, columns, lines } = statement
  const hasStart = period !== 'month' || id === 'balance-sheet' || lines.some(({ values }) => values[0] !== 0)
  if (hasStart) return statement
  return {
    ...statement,
    columns: columns.slice(1),
    lines: lines.map((line) => ({ ...line, values: line.values.slice(1) })),
  }
}

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

import type { Statement, StatementLine } from './build-statement.ts'
import { roundToTotal } from './round-to-total.ts'

/** The lines that others add up to. All but the last are rounded on their own. */
const roots = {
  'profit-and-loss': ['netIncome'],
  'cash-flow': ['closingCash'],
  'balance-sheet': ['totalAssets', 'liabilitiesAndEquity'],
} as const

/**
 * The parts that another place shows too, so they are rounded on their own: a month begins with the cash that the month
 * before it ends with, and the balance sheet has the cash of the cash flow.
 */
const fixedParts: Readonly<Record<string, string>> = { closingCash: 'openingCash', totalAssets: 'cash' }

/**
 * The statement as it is shown: rounded to whole units of the currency, or to its decimals. Nothing is rounded before,
 * and the rows of a column still add up, because rounding goes from the totals down to their parts.
 */
export function roundStatement(statement: Statement, decimals = 0): Statement {
  const unit = 10 ** decimals
  const byId = new Map(statement.lines.map((line) => [line.id, line]))
  const shown = new Map<string, number[]>(statement.lines.map(({ id }) => [id, []]))
  const [first, second] = roots[statement.id]
  statement.columns.forEach((_, column) => {
    const exact = (id: string) => (byId.get(id)?.values[column] ?? 0) * unit
    const put = (id: string, units: number) => {
      const values = shown.get(id)
      if (values) values[column] = units / unit + 0
      const parts = byId.get(id)?.parts ?? []
      if (parts.length === 0) return
      const fixed = fixedParts[id]
      const rest = parts.filter((part) => part !== fixed)
      const left = fixed === undefined ? units : units - Math.round(exact(fixed))
      if (fixed !== undefined) put(fixed, units - left)
      const rounded = roundToTotal(rest.map(exact), left)
      rest.forEach((part, index) => put(part, rounded[index] ?? 0))
    }
    const top = Math.round(exact(first))
    put(first, top)
    // Both sides of a balance sheet are the same number.
    if (second) put(second, top)
  })
  const lines = statement.lines.map((line): StatementLine => ({ ...line, values: shown.get(line.id) ?? [] }))
  return { ...statement, lines }
}

import { formatTable } from './format-table.ts'
import type { Terminal } from './terminal.ts'

interface List<Row> {
  rows: readonly Row[]
  /** Printed unchanged for --json, with names and times for programs. */
  toJson: (row: Row) => Record<string, unknown>
  headings: readonly string[]
  toCells: (row: Row) => string[]
  /** Printed when there are no rows. */
  empty: string
}

/** Every list looks the same, and has --json for scripts. */
export function writeList<Row>(terminal: Terminal, isJson: boolean, list: List<Row>): void {
  if (isJson) {
    terminal.write(JSON.stringify(list.rows.map(list.toJson), null, 2))
  } else if (list.rows.length === 0) {
    terminal.write(list.empty)
  } else {
    terminal.write(formatTable([list.headings, ...list.rows.map(list.toCells)]))
  }
}

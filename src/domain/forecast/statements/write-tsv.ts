import type { Statement } from './build-statement.ts'

/** The statement as text for a spreadsheet: one row a line, tabs between cells, numbers without any format. */
export function writeTsv({ lines }: Statement, title: string, columnNames: readonly string[]): string {
  const rows = lines.map(({ kind, label, values }) => [
    kind === 'item' ? `  ${toCell(label)}` : toCell(label),
    // Adding 0 turns -0 into 0.
    ...values.map((value) => (Number.isFinite(value) ? String(value + 0) : '')),
  ])
  return [[toCell(title), ...columnNames.map(toCell)], ...rows].map((row) => row.join('\t')).join('\n')
}

/** A spreadsheet would start a new cell at a tab or a line break, and run a text that begins like a formula. */
function toCell(text: string): string {
  const plain = text.replaceAll(/\s+/gu, ' ').trim()
  return /^[=+@−-]/u.test(plain) ? `'${plain}` : plain
}

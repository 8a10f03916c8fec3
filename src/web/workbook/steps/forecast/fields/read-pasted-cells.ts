import { parseNumberText } from '#web/ui/fields/number-text.ts'

/**
 * The cells of a row or a column that was copied from a spreadsheet, in order. Empty cells and words are null. A row of
 * words alone, such as the names of the months, is left out.
 */
export function readPastedCells(text: string): readonly (number | null)[] {
  const rows = text
    .replace(/\r\n?/gu, '\n')
    .replace(/\n+$/u, '')
    .split('\n')
    .map((row) => row.split('\t'))
  const cells = rows.map((row) => row.map(readPastedCell))
  const hasNumbers = (row: readonly (number | null)[]) => row.some((cell) => cell !== null)
  // An empty row of a column keeps its place.
  return cells
    .filter((row, index) => hasNumbers(row) || rows[index]?.every((cell) => cell.trim() === ''))
    .flat()
}

/** Spreadsheets show a loss in parentheses, and zero as a dash. */
function readPastedCell(text: string): number | null {
  const bare = text.replace(/[\s\u00A0$€£¥]/gu, '')
  if (/^[-–—]$/u.test(bare)) return 0
  const loss = /^\((.+)\)$/u.exec(bare)?.[1]
  const parsed = parseNumberText(loss ?? bare)
  if (parsed === 'invalid' || parsed === null) return null
  return loss === undefined ? parsed : 0 - parsed
}

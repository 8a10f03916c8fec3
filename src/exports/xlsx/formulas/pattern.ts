import { columnLetters } from '#exports/xlsx/file/column-letters.ts'

/**
 * The cells of a row have the same formula but for their columns. So a formula is written once, with marks where a
 * column's letters go, and filled in for each cell.
 */
export const marks = { column: '\u0001', before: '\u0002', year: '\u0003' } as const

/** Fills in the cell's own column, the one before it, and on sheets of years the column of the year elsewhere. */
export type FillPattern = (column: number, year?: number) => string

export function readPattern(text: string): FillPattern {
  const parts = text.split(marks.column)
  const hasBefore = text.includes(marks.before)
  const hasYear = text.includes(marks.year)
  return (column, year = 0) => {
    let filled = parts.join(columnLetters(column))
    if (hasBefore) filled = filled.replaceAll(marks.before, columnLetters(column - 1))
    if (hasYear) filled = filled.replaceAll(marks.year, columnLetters(year))
    return filled
  }
}

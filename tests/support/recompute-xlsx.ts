import { HyperFormula, type RawCellContent } from 'hyperformula'
import type { FileBook, FileSheet } from './read-xlsx.ts'

/** Reads a calculated cell. */
export type ReadRecomputed = (sheet: string, address: string) => unknown

/**
 * Calculates every formula of a file with HyperFormula, an engine that shares no code with ours. Only the formulas,
 * the typed numbers and the texts are given to it, never the values that the file keeps beside its formulas.
 */
export function recompute({ sheets, names }: FileBook): ReadRecomputed {
  const engine = HyperFormula.buildFromSheets(
    Object.fromEntries(sheets.map((sheet) => [sheet.name, toTable(sheet)])),
    // Ten digits are its default, and cents of billions need more.
    { licenseKey: 'gpl-v3', precisionRounding: 14 },
    Array.from(names, ([name, refersTo]) => ({ name, expression: `=${refersTo}` })),
  )
  return (sheet, address) => {
    const { column, row } = splitAddress(address)
    return engine.getCellValue({ sheet: engine.getSheetId(sheet) ?? -1, col: column, row })
  }
}

function toTable({ cells }: FileSheet): RawCellContent[][] {
  const table: RawCellContent[][] = []
  for (const [address, { value, formula }] of cells) {
    const { column, row } = splitAddress(address)
    while (table.length <= row) table.push([])
    // An apostrophe keeps a text from being read as a formula or a number.
    const content = typeof value === 'string' ? `'${value}` : value
    const cellsOfRow = table[row] ?? []
    while (cellsOfRow.length < column) cellsOfRow.push(null)
    cellsOfRow[column] = formula === null ? content : `=${formula}`
  }
  return table
}

function splitAddress(address: string): { column: number; row: number } {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/u.exec(address) ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0) ?? 0) - 64
  return { column: column - 1, row: Number(digits) - 1 }
}

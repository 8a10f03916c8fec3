import { palette } from '#exports/document/palette.ts'
import type { Cell, DefinedName, Sheet } from '#exports/xlsx/file/workbook-model.ts'
import { quoteSheet } from '#exports/xlsx/file/write-spreadsheet.ts'
import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import { escapeFormula } from '#exports/xlsx/file/xml-text.ts'
import type { FixedCell } from '#exports/xlsx/formulas/fixed-cell.ts'
import type { Formula } from '#exports/xlsx/formulas/formula.ts'
import type { FormatName, TextCell } from '#exports/xlsx/formulas/line.ts'
import { createRows, labelCell, type Look, sectionCells, textCell } from './sheet-rows.ts'

export const assumptionsName = 'Assumptions'
/** A season has a name and twelve months, and a stream two more than that. */
const columns = 14

/** Writes the cells of one row from left to right. */
export interface TableRow {
  /** A text that is typed here and shown elsewhere. */
  name: (text: string) => TextCell
  /** A text that is typed in another cell. */
  reference: (cell: TextCell) => void
  /** A text that explains, which no one changes here. */
  word: (text: string) => TextCell
  input: (value: number, format: FormatName, name?: string) => FixedCell
  calculated: (formula: Formula, format: FormatName, name?: string) => FixedCell
  /** A number that was calculated elsewhere and does not follow changes here. */
  plain: (value: number, format: FormatName) => void
  /** A cell that does not apply. */
  skip: () => null
}

/** A sheet of tables. On the first one, every input of the model stands once. */
export interface AssumptionSheet {
  section: (title: string, note: string) => void
  note: (text: string) => void
  heads: (texts: readonly string[]) => void
  row: () => TableRow
  /** A label with one input beside it. */
  single: (label: string, note: string) => TableRow
  finish: () => { readonly sheet: Sheet; readonly names: readonly DefinedName[] }
}

export function createAssumptionSheet(look: Look, sheetName = assumptionsName): AssumptionSheet {
  const rows = createRows(look, sheetName)
  const names: DefinedName[] = []
  const { styles, formats } = look
  /** Written at the end, because a row fills from left to right. Null is an empty row. */
  const pending: ({ readonly cells: readonly Cell[]; readonly height?: number } | null)[] = []
  const first = rows.next() + 1
  rows.push([
    { column: 0, style: styles.find('inputText'), value: 'Colored cells are inputs' },
    textCell(look, 1, 'note', 'Change them, and every sheet follows. All other cells are formulas.'),
  ])

  function startRow(leading: readonly Cell[], note?: string): TableRow {
    const cells: Cell[] = [...leading]
    const place = { sheet: sheetName, row: first + pending.length }
    let column = leading.length
    pending.push({ cells })
    const add = (cell: Omit<Cell, 'column'>) => {
      cells.push({ column, ...cell })
      column += 1
      return column - 1
    }
    const addFixed = (
      value: number,
      format: FormatName,
      formula: Formula | null,
      name: string,
    ): FixedCell => {
      const style = styles.find(formula ? 'calculated' : 'input', formats[format])
      const text = formula && escapeFormula(formula.write(sheetName))
      const at = add({ style, value, ...(text !== null && { formula: text }) })
      if (name !== '') {
        names.push({ name, refersTo: `${quoteSheet(sheetName)}!$${columnLetters(at)}$${place.row}` })
      }
      if (note !== undefined) cells.push(textCell(look, column, 'remark', note))
      return { column: at, place, value, name }
    }
    return {
      name: (text) => ({ text, place, column: add({ style: styles.find('inputText'), value: text }) }),
      reference: (cell) => {
        cells.push(labelCell(look, column, 'label', cell, sheetName))
        column += 1
      },
      word: (text) => ({ text, place, column: add({ style: styles.find('term'), value: text }) }),
      input: (value, format, name = '') => addFixed(value, format, null, name),
      calculated: (formula, format, name = '') => addFixed(formula.value(0), format, formula, name),
      plain: (value, format) => {
        add({ style: styles.find('calculated', formats[format]), value })
      },
      skip: () => {
        column += 1
        return null
      },
    }
  }

  function writeNote(text: string): void {
    pending.push({ cells: [textCell(look, 0, 'note', text)] })
  }

  return {
    section: (title, note) => {
      pending.push(null, { cells: sectionCells(look, title, columns) })
      if (note !== '') writeNote(note)
    },
    note: writeNote,
    heads: (texts) => {
      const cells = texts.map((text, column) => textCell(look, column, 'tableHead', text))
      pending.push({ cells, height: 30 })
    },
    row: () => startRow([]),
    single: (label, note) => startRow([labelCell(look, 0, 'label', label, sheetName)], note),
    finish: () => {
      for (const row of pending) {
        if (row) rows.push(row.cells, row.height)
        else rows.skip()
      }
      return {
        names,
        sheet: {
          name: sheetName,
          rows: rows.list(),
          widths: [34, 20, ...Array.from({ length: columns - 2 }, () => 13)],
          frozen: { rows: 4, columns: 1 },
          tabColor: palette.ochre,
          printed: null,
        },
      }
    },
  }
}

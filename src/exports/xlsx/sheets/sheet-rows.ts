import type { StyleBook, StyleName } from '#exports/xlsx/file/style-book.ts'
import type { Cell, Encode, SheetRow } from '#exports/xlsx/file/workbook-model.ts'
import { writeCell } from '#exports/xlsx/file/write-cell.ts'
import { escapeFormula } from '#exports/xlsx/file/xml-text.ts'
import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import { type FormatName, type Label, prefixOf } from '#exports/xlsx/formulas/line.ts'

/** What sheets share: how their cells look in the plan's currency, and the words above them. */
export interface Look {
  readonly styles: StyleBook
  readonly encode: Encode
  readonly formats: Readonly<Record<FormatName, string>>
  readonly planTitle: string
  readonly currencyNote: string
}

/** The rows of a sheet from the top down. */
export interface SheetRows {
  /** The number of the next row. */
  readonly next: () => number
  readonly skip: () => void
  readonly push: (cells: readonly Cell[], height?: number) => void
  /** Cells that are already written. */
  readonly pushWritten: (cells: readonly string[], lastColumn: number, height?: number) => void
  readonly list: () => readonly SheetRow[]
}

export function createRows(look: Look, title: string): SheetRows {
  const rows: SheetRow[] = []
  let number = 1
  const sheetRows: SheetRows = {
    next: () => number,
    skip: () => {
      number += 1
    },
    push: (cells, height) => {
      const written = cells.map((cell) => writeCell(cell, number))
      sheetRows.pushWritten(written, cells.at(-1)?.column ?? 0, height)
    },
    pushWritten: (cells, lastColumn, height) => {
      const size = height === undefined ? '' : ` ht="${height}" customHeight="1"`
      const xml = `<row r="${number}"${size}>${cells.join('')}</row>`
      rows.push({ number, lastColumn, bytes: look.encode(xml) })
      number += 1
    },
    list: () => rows,
  }
  sheetRows.push([textCell(look, 0, 'title', title)], 24)
  sheetRows.push([textCell(look, 0, 'note', `${look.planTitle}. ${look.currencyNote}`)])
  sheetRows.skip()
  return sheetRows
}

export function textCell({ styles }: Look, column: number, style: StyleName, text: string): Cell {
  return { column, style: styles.find(style), value: text }
}

/** The label itself, or a reference to the cell in which it is typed. */
export function labelCell(look: Look, column: number, style: StyleName, label: Label, sheet: string): Cell {
  if (typeof label === 'string') return textCell(look, column, style, label)
  const { place, text } = label
  return {
    column,
    style: look.styles.find(style),
    value: text,
    formula: escapeFormula(`${prefixOf(place, sheet)}$${columnLetters(label.column)}$${place.row}`),
  }
}

/** The heading of a section, as wide as the sheet. */
export function sectionCells(look: Look, text: string, columns: number): readonly Cell[] {
  const style = look.styles.find('section')
  return Array.from({ length: columns }, (_, column) => ({
    column,
    style,
    value: column === 0 ? text : null,
  }))
}

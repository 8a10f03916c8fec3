import type { StyleId } from './style-book.ts'

/** A spreadsheet as the writer needs it: cells with a style, and what each sheet looks like. */

export interface Cell {
  readonly column: number
  readonly style: StyleId
  /** A formula's value is what readers show that do not calculate. Text is never read as a formula. */
  readonly value: number | string | null
  /** Without the equals sign, and written as XML. */
  readonly formula?: string
}

/** The cells are written as soon as they are known: as objects, the tens of thousands of a file take too long. */
export interface SheetRow {
  /** Counted from 1, ascending. */
  readonly number: number
  /** From left to right, as XML. */
  readonly cells: readonly string[]
  readonly lastColumn: number
  readonly height?: number
}

export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** In characters, from the first column on. */
  readonly widths: readonly number[]
  /** How many rows and columns stay in view and are repeated on every page. */
  readonly frozen: { readonly rows: number; readonly columns: number }
  readonly tabColor: string
  /** Pages end after these columns. Without any, the sheet is one page wide. */
  readonly pageEnds: readonly number[]
}

/** A name that formulas can use for a cell. */
export interface DefinedName {
  readonly name: string
  readonly refersTo: string
}

export interface SpreadsheetFile {
  readonly title: string
  readonly creator: string
  readonly createdAt: Date
  readonly sheets: readonly Sheet[]
  readonly names: readonly DefinedName[]
}

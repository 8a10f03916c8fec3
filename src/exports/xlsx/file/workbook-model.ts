import type { StyleId } from './style-book.ts'

/** A spreadsheet as the writer needs it: cells with a style, and what each sheet looks like. */

/** Text in UTF-8. It is the browser's own, and no part of the language. */
export type Encode = (text: string) => Uint8Array

export interface Cell {
  readonly column: number
  readonly style: StyleId
  /** A formula's value is what readers show that do not calculate. Text is never read as a formula. */
  readonly value: number | string | null
  /** Without the equals sign, and written as XML. */
  readonly formula?: string
}

/**
 * Written as soon as its cells are known. A file has tens of thousands, and collecting their texts would keep the
 * garbage collector busier than all the formulas.
 */
export interface SheetRow {
  /** Counted from 1, ascending. */
  readonly number: number
  readonly lastColumn: number
  /** Its XML. */
  readonly bytes: Uint8Array
}

export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** In characters, from the first column on. */
  readonly widths: readonly number[]
  /** How many rows and columns stay in view and are repeated on every page. */
  readonly frozen: { readonly rows: number; readonly columns: number }
  readonly tabColor: string
  /** On paper, the sheet is one page wide: all of it, or its first columns. The footer says what they are. */
  readonly printed: { readonly columns: number; readonly what: string } | null
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

import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import { quoteSheet } from '#exports/xlsx/file/write-spreadsheet.ts'
import { atom, type Formula, zero } from './formula.ts'
import { marks } from './pattern.ts'

/** What the columns of a sheet count: months from 0, or years from 1. */
export interface Axis {
  readonly first: number
  readonly last: number
  /** The column of the first one. */
  readonly column: number
}

/** How a year follows from its months. */
export type Over = 'sum' | 'last' | 'first' | 'none'

/** A row of figures over months or years. Its place is known once it is put on a sheet. */
export interface Line {
  readonly label: Label
  readonly term: string
  readonly look: 'plain' | 'total' | 'check'
  readonly format: FormatName
  readonly over: Over
  readonly axis: Axis
  readonly value: (at: number) => number
  /** Null for a cell that is typed or empty. */
  readonly formulaAt: (at: number) => Formula | null
  /** The typed cells of the line itself. */
  readonly typed: ReadonlyMap<number, number>
  /** What stands in the cell instead of a figure that cannot be. */
  readonly words: { readonly text: string; readonly when: Formula } | null
  place: Place
}

export interface Place {
  readonly sheet: string
  readonly row: number
}

export type FormatName =
  | 'amount'
  | 'total'
  | 'price'
  | 'count'
  | 'volume'
  | 'countLimit'
  | 'amountLimit'
  | 'month'
  | 'endMonth'
  | 'gap'
  | 'percent'
  | 'share'
  | 'ratio'
  | 'date'
  | 'check'

/** A text that is typed once, which other sheets refer to. */
export interface TextCell {
  readonly text: string
  readonly place: Place
  readonly column: number
}

export type Label = string | TextCell

/** The line one column earlier, and zero in the first column. */
export type Before = (line: Line) => Formula

export interface LineOptions {
  readonly label: Label
  readonly term?: string
  readonly look?: Line['look']
  readonly format?: FormatName
  readonly over?: Over
  /** The first month or year with a figure. */
  readonly from?: number
  readonly typed?: ReadonlyMap<number, number>
  readonly words?: Line['words']
  /** Called after every line has been made, so a formula may refer to any of them. Null for typed cells only. */
  readonly calculate: ((before: Before) => Formula) | null
}

const nowhere: Place = { sheet: '', row: 0 }
const noneTyped: ReadonlyMap<number, number> = new Map()

export function createLine(axis: Axis, options: LineOptions): Line {
  const { calculate, from = axis.first, typed = noneTyped } = options
  const known = new Float64Array(axis.last + 1).fill(NaN)
  let first: Formula | null = null
  let others: Formula | null = null

  function formulaAt(at: number): Formula | null {
    if (calculate === null || at < from || typed.has(at)) return null
    if (at === axis.first) return (first ??= calculate(() => zero))
    return (others ??= calculate(before))
  }

  function value(at: number): number {
    const stored = known[at] ?? 0
    if (!Number.isNaN(stored)) return stored
    // Adding 0 keeps −0 out of the file.
    const found = (typed.get(at) ?? formulaAt(at)?.value(at) ?? 0) + 0
    known[at] = found
    return found
  }

  return {
    label: options.label,
    term: options.term ?? '',
    look: options.look ?? 'plain',
    format: options.format ?? 'amount',
    over: options.over ?? 'sum',
    words: options.words ?? null,
    axis,
    value,
    formulaAt,
    typed,
    place: nowhere,
  }
}

/** The same month or year of a line. */
export function now(line: Line): Formula {
  return atom((sheet) => `${prefixOf(line.place, sheet)}${marks.column}${line.place.row}`, line.value)
}

function before(line: Line): Formula {
  return atom(
    (sheet) => `${prefixOf(line.place, sheet)}${marks.before}${line.place.row}`,
    (at) => line.value(at - 1),
  )
}

/** The figure of the last month, wherever the formula stands. */
export function lastOf(line: Line): Formula {
  return atom(
    (sheet) => `${prefixOf(line.place, sheet)}$${columnLetters(endColumn(line.axis))}${line.place.row}`,
    () => line.value(line.axis.last),
  )
}

/** All months of a line, as a formula names them: $C12:$AM12. */
export function rangeOf({ place, axis }: Line, sheet: string): string {
  const { row } = place
  return `${prefixOf(place, sheet)}$${columnLetters(axis.column)}${row}:$${columnLetters(endColumn(axis))}${row}`
}

export function endColumn({ column, first, last }: Axis): number {
  return column + last - first
}

/** Nothing on the same sheet, else the sheet's name. */
export function prefixOf(place: Place, sheet: string): string {
  return place.sheet === sheet ? '' : `${quoteSheet(place.sheet)}!`
}

import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import { atom, type Formula } from './formula.ts'
import { type Place, prefixOf } from './line.ts'

/** One cell that stands alone: an assumption, or what follows from some. */
export interface FixedCell {
  readonly column: number
  readonly place: Place
  readonly value: number
  /** What formulas call it, or empty. */
  readonly name: string
}

export function fixed(cell: FixedCell): Formula {
  const { place, column, name } = cell
  const address = `$${columnLetters(column)}${place.row}`
  return atom(
    (sheet) => (name === '' ? prefixOf(place, sheet) + address : name),
    () => cell.value,
  )
}

/** One of several cells side by side, by its position from 1. */
export function pickFrom(cells: readonly FixedCell[], position: Formula): Formula {
  const address = (cell: FixedCell | undefined) =>
    `$${columnLetters(cell?.column ?? 0)}${cell?.place.row ?? 1}`
  return atom(
    (sheet) => {
      const prefix = cells[0] ? prefixOf(cells[0].place, sheet) : ''
      return `INDEX(${prefix}${address(cells[0])}:${address(cells.at(-1))},1,${position.write(sheet)})`
    },
    (at) => cells[position.value(at) - 1]?.value ?? 0,
  )
}

/** A column of a table of assumptions: its cells, and the text that each of its rows has in another column. */
export interface TableColumns {
  readonly amounts: readonly FixedCell[]
  readonly months: readonly FixedCell[]
  readonly kinds: readonly { readonly text: string; readonly place: Place; readonly column: number }[]
}

/** The sum of the amounts of one kind that fall into a month. */
export function sumOfKind({ amounts, months, kinds }: TableColumns, kind: string, month: Formula): Formula {
  const range = (cells: readonly { readonly place: Place; readonly column: number }[], sheet: string) => {
    const [first] = cells
    if (!first) return ''
    const letters = columnLetters(first.column)
    const last = cells.at(-1) ?? first
    return `${prefixOf(first.place, sheet)}$${letters}$${first.place.row}:$${letters}$${last.place.row}`
  }
  return atom(
    (sheet) =>
      `SUMIFS(${range(amounts, sheet)},${range(kinds, sheet)},"${kind}",${range(months, sheet)},${month.write(sheet)})`,
    (at) =>
      amounts.reduce(
        (sum, amount, index) =>
          kinds[index]?.text === kind && months[index]?.value === month.value(at) ? sum + amount.value : sum,
        0,
      ),
  )
}

import { palette } from '#exports/document/palette.ts'
import type { Cell, Sheet } from '#exports/xlsx/file/workbook-model.ts'
import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import type { StyleName } from '#exports/xlsx/file/style-book.ts'
import type { Formula } from '#exports/xlsx/formulas/formula.ts'
import { zero } from '#exports/xlsx/formulas/formula.ts'
import type { Axis, Line } from '#exports/xlsx/formulas/line.ts'
import { readYear } from '#exports/xlsx/formulas/ranges.ts'
import { countRow, findYearMonths, yearColumn } from '#exports/xlsx/formulas/timeline.ts'
import { createRows, labelCell, type Look, sectionCells, textCell } from './sheet-rows.ts'

/** A sheet with a line in each row and a month in each column, then the years. */
export interface MonthSheet {
  section: (title: string) => void
  /** Gives lines their places, one below the other. A line that this forecast does not have is left out. */
  put: (...lines: readonly (Line | null)[]) => void
  note: (text: string) => void
  finish: () => Sheet
}

const labelWidth = 40
const termWidth = 22
const figureWidth = 11.5

export function createMonthSheet(
  look: Look,
  axis: Axis,
  name: string,
  /** The names of the months, as figures or as text. */
  head: { readonly startText: string; readonly date: Formula | null },
): MonthSheet {
  const rows = createRows(look, name)
  const years = axis.last / 12
  const columns = yearColumn(axis, years) + 1
  /** Written when all lines have their places, because formulas name other cells. */
  const pending: (() => void)[] = []
  let next = countRow + 1

  function writeHead(): void {
    const { styles, formats } = look
    const text = styles.find('head')
    const date = styles.find('head', formats.date)
    const names: Cell[] = [0, 1].map((column) => ({ column, style: text, value: null }))
    const counts: Cell[] = [textCell(look, 0, 'count', 'Month')]
    const count = styles.find('count', formats.month)
    for (let month = 0; month <= axis.last; month += 1) {
      const column = axis.column + month
      const isStart = month === 0
      names.push(
        isStart
          ? { column, style: text, value: head.startText }
          : {
              column,
              style: date,
              value: head.date?.value(month) ?? month,
              formula: head.date?.write(month, name) ?? `${columnLetters(column)}${countRow}`,
            },
      )
      const previous = `${columnLetters(column - 1)}${countRow}`
      counts.push({ column, style: count, value: month, ...(!isStart && { formula: `${previous}+1` }) })
    }
    for (let year = 1; year <= years; year += 1) {
      names.push({ column: yearColumn(axis, year), style: text, value: `Year ${year}` })
    }
    rows.push(names)
    rows.push(counts)
  }

  function writeLine(line: Line): void {
    const { look: kind, axis: own } = line
    const isTotal = kind === 'total'
    const cells: Cell[] = [
      labelCell(look, 0, isTotal ? 'total' : 'label', line.label, name),
      textCell(look, 1, isTotal ? 'total' : 'term', line.term),
    ]
    const format = look.formats[line.format]
    const typedStyle = look.styles.find('input', format)
    const style = look.styles.find(styleOf[kind].month, format)
    for (let month = 0; month <= own.last; month += 1) {
      const column = own.column + month
      const formula = line.formulaAt(month)
      if (line.typed.has(month)) cells.push({ column, style: typedStyle, value: line.value(month) })
      else if (formula === null) cells.push({ column, style, value: null })
      // A sum of nothing: the forecast has no such lines.
      else if (formula === zero) cells.push({ column, style, value: 0 })
      else cells.push({ column, style, value: line.value(month), formula: formula.write(month, name) })
    }
    const yearStyle = look.styles.find(styleOf[kind].year, format)
    for (let year = 1; year <= years; year += 1) {
      const column = yearColumn(own, year)
      cells.push(
        line.over === 'none'
          ? { column, style: yearStyle, value: null }
          : { column, style: yearStyle, value: readYear(line, year), formula: writeYear(line, year) },
      )
    }
    rows.push(cells)
  }

  return {
    section: (title) => {
      const isFirst = next === countRow + 1
      if (!isFirst) next += 1
      next += 1
      pending.push(() => {
        if (!isFirst) rows.skip()
        rows.push(sectionCells(look, title, columns))
      })
    },
    put: (...lines) => {
      for (const line of lines) {
        if (line === null) continue
        line.place = { sheet: name, row: next }
        next += 1
        pending.push(() => writeLine(line))
      }
    },
    note: (text) => {
      next += 1
      pending.push(() => rows.push([textCell(look, 0, 'note', text)]))
    },
    finish: () => {
      writeHead()
      for (const write of pending) write()
      return {
        name,
        rows: rows.list(),
        widths: [labelWidth, termWidth, ...Array.from({ length: columns - 2 }, () => figureWidth)],
        frozen: { rows: countRow, columns: 2 },
        tabColor: palette.blue,
        pageEnds: Array.from({ length: years }, (_, year) => axis.column + (year + 1) * 12),
      }
    },
  }
}

const styleOf: Readonly<Record<Line['look'], { month: StyleName; year: StyleName }>> = {
  plain: { month: 'calculated', year: 'year' },
  total: { month: 'total', year: 'totalYear' },
  check: { month: 'check', year: 'check' },
}

function writeYear({ over, place, axis }: Line, year: number): string {
  const { from, to } = findYearMonths(year)
  const cell = (month: number) => `${columnLetters(axis.column + month)}${place.row}`
  if (over === 'last') return cell(to)
  return over === 'first' ? cell(from) : `SUM(${cell(from)}:${cell(to)})`
}

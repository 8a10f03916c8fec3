import { palette } from '#exports/document/palette.ts'
import { writeCell } from '#exports/xlsx/file/write-cell.ts'
import type { Cell, Sheet } from '#exports/xlsx/file/workbook-model.ts'
import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import type { StyleName } from '#exports/xlsx/file/style-book.ts'
import type { Formula } from '#exports/xlsx/formulas/formula.ts'
import { zero } from '#exports/xlsx/formulas/formula.ts'
import type { Axis, Line } from '#exports/xlsx/formulas/line.ts'
import { type FillPattern, marks, readPattern } from '#exports/xlsx/formulas/pattern.ts'
import { escapeFormula } from '#exports/xlsx/file/xml-text.ts'
import { readYear } from '#exports/xlsx/formulas/ranges.ts'
import { countRow, findYearMonths, yearColumn } from '#exports/xlsx/formulas/timeline.ts'
import { createRows, labelCell, type Look, sectionCells, textCell } from './sheet-rows.ts'

/** A sheet with a line in each row, the years, and then a month in each column. */
export interface MonthSheet {
  section: (title: string) => void
  /** Gives lines their places, one below the other. A line that this forecast does not have is left out. */
  put: (...lines: readonly (Line | null)[]) => void
  finish: () => Sheet
}

const labelWidth = 40
const termWidth = 16
const figureWidth = 10.5

export function createMonthSheet(
  look: Look,
  axis: Axis,
  name: string,
  /** The names of the months, as figures or as text. */
  head: { readonly startText: string; readonly date: Formula | null },
): MonthSheet {
  const rows = createRows(look, name)
  const years = axis.last / 12
  const columns = axis.column + axis.last + 1
  /** Written when all lines have their places, because formulas name other cells. */
  const pending: (() => void)[] = []
  let next = countRow + 1

  function writeHead(): void {
    const fillDate = head.date && readPattern(escapeFormula(head.date.write(name)))
    const { styles, formats } = look
    const text = styles.find('head')
    const date = styles.find('head', formats.date)
    const names: Cell[] = [0, 1].map((column) => ({ column, style: text, value: null }))
    for (let year = 1; year <= years; year += 1) {
      names.push({ column: yearColumn(year), style: text, value: `Year ${year}` })
    }
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
              formula: fillDate?.(column) ?? `${columnLetters(column)}${countRow}`,
            },
      )
      const previous = `${columnLetters(column - 1)}${countRow}`
      counts.push({ column, style: count, value: month, ...(!isStart && { formula: `${previous}+1` }) })
    }
    rows.push(names)
    rows.push(counts)
  }

  function writeLine(line: Line): void {
    const { look: kind, axis: own } = line
    const { row } = line.place
    const isTotal = kind === 'total'
    const format = look.formats[line.format]
    const typedStyle = look.styles.find('input', format)
    const style = look.styles.find(styleOf[kind].month, format)
    const cells = [
      writeCell(labelCell(look, 0, isTotal ? 'total' : 'label', line.label, name), row),
      writeCell(textCell(look, 1, isTotal ? 'total' : 'term', line.term), row),
    ]
    const yearStyle = look.styles.find(styleOf[kind].year, format)
    for (let year = 1; year <= years; year += 1) {
      const cell = { column: yearColumn(year), style: yearStyle }
      const hasYear = line.over !== 'none'
      const value = hasYear ? readYear(line, year) : null
      cells.push(writeCell({ ...cell, value, ...(hasYear && { formula: writeYear(line, year) }) }, row))
    }
    let formula: Formula | null = null
    let fill: FillPattern = () => ''
    for (let month = 0; month <= own.last; month += 1) {
      const column = own.column + month
      const here = line.formulaAt(month)
      if (here === null || here === zero) {
        const isTyped = line.typed.has(month)
        // A sum of nothing is 0: the forecast has no such lines.
        const value = isTyped ? line.value(month) : here && 0
        cells.push(writeCell({ column, style: isTyped ? typedStyle : style, value }, row))
        continue
      }
      if (here !== formula) {
        formula = here
        const text = escapeFormula(here.write(name))
        fill = readPattern(`<c r="${marks.column}${row}" s="${style}"><f>${text}</f><v>`)
      }
      cells.push(`${fill(column)}${line.value(month)}</v></c>`)
    }
    rows.pushWritten(cells, own.column + own.last)
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
    finish: () => {
      writeHead()
      for (const write of pending) write()
      return {
        name,
        rows: rows.list(),
        widths: [labelWidth, termWidth, ...Array.from({ length: columns - 2 }, () => figureWidth)],
        frozen: { rows: countRow, columns: 2 },
        tabColor: palette.blue,
        printed: { columns: axis.column + 13, what: 'All years, and year 1 by month' },
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

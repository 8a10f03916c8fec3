import { palette } from '#exports/document/palette.ts'
import type { Cell, Sheet } from '#exports/xlsx/file/workbook-model.ts'
import { escapeFormula } from '#exports/xlsx/file/xml-text.ts'
import { readPattern } from '#exports/xlsx/formulas/pattern.ts'
import { yearColumn } from '#exports/xlsx/formulas/timeline.ts'
import type { Axis, Line } from '#exports/xlsx/formulas/line.ts'
import { createRows, labelCell, type Look, sectionCells, textCell } from './sheet-rows.ts'

/** A sheet of figures: one in each row, or one for each year. */
export interface FigureSheet {
  /** With the names of its columns, such as the years. */
  section: (title: string, heads?: readonly string[]) => void
  put: (...lines: readonly Line[]) => void
  finish: () => Sheet
}

/** The axis of a row with one figure. */
export const single: Axis = { first: 1, last: 1, column: 2 }

const columns = 7

export function createFigureSheet(look: Look, name: string): FigureSheet {
  const rows = createRows(look, name)
  const pending: (() => void)[] = []
  let next = rows.next()

  function writeLine(line: Line): void {
    const { axis, words } = line
    const isTotal = line.look === 'total'
    const format = look.formats[line.format]
    const style = look.styles.find(line.look === 'plain' ? 'calculated' : line.look, format)
    const cells: Cell[] = [
      labelCell(look, 0, isTotal ? 'total' : 'label', line.label, name),
      textCell(look, 1, isTotal ? 'total' : 'term', line.term),
    ]
    for (let at = axis.first; at <= axis.last; at += 1) {
      const column = axis.column + at - axis.first
      const text = line.formulaAt(at)?.write(name) ?? '0'
      const isWords = words !== null && words.when.value(at) !== 0
      const whole = words ? `IF(${words.when.write(name)},"${words.text}",${text})` : text
      cells.push({
        column,
        style,
        value: isWords ? words.text : line.value(at),
        formula: readPattern(escapeFormula(whole))(column, yearColumn(at)),
      })
    }
    rows.push(cells)
  }

  return {
    section: (title, heads = []) => {
      next += 2
      pending.push(() => {
        rows.skip()
        const style = look.styles.find('sectionHead')
        const names = heads.map((value, index): Cell => ({ column: 2 + index, style, value }))
        const line = sectionCells(look, title, columns)
        rows.push([...line.slice(0, 2), ...names, ...line.slice(2 + names.length)])
      })
    },
    put: (...lines) => {
      for (const line of lines) {
        line.place = { sheet: name, row: next }
        next += 1
        pending.push(() => writeLine(line))
      }
    },
    finish: () => {
      for (const write of pending) write()
      return {
        name,
        rows: rows.list(),
        widths: [46, 34, ...Array.from({ length: columns - 2 }, () => 14)],
        frozen: { rows: 2, columns: 1 },
        tabColor: palette.green,
        printed: null,
      }
    },
  }
}

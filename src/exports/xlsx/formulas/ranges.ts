import { columnLetters } from '#exports/xlsx/file/column-letters.ts'
import { atom, type Formula, zero } from './formula.ts'
import { endColumn, type Line, now, prefixOf, rangeOf } from './line.ts'
import { marks } from './pattern.ts'
import { countRow, findYearMonths, yearColumn } from './timeline.ts'

/** Formulas over several cells of lines. */

/** The sum of lines in the same month: a range when they stand below each other. */
export function sumLines(lines: readonly Line[]): Formula {
  const [first] = lines
  if (!first) return zero
  if (lines.length === 1) return now(first)
  return {
    rank: 2,
    write: (sheet) => {
      const names = lines.map((line) => now(line).write(sheet))
      return isBlock(lines)
        ? `SUM(${names[0]}:${now(lines.at(-1) ?? first).write(first.place.sheet)})`
        : names.join('+')
    },
    value: (at) => lines.reduce((sum, line) => sum + line.value(at), 0),
  }
}

function isBlock(lines: readonly Line[]): boolean {
  const { sheet = '', row = 0 } = lines[0]?.place ?? {}
  return lines.every(({ place }, index) => place.sheet === sheet && place.row === row + index)
}

/** What a line has in one month, or zero outside of the forecast. */
export function valueIn(line: Line, month: Formula): Formula {
  return atom(
    (sheet) => `SUMIFS(${rangeOf(line, sheet)},${countsOf(line, sheet)},${month.write(sheet)})`,
    (at) => readInside(line, month.value(at)),
  )
}

/** The sum of a line over the months after one up to another. */
export function sumAfter(line: Line, after: Formula, upTo: Formula): Formula {
  return atom(
    (sheet) => {
      const counts = countsOf(line, sheet)
      const criterion = (sign: string, month: Formula) => `${counts},"${sign}"&${wrapSum(month, sheet)}`
      return `SUMIFS(${rangeOf(line, sheet)},${criterion('>', after)},${criterion('<=', upTo)})`
    },
    (at) => {
      let sum = 0
      const end = upTo.value(at)
      for (let month = after.value(at) + 1; month <= end; month += 1) sum += readInside(line, month)
      return sum
    },
  )
}

function wrapSum(month: Formula, sheet: string): string {
  const text = month.write(sheet)
  return month.rank < 5 ? `(${text})` : text
}

function readInside(line: Line, month: number): number {
  return month >= 0 && month <= line.axis.last ? line.value(month) : 0
}

/** The row of month numbers above a line. */
function countsOf({ place, axis }: Line, sheet: string): string {
  const columns = `$${columnLetters(axis.column)}$${countRow}:$${columnLetters(endColumn(axis))}$${countRow}`
  return prefixOf(place, sheet) + columns
}

export function isTyped(line: Line): Formula {
  const cell = now(line)
  return atom(
    (sheet) => `ISNUMBER(${cell.write(sheet)})`,
    (at) => (line.typed.has(at) ? 1 : 0),
  )
}

export function lowestOf(line: Line): Formula {
  return overMonths('MIN', line, (values) => Math.min(...values))
}

export function highestOf(line: Line): Formula {
  return overMonths('MAX', line, (values) => Math.max(...values))
}

/** How far from zero a line is at most. */
export function farthestOf(line: Line): Formula {
  return atom(
    (sheet) => `MAX(MAX(${rangeOf(line, sheet)}),-MIN(${rangeOf(line, sheet)}))`,
    () => Math.max(...readAll(line).map(Math.abs)),
  )
}

export function sumOfMonths(line: Line): Formula {
  return overMonths('SUM', line, (values) => values.reduce((sum, value) => sum + value, 0))
}

/** The position of a value in a line, from 1. */
export function positionIn(line: Line, value: Formula): Formula {
  return atom(
    (sheet) => `MATCH(${value.write(sheet)},${rangeOf(line, sheet)},0)`,
    (at) => readAll(line).indexOf(value.value(at)) + 1,
  )
}

/** The figure at a position of a line, from 1. */
export function atPosition(line: Line, position: Formula): Formula {
  return atom(
    (sheet) => `INDEX(${rangeOf(line, sheet)},1,${position.write(sheet)})`,
    (at) => line.value(position.value(at) - 1),
  )
}

function overMonths(name: string, line: Line, value: (values: number[]) => number): Formula {
  return atom(
    (sheet) => `${name}(${rangeOf(line, sheet)})`,
    () => value(readAll(line)),
  )
}

function readAll(line: Line): number[] {
  return Array.from({ length: line.axis.last + 1 }, (_, month) => line.value(month))
}

/** A line's figure for a year, as its sheet shows it after the months. The formula stands in a column of that year. */
export function yearOf(line: Line): Formula {
  return atom(
    (sheet) => `${prefixOf(line.place, sheet)}${marks.year}${line.place.row}`,
    (year) => readYear(line, year),
  )
}

export function sumOfYears(line: Line): Formula {
  const years = line.axis.last / 12
  return atom(
    (sheet) => {
      const cell = (year: number) => `$${columnLetters(yearColumn(year))}${line.place.row}`
      return `SUM(${prefixOf(line.place, sheet)}${cell(1)}:${cell(years)})`
    },
    () =>
      Array.from({ length: years }, (_, index) => readYear(line, index + 1)).reduce(
        (sum, year) => sum + year,
        0,
      ),
  )
}

export function readYear(line: Line, year: number): number {
  const { from, to } = findYearMonths(year)
  if (line.over === 'last') return line.value(to)
  if (line.over === 'first') return line.value(from)
  let sum = 0
  for (let month = from; month <= to; month += 1) sum += line.value(month)
  return sum
}

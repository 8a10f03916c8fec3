import {
  AlignmentType,
  BorderStyle,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import type { IRunPropertiesOptions, ITableCellBorders } from 'docx'
import { colors } from './measures.ts'
import { styleIds } from './styles.ts'
import { writeParagraph } from './text-runs.ts'

export interface CellContent {
  text: string
  run?: IRunPropertiesOptions
  /** The color behind it, as six hexadecimal digits. */
  fill?: string
  borders?: ITableCellBorders
}

interface TableContent {
  columns: readonly { align: 'left' | 'right'; share: number }[]
  /** Left out where the first column names the rows. */
  head?: readonly string[]
  rows: readonly (readonly CellContent[])[]
  /** Small letters and little space, for statements with many short rows. */
  isDense?: boolean
  /** All rows stand on one page, if they fit. */
  isWhole?: boolean
}

/** The header repeats on every page, and rows do not split. */
export function writeTable(
  { columns, head, rows, isDense = false, isWhole = false }: TableContent,
  textWidth: number,
): Table {
  const widths = columns.map(({ share }) => Math.round(share * textWidth))
  const size = isDense ? findDenseSize(columns, rows, widths) : 0
  const writeRow = (cells: readonly CellContent[], { isHead = false, staysWithNext = false }) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: isHead || cells.every(({ text }) => text.length < longestWholeCell),
      ...(staysWithNext ? { keepNext: true } : {}),
      children: cells.map((cell, index) =>
        writeCell(isDense ? toDense(cell, size) : cell, widths[index] ?? 0, columns[index]?.align),
      ),
    })
  const bold = { bold: true }
  const headRow = head?.map((text): CellContent => ({
    text,
    run: { ...bold, color: colors.ink2 },
    borders: { bottom: headLine },
  }))
  const bodyRows = head
    ? rows
    : rows.map(([name, ...rest]) => (name ? [{ ...name, run: bold }, ...rest] : rest))
  return new Table({
    style: styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    ...(isDense ? { margins: { top: 20, bottom: 20, right: 60 } } : {}),
    tableLook: {
      firstRow: head !== undefined,
      firstColumn: head === undefined,
      lastRow: false,
      lastColumn: false,
      noHBand: true,
      noVBand: true,
    },
    rows: [
      ...(headRow ? [writeRow(headRow, { isHead: true, staysWithNext: true })] : []),
      ...bodyRows.map((row, index) => {
        const rowsBelow = bodyRows.length - 1 - index
        // The last row, often the total, never stands alone on the next page.
        return writeRow(row, { staysWithNext: rowsBelow === 1 || (isWhole && rowsBelow > 0) })
      }),
    ],
  })
}

/** In half points. */
const denseSize = 15
const smallestSize = 9
/** The widest digits of the fonts that programs put in for ours, as a share of the letter's size, in bold. */
const digitWidth = 0.7
/** Left and right of a cell's text, in twentieths of a point. */
const cellPadding = 180

/** The largest size at which no number is wider than its column, since programs cut a number anywhere. */
function findDenseSize(
  columns: TableContent['columns'],
  rows: TableContent['rows'],
  widths: readonly number[],
): number {
  const sizes = columns.flatMap(({ align }, index) => {
    if (align !== 'right') return []
    const longest = Math.max(1, ...rows.map((row) => row[index]?.text.length ?? 0))
    const room = (widths[index] ?? 0) - cellPadding
    return [Math.floor((room / 20 / (longest * digitWidth)) * 2)]
  })
  return Math.max(smallestSize, Math.min(denseSize, ...sizes))
}

function toDense(cell: CellContent, size: number): CellContent {
  return { ...cell, run: { ...cell.run, size } }
}

/** A longer text may have to continue on the next page. */
const longestWholeCell = 1500

const headLine = { style: BorderStyle.SINGLE, size: 8, color: colors.ink }
/** Above a total. */
export const totalLine = { style: BorderStyle.SINGLE, size: 6, color: colors.ink2 }

function writeCell(
  { text, run, fill, borders }: CellContent,
  width: number,
  align?: 'left' | 'right',
): TableCell {
  const alignment = align === 'right' ? { alignment: AlignmentType.RIGHT } : {}
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
    ...(borders ? { borders } : {}),
    children: [writeParagraph(text, { style: styleIds.tableText, ...alignment }, run)],
  })
}

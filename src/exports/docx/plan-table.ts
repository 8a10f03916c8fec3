import { AlignmentType, ShadingType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { IRunPropertiesOptions } from 'docx'
import { styleIds } from './styles.ts'
import { writeParagraph } from './text-runs.ts'

export interface CellContent {
  text: string
  run?: IRunPropertiesOptions
  /** The color behind it, as six hexadecimal digits. */
  fill?: string
}

interface TableContent {
  columns: readonly { align: 'left' | 'right'; share: number }[]
  /** Left out where the first column names the rows. */
  head?: readonly string[]
  rows: readonly (readonly CellContent[])[]
  /** Small letters and little space, for statements with many short rows. */
  isDense?: boolean
}

/** The header repeats on every page, and rows do not split. */
export function writeTable({ columns, head, rows, isDense = false }: TableContent, textWidth: number): Table {
  const widths = columns.map(({ share }) => Math.round(share * textWidth))
  const writeRow = (cells: readonly CellContent[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: isHead || cells.every(({ text }) => text.length < longestWholeCell),
      ...(isHead ? { keepNext: true } : {}),
      children: cells.map((cell, index) =>
        writeCell(isDense ? toDense(cell) : cell, widths[index] ?? 0, columns[index]?.align),
      ),
    })
  // The table style also sets bold, but some programs do not support table styles.
  const bold = { bold: true }
  const headRow = head?.map((text): CellContent => ({ text, run: bold }))
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
    rows: [...(headRow ? [writeRow(headRow, true)] : []), ...bodyRows.map((row) => writeRow(row, false))],
  })
}

/** In half points. */
const denseSize = 15

function toDense(cell: CellContent): CellContent {
  return { ...cell, run: { ...cell.run, size: denseSize } }
}

/** A longer text may have to continue on the next page. */
const longestWholeCell = 1500

function writeCell({ text, run, fill }: CellContent, width: number, align?: 'left' | 'right'): TableCell {
  const alignment = align === 'right' ? { alignment: AlignmentType.RIGHT } : {}
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
    children: [writeParagraph(text, { style: styleIds.tableText, ...alignment }, run)],
  })
}

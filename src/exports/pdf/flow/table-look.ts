import type { TableBlock } from '#exports/document/document-model.ts'
import { millimeter } from '#exports/pdf/page/page-geometry.ts'
import { type BlockStyle, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'

export interface TableLook {
  head: BlockStyle
  cell: BlockStyle
  cellPadding: number
  rowPadding: number
}

const roomy: TableLook = {
  head: typeScale.columnTitle,
  cell: typeScale.cell,
  cellPadding: 2 * millimeter,
  rowPadding: 4.5,
}

/** For statements, which have many short rows. */
const dense: TableLook = {
  head: typeScale.statementTitle,
  cell: typeScale.statementCell,
  cellPadding: 1 * millimeter,
  rowPadding: 2.2,
}

const smallestSize = 5

/** Amounts never wrap, so a table with long ones has smaller letters in all its cells. */
export function chooseTableLook(
  { columns, rows, rowKinds }: TableBlock,
  typesetter: Typesetter,
  contentWidth: number,
): TableLook {
  if (!rowKinds) return roomy
  const { cell, cellPadding } = dense
  let share = 1
  for (const [index, row] of rows.entries()) {
    const weight = rowKinds[index] === 'total' ? 700 : 400
    for (const [place, { align, share: columnShare }] of columns.entries()) {
      if (align === 'left') continue
      const room = contentWidth * columnShare - 2 * cellPadding
      const { width } = typesetter.setLine(row[place] ?? '', { size: cell.size, weight })
      if (width > room) share = Math.min(share, room / width)
    }
  }
  if (share === 1) return dense
  return { ...dense, cell: { ...cell, size: Math.max(smallestSize, cell.size * share) } }
}

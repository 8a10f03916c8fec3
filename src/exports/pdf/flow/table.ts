import type { RowKind, TableBlock } from '#exports/document/document-model.ts'
import type { Canvas } from '#exports/pdf/page/canvas.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft, contentTop, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { toPdfText } from '#exports/pdf/file/pdfkit-document.ts'
import type { StructureElement } from '#exports/pdf/file/structure-tree.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import { type BlockStyle, spaceAbove } from '#exports/pdf/page/type-scale.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'
import { chooseTableLook, type TableLook } from './table-look.ts'
import { groupLines, keepEndsTogether } from './text-strips.ts'

const detailIndent = 3 * millimeter

interface Cell {
  lines: readonly Line[]
  element: StructureElement
  x: number
  width: number
  align: 'left' | 'right'
}

interface RowOptions {
  look: TableLook
  style: BlockStyle
  contentWidth: number
  kind: RowKind
}

export function layOutTable(
  block: TableBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { caption, columns, rows, rowKinds } = block
  const { contentWidth, contentBottom } = page
  const look = chooseTableLook(block, typesetter, contentWidth)
  const table = tree.add(section, 'Table', { attributes: { O: 'Table', Summary: toPdfText(caption) } })
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let right = contentLeft
  const places = columns.map(({ share, align }) => {
    const x = right + look.cellPadding
    const width = (contentWidth * share) / shares
    right += width
    return { x, width: width - 2 * look.cellPadding, align }
  })
  const layOutCells = (
    texts: readonly string[],
    style: BlockStyle,
    { add, indent = 0 }: { add: (row: StructureElement, index: number) => StructureElement; indent?: number },
  ): Cell[] => {
    const row = tree.add(table, 'TR')
    return places.map((place, index) => {
      const shift = index === 0 ? indent : 0
      const width = place.width - shift
      const lines = typesetter.breakLines(texts[index] ?? '', style, width)
      return { ...place, x: place.x + shift, width, element: add(row, index), lines }
    })
  }
  const addHead = (row: StructureElement, scope: 'Column' | 'Row') =>
    tree.add(row, 'TH', { attributes: { O: 'Table', Scope: scope } })

  const head = buildHead(
    layOutCells(
      columns.map(({ title }) => title),
      look.head,
      { add: (row) => addHead(row, 'Column') },
    ),
    look,
    contentWidth,
  )
  const carried = {
    height: head.height,
    // The repeated header is only visual.
    draw: (canvas: Canvas, y: number) => head.draw(canvas, y, 'Header'),
  }
  const tallest = contentBottom - contentTop - head.height
  const strips = rows.map((texts, index) => {
    const kind = rowKinds?.[index] ?? 'line'
    const isStrong = kind === 'total' || kind === 'group'
    const style: BlockStyle = isStrong ? { ...look.cell, weight: 700 } : look.cell
    const cells = layOutCells(texts, style, {
      add: (row, place) => (rowKinds && place === 0 ? addHead(row, 'Row') : tree.add(row, 'TD')),
      indent: kind === 'detail' ? detailIndent : 0,
    })
    return buildRow(cells, tallest, { look, style, contentWidth, kind }).map((item): FlowItem => ({
      ...item,
      carried,
      ...(kind === 'group' ? { staysWithNext: 'always' } : {}),
    }))
  })
  const height = strips.flat().reduce((sum, strip) => sum + strip.height, head.height)
  return [
    {
      height: head.height,
      spaceAbove: spaceAbove.table,
      staysWithNext: 'always',
      ...(isStatement(block) ? { leastRoom: height } : {}),
      draw: (canvas, y) => head.draw(canvas, y),
    },
    ...keepEndsTogether(strips),
  ]
}

/** Amounts by row and column are read as a whole. */
function isStatement({ columns, rowKinds }: TableBlock): boolean {
  return rowKinds !== undefined && columns.some(({ align }) => align === 'right')
}

function buildHead(cells: readonly Cell[], { head: style, rowPadding }: TableLook, contentWidth: number) {
  const height = countLines(cells) * style.leading + 2 * rowPadding
  return {
    height,
    draw: (canvas: Canvas, y: number, artifact?: 'Header') => {
      canvas.begin(artifact ?? 'Layout')
      canvas.fillRect(contentLeft, y, contentWidth, height, palette.blueWash)
      for (const { element, lines, x, width, align } of cells) {
        const box = { x, width, align, style, ...(artifact ? {} : { element }) }
        drawLines(canvas, lines, box, y + rowPadding)
      }
    },
  }
}

/** One strip, or line by line when the row is taller than a page. */
function buildRow(cells: readonly Cell[], tallest: number, options: RowOptions): FlowItem[] {
  const { look, style, contentWidth, kind } = options
  const { rowPadding } = look
  const count = countLines(cells)
  const whole = Array.from({ length: count }, (_, index) => index)
  const isTooTall = count * style.leading + 2 * rowPadding > tallest
  const groups = isTooTall ? groupLines(whole) : [whole]
  let start = 0
  return groups.map((group, index): FlowItem => {
    const from = start
    const to = (start += group.length)
    const isLast = index === groups.length - 1
    const above = index === 0 ? rowPadding : 0
    const height = group.length * style.leading + above + (isLast ? rowPadding : 0)
    const drawRule = (canvas: Canvas, y: number, color: typeof palette.ink, width: number) =>
      canvas.strokeLine(
        [
          [contentLeft, y],
          [contentLeft + contentWidth, y],
        ],
        { color, width },
      )
    return {
      height,
      spaceAbove: 0,
      draw: (canvas, y) => {
        canvas.begin('Layout')
        if (isLast) drawRule(canvas, y + height, palette.rule2, 0.5)
        if (kind === 'total' && index === 0) drawRule(canvas, y, palette.ink2, 0.7)
        for (const { lines, ...place } of cells) {
          const shown = lines.slice(from, to)
          if (shown.length > 0) drawLines(canvas, shown, { ...place, style }, y + above)
        }
      },
    }
  })
}

function countLines(cells: readonly Cell[]): number {
  return Math.max(1, ...cells.map(({ lines }) => lines.length))
}

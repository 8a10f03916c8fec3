import type { TableBlock } from '#exports/document/document-model.ts'
import type { Canvas } from '#exports/pdf/page/canvas.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft, contentTop, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { toPdfText } from '#exports/pdf/file/pdfkit-document.ts'
import type { StructureElement } from '#exports/pdf/file/structure-tree.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import { type BlockStyle, spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'
import { groupLines, keepEndsTogether } from './text-strips.ts'

const cellPadding = 2 * millimeter
const rowPadding = 4.5

interface Cell {
  lines: readonly Line[]
  element: StructureElement
  x: number
  width: number
  align: 'left' | 'right'
}

export function layOutTable(
  { caption, columns, rows }: TableBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth, contentBottom } = page
  const table = tree.add(section, 'Table', { attributes: { O: 'Table', Summary: toPdfText(caption) } })
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let right = contentLeft
  const places = columns.map(({ share, align }) => {
    const x = right + cellPadding
    const width = (contentWidth * share) / shares
    right += width
    return { x, width: width - 2 * cellPadding, align }
  })
  const layOutCells = (
    texts: readonly string[],
    style: BlockStyle,
    add: (row: StructureElement) => StructureElement,
  ): Cell[] => {
    const row = tree.add(table, 'TR')
    return places.map((place, index) => ({
      ...place,
      element: add(row),
      lines: typesetter.breakLines(texts[index] ?? '', style, place.width),
    }))
  }

  const head = buildHead(
    layOutCells(
      columns.map(({ title }) => title),
      typeScale.columnTitle,
      (row) => tree.add(row, 'TH', { attributes: { O: 'Table', Scope: 'Column' } }),
    ),
    contentWidth,
  )
  const carried = {
    height: head.height,
    // The repeated header is only visual.
    draw: (canvas: Canvas, y: number) => head.draw(canvas, y, 'Header'),
  }
  const tallest = contentBottom - contentTop - head.height
  const strips = rows.map((texts) => {
    const cells = layOutCells(texts, typeScale.cell, (row) => tree.add(row, 'TD'))
    return buildRow(cells, tallest, contentWidth).map((item): FlowItem => ({ ...item, carried }))
  })
  return [
    {
      height: head.height,
      spaceAbove: spaceAbove.table,
      staysWithNext: 'always',
      draw: (canvas, y) => head.draw(canvas, y),
    },
    ...keepEndsTogether(strips),
  ]
}

function buildHead(cells: readonly Cell[], contentWidth: number) {
  const style = typeScale.columnTitle
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
function buildRow(cells: readonly Cell[], tallest: number, contentWidth: number): FlowItem[] {
  const style = typeScale.cell
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
    return {
      height,
      spaceAbove: 0,
      draw: (canvas, y) => {
        if (isLast) {
          canvas.begin('Layout')
          canvas.strokeLine(
            [
              [contentLeft, y + height],
              [contentLeft + contentWidth, y + height],
            ],
            { color: palette.rule2, width: 0.5 },
          )
        }
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

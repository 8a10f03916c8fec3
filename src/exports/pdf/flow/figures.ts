import type { FiguresBlock } from '#exports/document/document-model.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'

const mostInRow = 4
const gap = 4 * millimeter
const padding = 3 * millimeter
const smallestSize = 9

/** Cards in rows. Screen readers get a list of labels and values. */
export function layOutFigures(
  { figures }: FiguresBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const list = tree.add(section, 'L', { attributes: { O: 'List', ListNumbering: 'None' } })
  const rowCount = Math.ceil(figures.length / mostInRow)
  const perRow = Math.ceil(figures.length / Math.max(1, rowCount))
  const cardWidth = (contentWidth - gap * (perRow - 1)) / perRow
  const textWidth = cardWidth - 2 * padding
  const cards = figures.map(({ label, value, isHealthy }, index) => {
    const item = tree.add(list, 'LI')
    return {
      x: contentLeft + (index % perRow) * (cardWidth + gap),
      isHealthy,
      label: {
        lines: typesetter.breakLines(label, typeScale.figureLabel, textWidth),
        element: tree.add(item, 'Lbl'),
      },
      value: { ...fitValue(value, typesetter, textWidth), element: tree.add(item, 'LBody') },
    }
  })
  return Array.from({ length: rowCount }, (_, row): FlowItem => {
    const shown = cards.slice(row * perRow, (row + 1) * perRow)
    const labelHeight =
      Math.max(1, ...shown.map(({ label }) => label.lines.length)) * typeScale.figureLabel.leading
    const valueHeight =
      Math.max(1, ...shown.map(({ value }) => value.lines.length)) * typeScale.figure.leading
    const height = labelHeight + valueHeight + 2 * padding
    return {
      height,
      spaceAbove: row === 0 ? spaceAbove.picture : gap,
      draw: (canvas, y) => {
        for (const { x, isHealthy, label, value } of shown) {
          canvas.begin('Layout')
          const [wash, edge] = isHealthy ? [palette.greenWash, palette.green] : [palette.sunk, palette.rule2]
          canvas.fillRect(x, y, cardWidth, height, wash)
          canvas.fillRect(x, y, 2, height, edge)
          const place = { x: x + padding, width: textWidth }
          drawLines(
            canvas,
            label.lines,
            { ...place, style: typeScale.figureLabel, element: label.element },
            y + padding,
          )
          const color = isHealthy ? palette.green : palette.ink
          const style = { ...typeScale.figure, size: value.size, color }
          drawLines(
            canvas,
            value.lines,
            { ...place, style, element: value.element },
            y + padding + labelHeight,
          )
        }
      },
    }
  })
}

/** A long number shrinks before it wraps. */
function fitValue(value: string, typesetter: Typesetter, width: number) {
  const style = typeScale.figure
  const full = typesetter.setLine(value, style)
  const size = Math.max(smallestSize, Math.min(style.size, (style.size * width) / Math.max(full.width, 1)))
  return { size, lines: typesetter.breakLines(value, { ...style, size }, width) }
}

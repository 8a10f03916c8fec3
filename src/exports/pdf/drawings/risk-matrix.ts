import type { RiskMatrixBlock } from '#exports/document/document-model.ts'
import type { RiskCell } from '#domain/drawings/risk-cells.ts'
import type { RiskPriority } from '#domain/plan/risk-priority.ts'
import type { BlockContext } from '#exports/pdf/flow/block-context.ts'
import type { FlowItem } from '#exports/pdf/flow/flow-item.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import type { Canvas } from '#exports/pdf/page/canvas.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { type Color, palette } from '#exports/pdf/page/pdf-colors.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import { spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import { drawLabel } from './draw-label.ts'

const cellHeight = 17 * millimeter
const cellGap = 1.2 * millimeter
const rowLabelWidth = 20 * millimeter
const headHeight = 9 * millimeter
const badgeRadius = 6.5
const badgeGap = 3

const levelNames = { low: 'Low', medium: 'Medium', high: 'High' } as const

const cellColors: Record<RiskPriority, readonly [Color, Color]> = {
  Critical: [palette.redWash, palette.red],
  'High Priority': [palette.ochreWash, palette.ochre],
  'Medium Priority': [palette.blueWash, palette.blue],
  'Low Priority': [palette.sunk, palette.ink2],
}

export function layOutRiskMatrix(
  { cells, description }: RiskMatrixBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const element = tree.add(section, 'Figure', { alt: description })
  const lines = typesetter.breakLines(description, typeScale.caption, contentWidth)
  const captionHeight = lines.length * typeScale.caption.leading + 8
  const columns = Math.max(1, ...cells.map((row) => row.length))
  const cellWidth = (contentWidth - rowLabelWidth + cellGap) / columns
  return [
    {
      height: captionHeight + headHeight + cells.length * cellHeight,
      spaceAbove: spaceAbove.picture,
      draw: (canvas, y) => {
        canvas.begin(element)
        drawLines(canvas, lines, { x: contentLeft, width: contentWidth, style: typeScale.caption }, y)
        const top = y + captionHeight
        drawHead(canvas, typesetter, cells[0] ?? [], cellWidth, top)
        cells.forEach((row, rowIndex) => {
          const cellTop = top + headHeight + rowIndex * cellHeight
          const impact = levelNames[row[0]?.impact ?? 'low']
          const labelY = cellTop + cellHeight / 2 + 2
          drawLabel(canvas, typesetter, impact, { x: contentLeft, y: labelY, style: typeScale.mark })
          row.forEach((cell, column) => {
            const x = contentLeft + rowLabelWidth + column * cellWidth
            drawCell(canvas, typesetter, cell, { x, y: cellTop, width: cellWidth - cellGap })
          })
        })
      },
    },
  ]
}

function drawHead(
  canvas: Canvas,
  typesetter: Typesetter,
  row: readonly RiskCell[],
  cellWidth: number,
  top: number,
) {
  const baseline = top + headHeight - 5
  drawLabel(canvas, typesetter, 'Impact', { x: contentLeft, y: baseline, style: typeScale.strongMark })
  const left = contentLeft + rowLabelWidth
  drawLabel(canvas, typesetter, 'Probability', { x: left, y: top + 8, style: typeScale.strongMark })
  row.forEach(({ probability }, column) => {
    const x = left + column * cellWidth
    drawLabel(canvas, typesetter, levelNames[probability], { x, y: baseline, style: typeScale.mark })
  })
}

function drawCell(
  canvas: Canvas,
  typesetter: Typesetter,
  { priority, numbers }: RiskCell,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const [wash, ink] = cellColors[priority]
  const height = cellHeight - cellGap
  canvas.fillRect(x, y, width, height, wash, 2)
  const name = priority.replace(' Priority', '')
  drawLabel(canvas, typesetter, name, { x: x + 5, y: y + 11, style: typeScale.mark, color: ink })

  const step = 2 * badgeRadius + badgeGap
  const perRow = Math.max(1, Math.floor((width - 10 + badgeGap) / step))
  const rows = Math.max(1, Math.floor((height - 15) / step))
  const room = perRow * rows
  // Risks that do not fit are counted instead of drawn on top of each other.
  const shown = numbers.length > room ? numbers.slice(0, room - 1) : numbers
  const badges = [
    ...shown.map(String),
    ...(shown.length < numbers.length ? [`+${numbers.length - shown.length}`] : []),
  ]
  badges.forEach((text, index) => {
    const centerX = x + 5 + badgeRadius + (index % perRow) * step
    const centerY = y + 16 + badgeRadius + Math.floor(index / perRow) * step
    canvas.fillCircle(centerX, centerY, badgeRadius, ink)
    canvas.fillCircle(centerX, centerY, badgeRadius - 0.8, palette.surface)
    drawLabel(canvas, typesetter, text, {
      x: centerX,
      y: centerY + 2.7,
      style: typeScale.strongMark,
      anchor: 'middle',
    })
  })
}

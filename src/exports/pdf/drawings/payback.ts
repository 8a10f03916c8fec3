import type { PaybackBlock } from '#exports/document/document-model.ts'
import type { BlockContext } from '#exports/pdf/flow/block-context.ts'
import type { FlowItem } from '#exports/pdf/flow/flow-item.ts'
import type { Canvas } from '#exports/pdf/page/canvas.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import { drawLabel } from './draw-label.ts'

const plotHeight = 46 * millimeter
const axisHeight = 9 * millimeter

export function layOutPayback(
  block: PaybackBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const element = tree.add(section, 'Figure', { alt: block.description })
  const lines = typesetter.breakLines(block.description, typeScale.caption, contentWidth)
  const captionHeight = lines.length * typeScale.caption.leading + 8
  return [
    {
      height: captionHeight + plotHeight + axisHeight,
      spaceAbove: spaceAbove.picture,
      draw: (canvas, y) => {
        canvas.begin(element)
        drawLines(canvas, lines, { x: contentLeft, width: contentWidth, style: typeScale.caption }, y)
        drawPlot(canvas, typesetter, block, { top: y + captionHeight, width: contentWidth })
      },
    },
  ]
}

function drawPlot(
  canvas: Canvas,
  typesetter: Typesetter,
  { scale, cac, costText }: PaybackBlock,
  { top, width }: { top: number; width: number },
): void {
  const { horizon, highest, lowest, earnedAtEnd, breakEven, ticks, unit } = scale
  const right = contentLeft + width
  const bottom = top + plotHeight
  const x = (time: number) => contentLeft + (time / horizon) * width
  const y = (dollars: number) => top + ((highest - dollars) / (highest - lowest)) * plotHeight
  const start = [contentLeft, y(0)] as const
  const end = [right, y(earnedAtEnd)] as const
  const cacY = y(cac)

  if (breakEven === null) {
    canvas.fillPolygon([[contentLeft, cacY], [right, cacY], end, start], palette.redWash)
  } else {
    const meeting = [x(breakEven), cacY] as const
    canvas.fillPolygon([[contentLeft, cacY], meeting, start], palette.ochreWash)
    canvas.fillPolygon([meeting, [right, cacY], end], palette.greenWash)
  }
  for (const tick of ticks) {
    canvas.strokeLine(
      [
        [x(tick), top],
        [x(tick), bottom],
      ],
      { color: palette.rule, width: 0.5 },
    )
    const anchor = tick === 0 ? 'start' : tick === horizon ? 'end' : 'middle'
    drawLabel(canvas, typesetter, String(tick), { x: x(tick), y: bottom + 10, style: typeScale.mark, anchor })
  }
  const axisTitle = unit === 'days' ? 'Days as a customer' : 'Months as a customer'
  drawLabel(canvas, typesetter, axisTitle, { x: contentLeft, y: bottom + 21, style: typeScale.mark })
  canvas.strokeLine([start, [right, y(0)]], { color: palette.ink3, width: 0.6 })
  canvas.strokeLine(
    [
      [contentLeft, cacY],
      [right, cacY],
    ],
    { color: palette.ochre, width: 1, dash: [4, 3] },
  )
  drawLabel(canvas, typesetter, `CAC ${costText}`, {
    x: contentLeft + 4,
    y: cacY - 5,
    style: typeScale.strongMark,
    color: palette.ochre,
  })
  canvas.strokeLine([start, end], { color: palette.blue, width: 1.8 })
  if (breakEven !== null) drawBreakEven(canvas, typesetter, x(breakEven), cacY, bottom)
}

function drawBreakEven(canvas: Canvas, typesetter: Typesetter, x: number, y: number, bottom: number): void {
  canvas.strokeLine(
    [
      [x, y],
      [x, bottom],
    ],
    { color: palette.blue, width: 0.8, dash: [1.5, 2] },
  )
  canvas.fillCircle(x, y, 4, palette.blue)
  canvas.fillCircle(x, y, 2.2, palette.surface)
  drawLabel(canvas, typesetter, 'Paid back', { x: x + 7, y: y + 13, style: typeScale.strongMark })
}

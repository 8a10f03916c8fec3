import type { ChartBlock } from '#exports/document/document-model.ts'
import type { DrawingShape } from '#exports/document/drawing.ts'
import { formatNumber } from '#exports/pdf/file/pdf-syntax.ts'
import type { BlockContext } from '#exports/pdf/flow/block-context.ts'
import type { FlowItem } from '#exports/pdf/flow/flow-item.ts'
import type { Canvas } from '#exports/pdf/page/canvas.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import { drawLabel } from './draw-label.ts'

const titleGap = 6

/** The finding as a title, and below it the drawing as vectors. */
export function layOutChart(
  { title, description, drawing }: ChartBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const element = tree.add(section, 'Figure', { alt: description })
  const lines = typesetter.breakLines(title, typeScale.item, page.contentWidth)
  const titleHeight = lines.length * typeScale.item.leading + titleGap
  const scale = page.contentWidth / drawing.width
  return [
    {
      height: titleHeight + drawing.height * scale,
      spaceAbove: spaceAbove.picture,
      draw: (canvas, y) => {
        canvas.begin(element)
        drawLines(canvas, lines, { x: contentLeft, width: page.contentWidth, style: typeScale.item }, y)
        const place = { left: contentLeft, top: y + titleHeight, scale }
        for (const shape of drawing.shapes) drawOne(canvas, typesetter, shape, place)
      },
    },
  ]
}

interface Place {
  left: number
  top: number
  scale: number
}

function drawOne(
  canvas: Canvas,
  typesetter: Typesetter,
  shape: DrawingShape,
  { left, top, scale }: Place,
): void {
  if (shape.kind === 'text') {
    const { text, x, y, anchor, color, size, isStrong } = shape
    const style = {
      size: size * scale,
      leading: 0,
      weight: isStrong ? 700 : 400,
      color: palette[color],
    } as const
    drawLabel(canvas, typesetter, text, { x: left + x * scale, y: top + y * scale, style, anchor })
    return
  }
  const { path, fill, stroke } = shape
  if (path === '') return
  const factor = scale.toFixed(5)
  canvas.raw(
    [
      // Its own units, counted downward.
      `${factor} 0 0 -${factor} ${formatNumber(left)} ${formatNumber(canvas.geometry.height - top)} cm`,
      ...(fill ? [`${palette[fill]} rg`] : []),
      ...(stroke
        ? [
            `${palette[stroke.color]} RG ${formatNumber(stroke.width)} w 1 j [${(stroke.dash ?? []).join(' ')}] 0 d`,
          ]
        : []),
      canvas.traceSvgPath(path),
      fill && stroke ? 'B' : fill ? 'f' : 'S',
    ].join('\n'),
  )
}

import type { TimelineBlock } from '#exports/document/document-model.ts'
import type { BlockContext } from '#exports/pdf/flow/block-context.ts'
import type { FlowItem } from '#exports/pdf/flow/flow-item.ts'
import type { Canvas } from '#exports/pdf/page/canvas.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import { fitText } from '#exports/pdf/text/fit-text.ts'
import { drawLabel } from './draw-label.ts'

const rowHeight = 6.5 * millimeter
const barHeight = 3.2 * millimeter
const titleWidth = 58 * millimeter
const titleGap = 4 * millimeter
const axisHeight = 9 * millimeter
/** The number that fits on a page. Further ones go into another picture. */
const mostRows = 28

type Bar = TimelineBlock['bars'][number]

const chartLeft = contentLeft + titleWidth + titleGap

/** The bars have labels, so the description is only for people who cannot see them. */
export function layOutTimeline(block: TimelineBlock, context: BlockContext): FlowItem[] {
  const { tree, section } = context
  const parts = Array.from({ length: Math.ceil(block.bars.length / mostRows) }, (_, part) =>
    block.bars.slice(part * mostRows, (part + 1) * mostRows),
  )
  return parts.map((bars, part): FlowItem => {
    const element = tree.add(section, 'Figure', {
      alt: part === 0 ? block.description : bars.map(({ title }) => title).join(', '),
    })
    return {
      height: bars.length * rowHeight + axisHeight,
      spaceAbove: spaceAbove.picture,
      draw: (canvas, y) => {
        canvas.begin(element)
        drawChart(canvas, context, { ...block, bars }, y)
      },
    }
  })
}

function drawChart(
  canvas: Canvas,
  { typesetter, page }: BlockContext,
  { bars, ticks, breaks, axisText }: TimelineBlock,
  top: number,
): void {
  const bottom = top + bars.length * rowHeight
  const chartWidth = page.contentWidth - titleWidth - titleGap
  const x = (share: number) => chartLeft + share * chartWidth
  for (const { from, to } of breaks)
    canvas.fillRect(x(from), top, (to - from) * chartWidth, bottom - top, palette.sunk)
  for (const { label, at } of ticks) {
    canvas.strokeLine(
      [
        [x(at), top],
        [x(at), bottom],
      ],
      { color: palette.rule, width: 0.5 },
    )
    const anchor = at === 0 ? 'start' : at === 1 ? 'end' : 'middle'
    drawLabel(canvas, typesetter, label, {
      x: x(at),
      y: bottom + 10,
      style: typeScale.mark,
      anchor,
    })
  }
  drawLabel(canvas, typesetter, axisText, {
    x: chartLeft,
    y: bottom + 21,
    style: typeScale.mark,
  })
  bars.forEach((bar, index) => {
    const middle = top + (index + 0.5) * rowHeight
    const style = { ...typeScale.caption, color: palette.ink }
    drawLabel(canvas, typesetter, fitText(typesetter, bar.title, style, titleWidth), {
      x: contentLeft,
      y: middle + 3,
      style,
    })
    drawBar(canvas, bar, { x, middle, right: chartLeft + chartWidth })
  })
}

function drawBar(
  canvas: Canvas,
  { from, to, isOpenEnded }: Bar,
  { x, middle, right }: { x: (share: number) => number; middle: number; right: number },
): void {
  const width = Math.max(3, x(to) - x(from))
  const left = Math.min(x(from), right - width)
  canvas.fillRect(left, middle - barHeight / 2, width, barHeight, palette.blue, 1.5)
  if (!isOpenEnded) return
  canvas.strokeLine(
    [
      [left + width + 2, middle],
      [right, middle],
    ],
    { color: palette.blue, width: 1.4, dash: [3, 2.5] },
  )
}

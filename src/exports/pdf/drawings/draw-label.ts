import type { Canvas } from '#exports/pdf/page/canvas.ts'
import type { Color } from '#exports/pdf/page/pdf-colors.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import type { BlockStyle } from '#exports/pdf/page/type-scale.ts'

type Anchor = 'start' | 'middle' | 'end'

/** A picture label, anchored at a point on its baseline. */
export function drawLabel(
  canvas: Canvas,
  typesetter: Typesetter,
  text: string,
  { x, y, style, anchor = 'start', color }: LabelPlace,
): void {
  const line = typesetter.setLine(text, style)
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? line.width / 2 : line.width
  canvas.text(line, x - shift, y, color ?? style.color)
}

interface LabelPlace {
  x: number
  y: number
  style: BlockStyle
  anchor?: Anchor
  color?: Color
}

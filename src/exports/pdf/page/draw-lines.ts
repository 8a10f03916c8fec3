import type { StructureElement } from '#exports/pdf/file/structure-tree.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import type { Canvas } from './canvas.ts'
import { baselineWithin, type BlockStyle } from './type-scale.ts'

export interface TextBox {
  x: number
  width: number
  style: BlockStyle
  /** Without it, the text continues the element that was started before. */
  element?: StructureElement
  align?: 'left' | 'right'
  /** From the top of each line to its baseline. */
  baseline?: number
}

export function drawLines(
  canvas: Canvas,
  lines: readonly Line[],
  { x, width, style, element, align = 'left', baseline = baselineWithin(style) }: TextBox,
  y: number,
): void {
  if (element) canvas.begin(element)
  lines.forEach((line, index) => {
    // Right-to-left text starts at the right, and a column of numbers ends there.
    const isAtRight = line.isRightToLeft || align === 'right'
    const left = isAtRight ? x + width - line.width : x
    canvas.text(line, left, y + index * style.leading + baseline, style.color)
  })
}

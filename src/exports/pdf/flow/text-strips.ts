import type { Canvas } from '#exports/pdf/page/canvas.ts'
import type { StructureElement } from '#exports/pdf/page/structure-tree.ts'
import { baselineWithin, type BlockStyle } from '#exports/pdf/type-scale.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import type { FlowItem } from './flow-item.ts'

interface TextBox {
  x: number
  width: number
  style: BlockStyle
  /** Without it the text goes on with what was begun before. */
  element?: StructureElement
  align?: 'left' | 'right'
  /** From the top of each line to where its letters stand. */
  baseline?: number
}

/** Strips of one line each, but the first two and the last two lines of a text are never parted. */
export function stackLines(lines: readonly Line[], box: TextBox, spaceAbove: number): FlowItem[] {
  return groupLines(lines).map((group, index) => ({
    height: group.length * box.style.leading,
    spaceAbove: index === 0 ? spaceAbove : 0,
    draw: (canvas, y) => drawLines(canvas, group, box, y),
  }))
}

export function groupLines<T>(lines: readonly T[]): T[][] {
  if (lines.length <= 3) return lines.length === 0 ? [] : [[...lines]]
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)]
}

/** The strips of a list's entries: neither the first nor the last entry is left alone on a page. */
export function keepEndsTogether(entries: readonly (readonly FlowItem[])[]): FlowItem[] {
  return entries.flatMap((strips, index) => {
    const isEnd = index === 0 || index === entries.length - 2
    const isOnly = index === entries.length - 1
    if (!isEnd || isOnly || strips.length !== 1) return strips
    return strips.map((strip): FlowItem => ({ ...strip, staysWithNext: 'ideally' }))
  })
}

export function drawLines(
  canvas: Canvas,
  lines: readonly Line[],
  { x, width, style, element, align = 'left', baseline = baselineWithin(style) }: TextBox,
  y: number,
): void {
  if (element) canvas.begin(element)
  lines.forEach((line, index) => {
    // Text from right to left begins at the right; a column of numbers ends there.
    const isAtRight = line.isRightToLeft || align === 'right'
    const left = isAtRight ? x + width - line.width : x
    canvas.text(line, left, y + index * style.leading + baseline, style.colour)
  })
}

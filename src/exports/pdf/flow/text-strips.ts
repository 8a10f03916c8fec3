import { drawLines, type TextBox } from '#exports/pdf/page/draw-lines.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import type { FlowItem } from './flow-item.ts'

/** Strips of one line each, but the first two and the last two lines of a text stay together. */
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

/** The strips of a list. Neither the first nor the last entry is alone on a page. */
export function keepEndsTogether(entries: readonly (readonly FlowItem[])[]): FlowItem[] {
  return entries.flatMap((strips, index) => {
    const isEnd = index === 0 || index === entries.length - 2
    const isOnly = index === entries.length - 1
    if (!isEnd || isOnly || strips.length !== 1) return strips
    return strips.map((strip): FlowItem => ({ ...strip, staysWithNext: 'ideally' }))
  })
}

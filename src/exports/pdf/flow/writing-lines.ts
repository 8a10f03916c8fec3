import type { WritingLinesBlock } from '#exports/document/document-model.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'

/** Between the usual distances of narrow and wide ruled paper. */
const lineHeight = 8 * millimeter

/** Lines say nothing, so they are part of the page and screen readers skip them. */
export function layOutWritingLines({ count }: WritingLinesBlock, { page }: BlockContext): FlowItem[] {
  return Array.from({ length: count }, (_, index) => ({
    height: lineHeight,
    spaceAbove: 0,
    ...(index + 1 < count && { staysWithNext: 'always' as const }),
    draw: (canvas, y) => {
      canvas.begin('Layout')
      const bottom = y + lineHeight
      canvas.strokeLine(
        [
          [contentLeft, bottom],
          [contentLeft + page.contentWidth, bottom],
        ],
        { color: palette.rule2, width: 0.7 },
      )
    },
  }))
}

import type { WritingLinesBlock } from '#exports/document/document-model.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'

/** The usual distance of ruled paper. */
const lineHeight = 9 * millimeter

/** Lines say nothing, so they are part of the page and screen readers skip them. */
export function layOutWritingLines({ count }: WritingLinesBlock, { page }: BlockContext): FlowItem[] {
  return Array.from({ length: count }, () => ({
    height: lineHeight,
    spaceAbove: 0,
    draw: (canvas, y) => {
      canvas.begin('Layout')
      const bottom = y + lineHeight
      canvas.strokeLine(
        [
          [contentLeft, bottom],
          [contentLeft + page.contentWidth, bottom],
        ],
        { color: palette.rule, width: 0.7 },
      )
    },
  }))
}

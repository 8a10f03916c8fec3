import type { DocumentSection } from '#exports/document/document-model.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { baselineWithin, spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'

const numberWidth = 13 * millimeter
const ruleGap = 7
const spaceBelow = 5
/** A section does not start at the bottom of a page. */
const leastRoom = 55 * millimeter

/** Always one strip, because our section titles are short. */
export function layOutSectionHeading(
  { id, number, title }: DocumentSection,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem {
  const { contentWidth } = page
  const style = typeScale.section
  const element = tree.add(section, 'H1')
  const indent = number === null ? 0 : numberWidth
  const width = contentWidth - indent
  const lines = typesetter.breakLines(title, style, width)
  const mark = number === null ? null : typesetter.setLine(String(number), style)
  const ruleY = lines.length * style.leading + ruleGap
  return {
    height: ruleY + spaceBelow,
    spaceAbove: spaceAbove.section,
    staysWithNext: 'always',
    leastRoom,
    draw: (canvas, y) => {
      canvas.addDestination(id, y - 8)
      canvas.begin(element)
      if (mark) canvas.text(mark, contentLeft, y + baselineWithin(style), palette.blue)
      drawLines(canvas, lines, { x: contentLeft + indent, width, style, element }, y)
      canvas.begin('Layout')
      canvas.strokeLine(
        [
          [contentLeft, y + ruleY],
          [contentLeft + contentWidth, y + ruleY],
        ],
        { color: palette.blue, width: 0.8 },
      )
    },
  }
}

import type { FactsBlock, HeadingBlock, ListBlock, ParagraphBlock } from '#exports/document/document-model.ts'
import { drawLines } from '#exports/pdf/page/draw-lines.ts'
import { contentLeft, millimeter } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import { baselineWithin, spaceAbove, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'
import { groupLines, keepEndsTogether, stackLines } from './text-strips.ts'

const listIndent = 5 * millimeter
const bulletRadius = 1.4
const labelWidth = 42 * millimeter
const labelGap = 5 * millimeter

export function layOutHeading(
  { level, text }: HeadingBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const style = level === 2 ? typeScale.part : typeScale.item
  const element = tree.add(section, level === 2 ? 'H2' : 'H3')
  const lines = typesetter.breakLines(text, style, contentWidth)
  const box = { x: contentLeft, width: contentWidth, style, element }
  const space = level === 2 ? spaceAbove.part : spaceAbove.item
  return stackLines(lines, box, space).map((item) => ({ ...item, staysWithNext: 'always' }))
}

export function layOutParagraph(
  { text }: ParagraphBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const style = typeScale.body
  const box = { x: contentLeft, width: contentWidth, style, element: tree.add(section, 'P') }
  return stackLines(typesetter.breakLines(text, style, contentWidth), box, spaceAbove.paragraph)
}

export function layOutList(
  { items }: ListBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const style = typeScale.body
  const list = tree.add(section, 'L', { attributes: { O: 'List', ListNumbering: 'Disc' } })
  const x = contentLeft + listIndent
  const width = contentWidth - listIndent
  const strips = items.map((text, index) => {
    const item = tree.add(list, 'LI')
    const label = tree.add(item, 'Lbl')
    const body = tree.add(item, 'LBody')
    const lines = typesetter.breakLines(text, style, width)
    const isRightToLeft = lines[0]?.isRightToLeft ?? false
    // The bullet is on the side where the text starts.
    const left = isRightToLeft ? contentLeft : x
    const bulletX = isRightToLeft ? contentLeft + contentWidth - listIndent / 2 : contentLeft + listIndent / 2
    const space = index === 0 ? spaceAbove.paragraph : spaceAbove.listItem
    const [first, ...rest] = stackLines(lines, { x: left, width, style, element: body }, space)
    if (!first) return []
    const withBullet: FlowItem = {
      ...first,
      draw: (canvas, y) => {
        canvas.begin(label)
        canvas.fillCircle(bulletX, y + baselineWithin(style) - style.size * 0.33, bulletRadius, palette.blue)
        first.draw(canvas, y)
      },
    }
    return [withBullet, ...rest]
  })
  return keepEndsTogether(strips)
}

export function layOutFacts(
  { facts }: FactsBlock,
  { typesetter, page, tree, section }: BlockContext,
): FlowItem[] {
  const { contentWidth } = page
  const list = tree.add(section, 'L', { attributes: { O: 'List', ListNumbering: 'None' } })
  const valueX = contentLeft + labelWidth + labelGap
  const valueWidth = contentWidth - labelWidth - labelGap
  const strips = facts.map(({ label, value }, factIndex) => {
    const item = tree.add(list, 'LI')
    const labelBox = {
      x: contentLeft,
      width: labelWidth,
      style: typeScale.label,
      element: tree.add(item, 'Lbl'),
      // Shares a baseline with its value, although it is smaller.
      baseline: baselineWithin(typeScale.body),
    }
    const valueBox = { x: valueX, width: valueWidth, style: typeScale.body, element: tree.add(item, 'LBody') }
    const labelLines = typesetter.breakLines(label, typeScale.label, labelWidth)
    const valueLines = typesetter.breakLines(value, typeScale.body, valueWidth)
    const rows = Array.from({ length: Math.max(labelLines.length, valueLines.length) }, (_, index) => index)
    let start = 0
    return groupLines(rows).map((group, index): FlowItem => {
      const from = start
      const to = (start += group.length)
      return {
        height: group.length * typeScale.body.leading,
        spaceAbove: index > 0 ? 0 : factIndex === 0 ? spaceAbove.paragraph : spaceAbove.fact,
        draw: (canvas, y) => {
          const labels = labelLines.slice(from, to)
          const values = valueLines.slice(from, to)
          if (labels.length > 0) drawLines(canvas, labels, labelBox, y)
          if (values.length > 0) drawLines(canvas, values, valueBox, y)
        },
      }
    })
  })
  return keepEndsTogether(strips)
}

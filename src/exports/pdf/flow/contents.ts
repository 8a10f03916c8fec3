import type { DocumentSection } from '#exports/document/document-model.ts'
import { fitText } from '#exports/pdf/text/fit-text.ts'
import { contentLeft, millimeter, type PageGeometry } from '#exports/pdf/page/page-geometry.ts'
import { palette } from '#exports/pdf/page/pdf-colors.ts'
import type { StructureElement } from '#exports/pdf/file/structure-tree.ts'
import { baselineWithin, typeScale } from '#exports/pdf/page/type-scale.ts'
import type { BlockContext } from './block-context.ts'
import type { FlowItem } from './flow-item.ts'
import { stackLines } from './text-strips.ts'

const numberWidth = 9 * millimeter
const pageNumberWidth = 12 * millimeter
const leaderGap = 5

interface ContentsOptions extends BlockContext {
  /** Known once the layout is complete. Called when the page is drawn. */
  findPage: (sectionId: string) => number
}

/** The sections with their pages, each line a link. */
export function layOutContents(
  sections: readonly DocumentSection[],
  { typesetter, page, tree, section, findPage }: ContentsOptions,
): FlowItem[] {
  const { contentWidth } = page
  if (sections.length === 0) return []
  const heading = tree.add(section, 'H1')
  const title = typesetter.breakLines('Contents', typeScale.part, contentWidth)
  const box = { x: contentLeft, width: contentWidth, style: typeScale.part, element: heading }
  const list = tree.add(section, 'TOC')
  const headings = stackLines(title, box, 0).map((item): FlowItem => ({ ...item, staysWithNext: 'always' }))
  return [
    ...headings,
    ...sections.map((entry, index): FlowItem => {
      const link = tree.add(tree.add(list, 'TOCI'), 'Link')
      return {
        height: typeScale.contents.leading,
        spaceAbove: index === 0 ? 5 : 0,
        draw: (canvas, y) => {
          const options = { typesetter, geometry: page, link, page: findPage(entry.id), number: entry.number }
          drawEntry(canvas, entry, options, y)
        },
      }
    }),
  ]
}

interface EntryOptions {
  typesetter: BlockContext['typesetter']
  geometry: PageGeometry
  link: StructureElement
  page: number
  number: number | null
}

function drawEntry(
  canvas: Parameters<FlowItem['draw']>[0],
  { id, title }: DocumentSection,
  { typesetter, geometry, link, page, number }: EntryOptions,
  y: number,
): void {
  const { contentRight, contentWidth } = geometry
  const style = typeScale.contents
  const baseline = y + baselineWithin(style)
  const left = contentLeft + numberWidth
  const name = typesetter.setLine(
    fitText(typesetter, title, style, contentWidth - numberWidth - pageNumberWidth),
    style,
  )
  const pageLine = typesetter.setLine(String(page), style)
  canvas.begin(link)
  if (number !== null) {
    const mark = typesetter.setLine(String(number), { ...style, weight: 700 })
    canvas.text(mark, contentLeft, baseline, palette.blue)
  }
  canvas.text(name, left, baseline, style.color)
  canvas.text(pageLine, contentRight - pageLine.width, baseline, style.color)
  canvas.link(link, [contentLeft, y, contentWidth, style.leading], { destination: id })
  canvas.begin('Layout')
  canvas.strokeLine(
    [
      [left + name.width + leaderGap, baseline - 1],
      [contentRight - pageLine.width - leaderGap, baseline - 1],
    ],
    { color: palette.rule2, width: 0.9, dash: [0.9, 3.2] },
  )
}

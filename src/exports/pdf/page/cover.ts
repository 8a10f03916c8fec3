import type { PlanDocument } from '#exports/document/document-model.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import type { BlockStyle } from './type-scale.ts'
import type { Canvas } from './canvas.ts'
import { drawLines } from './draw-lines.ts'
import { bandHeight, contentLeft, millimeter, type PageGeometry } from './page-geometry.ts'
import { palette } from './pdf-colors.ts'
import type { StructureTree } from '#exports/pdf/file/structure-tree.ts'

const kindBaseline = 21 * millimeter
const titleTop = 26 * millimeter
const titleBottom = 64 * millimeter
const dateBaseline = 71 * millimeter
/** Tried from the largest. A long title gets smaller instead of overflowing the band. */
const titleSizes = [30, 26, 22, 19, 16, 13, 11] as const

export interface Cover {
  draw: (canvas: Canvas) => void
}

export function layOutCover(
  { title, date }: PlanDocument,
  { typesetter, page, tree }: { typesetter: Typesetter; page: PageGeometry; tree: StructureTree },
): Cover {
  const { root } = tree
  const { contentWidth } = page
  const titleElement = tree.add(root, 'Title')
  const kindElement = tree.add(root, 'P')
  const dateElement = tree.add(root, 'P')
  const { lines, style } = fitTitle(title, typesetter, contentWidth)
  const kind = typesetter.setLine('Business Plan', { size: 12, weight: 700 })
  const day = typesetter.setLine(date, { size: 10.5, weight: 400 })
  return {
    draw: (canvas) => {
      canvas.begin('Layout')
      canvas.fillRect(0, 0, page.width, bandHeight, palette.blue)
      const box = { x: contentLeft, width: contentWidth, style, element: titleElement }
      drawLines(canvas, lines, box, titleTop)
      canvas.begin(kindElement)
      canvas.text(kind, contentLeft, kindBaseline, palette.onBlue)
      canvas.begin(dateElement)
      canvas.text(day, contentLeft, dateBaseline, palette.onBlue)
    },
  }
}

function fitTitle(
  title: string,
  typesetter: Typesetter,
  contentWidth: number,
): { lines: Line[]; style: BlockStyle } {
  const room = titleBottom - titleTop
  for (const size of titleSizes) {
    const style = { size, leading: size * 1.22, weight: 700, color: palette.onBlue } as const
    const lines = typesetter.breakLines(title, style, contentWidth)
    const isFitting = lines.length * style.leading <= room
    if (isFitting && (lines.length <= 3 || size <= 16)) return { lines, style }
    if (size === titleSizes.at(-1)) return { lines: lines.slice(0, Math.floor(room / style.leading)), style }
  }
  throw new Error('No size for the title')
}

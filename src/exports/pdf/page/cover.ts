import type { CoverDetails, CoverLogo, PlanDocument } from '#exports/document/document-model.ts'
import { listCoverLines } from '#exports/document/cover-details.ts'
import type { Line } from '#exports/pdf/text/line.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'
import type { BlockStyle } from './type-scale.ts'
import type { Canvas } from './canvas.ts'
import { drawLines } from './draw-lines.ts'
import { bandHeight, lowBandHeight, contentLeft, millimeter, type PageGeometry } from './page-geometry.ts'
import { palette } from './pdf-colors.ts'
import type { StructureTree } from '#exports/pdf/file/structure-tree.ts'

/** Where the lines of the band are. A low band has room for a short title. */
const tall = {
  kindBaseline: 21 * millimeter,
  titleTop: 26 * millimeter,
  titleBottom: 64 * millimeter,
  dateBaseline: 71 * millimeter,
}
const low = {
  kindBaseline: 12 * millimeter,
  titleTop: 15 * millimeter,
  titleBottom: 31 * millimeter,
  dateBaseline: 35 * millimeter,
}
/** Owners and contact, between the title and the date. A long line takes a second one. */
const detail = { size: 10, leading: 14.5, weight: 400, color: palette.onBlue } as const
const mostDetailLines = 5

const logoMargin = 2 * millimeter
const tallLogo = { top: 16 * millimeter, width: 46 * millimeter, height: 26 * millimeter }
const lowLogo = { top: 8 * millimeter, width: 30 * millimeter, height: 20 * millimeter }

/** Tried from the largest. A long title gets smaller instead of overflowing the band. */
const titleSizes = [30, 26, 22, 19, 16, 13, 11] as const

export interface Cover {
  draw: (canvas: Canvas) => void
}

export function layOutCover(
  { title, subtitle, date, cover, isOnePage }: PlanDocument,
  { typesetter, page, tree }: { typesetter: Typesetter; page: PageGeometry; tree: StructureTree },
): Cover {
  const { root } = tree
  const logo = cover.logo && placeLogo(cover.logo, page, isOnePage)
  const contentWidth = page.contentWidth - (logo ? logo.width + 8 * millimeter : 0)
  const logoElement = cover.logo ? tree.add(root, 'Figure', { alt: cover.logo.alt }) : null
  const titleElement = tree.add(root, 'Title')
  const kindElement = tree.add(root, 'P')
  const { kindBaseline, titleTop, titleBottom, dateBaseline } = isOnePage ? low : tall
  const breakDetail = (text: string) => typesetter.breakLines(text, detail, contentWidth)
  // A low band has no line to spare: two ways to reach the owners follow their names.
  const details = isOnePage
    ? fitDetails(cover, (text) => breakDetail(text).length <= 1).flatMap(breakDetail)
    : listCoverLines(cover).flatMap(breakDetail).slice(0, mostDetailLines)
  const detailsElement = details.length > 0 ? tree.add(root, 'P') : null
  const dateElement = tree.add(root, 'P')
  const detailsHeight = details.length * detail.leading
  const room = titleBottom - titleTop - detailsHeight
  const { lines, style } = fitTitle(title, typesetter, { contentWidth, room })
  const kind = typesetter.setLine(subtitle, { size: 12, weight: 700 })
  const day = typesetter.setLine(date, { size: 10.5, weight: 400 })
  return {
    draw: (canvas) => {
      canvas.begin('Layout')
      canvas.fillRect(0, 0, page.width, isOnePage ? lowBandHeight : bandHeight, palette.blue)
      if (logo && cover.logo && logoElement) {
        const { x, y, width, height } = logo
        canvas.fillRect(x, y, width, height, palette.surface, 1.5 * millimeter)
        canvas.begin(logoElement)
        canvas.picture(
          cover.logo,
          x + logoMargin,
          y + logoMargin,
          width - 2 * logoMargin,
          height - 2 * logoMargin,
        )
      }
      const box = { x: contentLeft, width: contentWidth, style, element: titleElement }
      drawLines(canvas, lines, box, titleTop)
      canvas.begin(kindElement)
      canvas.text(kind, contentLeft, kindBaseline, palette.onBlue)
      const detailsBox = { x: contentLeft, width: contentWidth, style: detail }
      if (detailsElement) canvas.begin(detailsElement)
      drawLines(canvas, details, detailsBox, titleBottom - detailsHeight + 1 * millimeter)
      canvas.begin(dateElement)
      canvas.text(day, contentLeft, dateBaseline, palette.onBlue)
    },
  }
}

/** What fits on one line, each part whole. The phone number stays longest, then the owners. */
function fitDetails({ business, owners, contact }: CoverDetails, fits: (text: string) => boolean): string[] {
  const isPhone = (way: string) => !way.includes('@') && /(?:\d\D{0,3}){5}/u.test(way)
  const phone = contact.filter(isPhone).slice(0, 1)
  const ways = contact.slice(0, 2)
  const choices = [[business, owners, ...ways], [owners, ...ways], [owners, ...phone], phone, [owners]]
  const texts = choices.map((parts) => parts.filter((part) => part !== '').join(' · '))
  return texts.filter((text) => text !== '' && fits(text)).slice(0, 1)
}

/** On a white tile at the right edge, because most logos are made for white paper. */
function placeLogo({ width, height }: CoverLogo, page: PageGeometry, isOnePage: boolean) {
  const box = isOnePage ? lowLogo : tallLogo
  const scale = Math.min(box.width / width, box.height / height)
  const tile = { width: width * scale + 2 * logoMargin, height: height * scale + 2 * logoMargin }
  return { ...tile, x: page.contentRight - tile.width, y: box.top }
}

function fitTitle(
  title: string,
  typesetter: Typesetter,
  { contentWidth, room }: { contentWidth: number; room: number },
): { lines: Line[]; style: BlockStyle } {
  for (const size of titleSizes) {
    const style = { size, leading: size * 1.22, weight: 700, color: palette.onBlue } as const
    const lines = typesetter.breakLines(title, style, contentWidth)
    const isFitting = lines.length * style.leading <= room
    if (isFitting && (lines.length <= 3 || size <= 16)) return { lines, style }
    if (size === titleSizes.at(-1)) return { lines: lines.slice(0, Math.floor(room / style.leading)), style }
  }
  throw new Error('No size for the title')
}

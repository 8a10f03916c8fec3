import type { Paper } from '#exports/document/document-model.ts'
import { convertPalette } from '#exports/document/palette.ts'

/** Word counts in twentieths of a point. */
export const twipsPerMillimeter = 1440 / 25.4

export const pageMargin = Math.round(20 * twipsPerMillimeter)

const papers: Readonly<Record<Paper, readonly [shortMm: number, longMm: number]>> = {
  a4: [210, 297],
  'us-letter': [215.9, 279.4],
}

/** An upright page, and the width of the text on it or on the same page turned sideways. */
export interface PageMeasures {
  shortSide: number
  longSide: number
  textWidth: number
}

export function measurePage(paper: Paper, isWide: boolean): PageMeasures {
  const [shortSide, longSide] = papers[paper].map((side) => Math.round(side * twipsPerMillimeter)) as [
    number,
    number,
  ]
  return { shortSide, longSide, textWidth: (isWide ? longSide : shortSide) - 2 * pageMargin }
}

/** As Word writes them, without the number sign. */
export const colors = convertPalette((hex) => hex.slice(1).toUpperCase())

import type { Paper } from '#exports/document/document-model.ts'

/** Points per millimeter. */
export const millimeter = 72 / 25.4

const margin = 20 * millimeter
/** The same on every page. */
export const contentLeft = margin
export const contentTop = margin

export const bandHeight = 80 * millimeter
/** Of a document on one page. */
export const lowBandHeight = 40 * millimeter

/** A page in points. Pages of one document differ when a table is too wide for an upright page. */
export interface PageGeometry {
  width: number
  height: number
  contentRight: number
  contentWidth: number
  /** On upright A4, 277 mm, just before the limit of 280 mm. */
  contentBottom: number
  /** The baseline of the footer. */
  footerBaseline: number
}

const papers: Readonly<Record<Paper, readonly [shortMm: number, longMm: number]>> = {
  a4: [210, 297],
  'us-letter': [215.9, 279.4],
}

export function measurePage(paper: Paper, isWide = false): PageGeometry {
  const [short, long] = papers[paper]
  const width = (isWide ? long : short) * millimeter
  const height = (isWide ? short : long) * millimeter
  return {
    width,
    height,
    contentRight: width - margin,
    contentWidth: width - 2 * margin,
    contentBottom: height - margin,
    footerBaseline: height - 10.5 * millimeter,
  }
}

import type { Canvas } from '#exports/pdf/page/canvas.ts'
import type { PageGeometry } from '#exports/pdf/page/page-geometry.ts'

/** A strip of the document that never splits: a line or two, a table row, a picture. */
export interface FlowItem {
  height: number
  /** Left out at the top of a page. */
  spaceAbove: number
  /** Whether the next strip starts on the same page: always, or unless this much would have to move. */
  staysWithNext?: 'always' | 'ideally'
  /** It starts on this page only if this much room is left, or more than a quarter of the page would stay empty. */
  leastRoom?: number
  draw: (canvas: Canvas, y: number) => void
  /** Drawn again when this strip is the first on a page, such as a table header. */
  carried?: { height: number; draw: (canvas: Canvas, y: number) => void }
}

/** Strips that follow each other on pages of one kind. */
export interface FlowRun {
  geometry: PageGeometry
  items: FlowItem[]
}

export interface Placement {
  /** From 0. */
  page: number
  geometry: PageGeometry
  y: number
  draw: (canvas: Canvas, y: number) => void
  item: FlowItem
}

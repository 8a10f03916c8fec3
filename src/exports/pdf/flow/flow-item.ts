import type { Canvas } from '#exports/pdf/page/canvas.ts'

/** A strip of the document that is never cut: a line or two, a table's row, a picture. */
export interface FlowItem {
  height: number
  /** Left out at the top of a page. */
  spaceAbove: number
  /** Whether what follows begins on the same page: always, or unless so much would have to move with it. */
  staysWithNext?: 'always' | 'ideally'
  /** It begins on this page only if so much is left of it. */
  leastRoom?: number
  draw: (canvas: Canvas, y: number) => void
  /** Drawn once more when this strip is the first on a page, such as a table's head. */
  carried?: { height: number; draw: (canvas: Canvas, y: number) => void }
}

export interface Placement {
  /** From 0. */
  page: number
  y: number
  draw: (canvas: Canvas, y: number) => void
  item: FlowItem
}

import type { palette } from './palette.ts'

/**
 * A picture as shapes and words, for every format that can draw. Lengths are in points of a picture as wide as the
 * text of an upright A4 page, counted from the upper left corner; a format scales the whole picture to its own width.
 */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly DrawingShape[]
}

export type DrawingShape = PathShape | TextShape

type DrawingColor = keyof typeof palette

export interface PathShape {
  readonly kind: 'path'
  /** In SVG's notation, with lines and arcs only. */
  readonly path: string
  readonly fill?: DrawingColor
  readonly stroke?: {
    readonly color: DrawingColor
    readonly width: number
    readonly dash?: readonly number[]
  }
}

export interface TextShape {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly color: DrawingColor
  readonly size: number
  readonly isStrong: boolean
}

/** The width of the text on an upright A4 page. */
export const drawingWidth = 482

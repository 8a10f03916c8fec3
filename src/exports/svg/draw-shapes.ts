import type { Drawing, DrawingShape } from '#exports/document/drawing.ts'
import { palette } from '#exports/document/palette.ts'
import { drawShape, drawText } from './svg-shapes.ts'

/** The shapes of a drawing, in its own units. */
export function drawShapes({ shapes }: Drawing): string[] {
  return shapes.map(writeShape)
}

function writeShape(shape: DrawingShape): string {
  if (shape.kind === 'text') {
    const { text, x, y, anchor, color, size, isStrong } = shape
    return drawText(text, {
      x,
      y,
      fill: palette[color],
      'font-size': size,
      'text-anchor': anchor,
      ...(isStrong ? { 'font-weight': 700 } : {}),
    })
  }
  const { path, fill, stroke } = shape
  return drawShape('path', {
    d: path,
    fill: fill ? palette[fill] : 'none',
    ...(stroke
      ? {
          stroke: palette[stroke.color],
          'stroke-width': stroke.width,
          ...(stroke.dash ? { 'stroke-dasharray': stroke.dash.join(' ') } : {}),
        }
      : {}),
  })
}

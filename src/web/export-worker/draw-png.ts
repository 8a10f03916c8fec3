import type { Drawing, DrawingShape, PathShape } from '#exports/document/drawing.ts'
import { palette } from '#exports/document/palette.ts'

/** Three pixels to a point are sharp on paper. */
const scale = 3

/** Null where the browser has no canvas for workers. */
export async function drawPng({ width, height, shapes }: Drawing): Promise<Uint8Array | null> {
  if (typeof OffscreenCanvas === 'undefined') return null
  const canvas = new OffscreenCanvas(width * scale, height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = palette.surface
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  for (const shape of shapes) drawShape(context, shape)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}

function drawShape(context: OffscreenCanvasRenderingContext2D, shape: DrawingShape): void {
  if (shape.kind === 'text') {
    context.font = `${shape.isStrong ? 700 : 400} ${shape.size}px Calibri, Arial, sans-serif`
    context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor
    context.fillStyle = palette[shape.color]
    context.fillText(shape.text, shape.x, shape.y)
    return
  }
  drawPath(context, new Path2D(shape.path), shape)
}

function drawPath(
  context: OffscreenCanvasRenderingContext2D,
  path: Path2D,
  { fill, stroke }: PathShape,
): void {
  if (fill) {
    context.fillStyle = palette[fill]
    context.fill(path)
  }
  if (stroke) {
    context.strokeStyle = palette[stroke.color]
    context.lineWidth = stroke.width
    context.setLineDash([...(stroke.dash ?? [])])
    context.stroke(path)
  }
}

import type { PathShape, TextShape } from '#exports/document/drawing.ts'

const round = (value: number) => Math.round(value * 100) / 100

type Point = readonly [x: number, y: number]
type PathLook = Pick<PathShape, 'fill' | 'stroke'>

export function drawLine(points: readonly Point[], stroke: NonNullable<PathShape['stroke']>): PathShape {
  return { kind: 'path', path: tracePoints(points), stroke }
}

export function drawPolygon(points: readonly Point[], look: PathLook): PathShape {
  return { kind: 'path', path: `${tracePoints(points)}Z`, ...look }
}

export function drawRect([x, y]: Point, [width, height]: Point, look: PathLook): PathShape {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return drawPolygon(corners, look)
}

export function drawCircle([x, y]: Point, radius: number, look: PathLook): PathShape {
  const r = round(radius)
  const half = (side: 1 | -1) => `A${r} ${r} 0 1 0 ${round(x + side * radius)} ${round(y)}`
  return { kind: 'path', path: `M${round(x - radius)} ${round(y)}${half(1)}${half(-1)}Z`, ...look }
}

export function drawWords(
  text: string,
  place: Pick<TextShape, 'x' | 'y'> & Partial<Omit<TextShape, 'kind' | 'text'>>,
): TextShape {
  return { kind: 'text', text, anchor: 'start', color: 'ink2', size: wordSize, isStrong: false, ...place }
}

export const wordSize = 8.5

function tracePoints(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

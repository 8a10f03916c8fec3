import type { Canvas } from './canvas.ts'
import { millimeter } from './page-geometry.ts'
import { fromHex } from './pdf-colors.ts'
import { formatNumber } from '#exports/pdf/file/pdf-syntax.ts'

/** The shapes of the product's logo: a tile with one stroke on it. */
export interface Logo {
  /** The side length of its square, in its own units. */
  size: number
  tile: { radius: number; color: string }
  stroke: { path: string; width: number; color: string }
}

const opacity = 0.3
const edge = 8 * millimeter
const top = 7 * millimeter

/** Reads our own SVG file. Throws if it has an unknown shape. */
export function parseLogo(svg: string): Logo {
  const read = (tag: string, attribute: string) => {
    const text = new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`).exec(svg)?.[1]
    if (text === undefined) throw new Error(`The logo has no ${attribute} on its ${tag}`)
    return text
  }
  return {
    size: Number(read('svg', 'viewBox').split(' ')[2]),
    tile: { radius: Number(read('rect', 'rx')), color: read('rect', 'fill') },
    stroke: {
      path: read('path', 'd'),
      width: Number(read('path', 'stroke-width')),
      color: read('path', 'stroke').replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3'),
    },
  }
}

/** Small and pale in the upper margin. Behind text, it would make the text harder to read. */
export function drawWatermark(canvas: Canvas, logo: Logo): void {
  canvas.begin('Watermark')
  drawLogo(canvas, logo, { x: canvas.geometry.contentRight - edge, y: top, side: edge, share: opacity })
}

interface LogoPlace {
  x: number
  y: number
  side: number
  /** Its opacity. */
  share: number
}

export function drawLogo(
  canvas: Canvas,
  { size, tile, stroke }: Logo,
  { x, y, side, share }: LogoPlace,
): void {
  const scale = side / size
  canvas.raw(
    [
      canvas.opacity(share),
      // Its own units, counted downward.
      `${formatScale(scale)} 0 0 ${formatScale(-scale)} ${formatNumber(x)} ${formatNumber(canvas.geometry.height - y)} cm`,
      `${fromHex(tile.color)} rg`,
      ...traceTile(size, tile.radius),
      'f',
      `${fromHex(stroke.color)} RG ${formatNumber(stroke.width)} w 1 J 1 j`,
      canvas.traceSvgPath(stroke.path),
      'S',
    ].join('\n'),
  )
}

function traceTile(size: number, radius: number): string[] {
  const bend = radius * 0.448
  const far = size - radius
  return [
    `${radius} 0 m ${far} 0 l ${size - bend} 0 ${size} ${bend} ${size} ${radius} c`,
    `${size} ${far} l ${size} ${size - bend} ${size - bend} ${size} ${far} ${size} c`,
    `${radius} ${size} l ${bend} ${size} 0 ${size - bend} 0 ${far} c`,
    `0 ${radius} l 0 ${bend} ${bend} 0 ${radius} 0 c h`,
  ]
}

function formatScale(value: number): string {
  return value.toFixed(5)
}

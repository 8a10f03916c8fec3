import { type AmountScale, placeAmount } from './amount-scale.ts'

/** SVG paths in a box of 100 × 100 that is stretched to the chart, for the screen and the PDF alike. */

interface Point {
  readonly x: number
  readonly y: number
}

/** From 0 at the left of a chart to 100 at its right. */
export function placeIndex(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 0
}

/** The place of the highest point that any of the lines reaches near an index, within a share of the chart's width. */
export function findTopNear(
  lines: readonly (readonly number[])[],
  scale: AmountScale,
  index: number,
  share: number,
): number {
  return Math.min(
    100,
    ...lines.flatMap((line) => {
      const reach = Math.ceil(line.length * share)
      return line
        .slice(Math.max(0, index - reach), index + reach + 1)
        .map((value) => placeAmount(scale, value))
    }),
  )
}

export function drawLine(values: readonly number[], scale: AmountScale): string {
  return values.length === 0 ? '' : `M${toPoints(values, scale).map(write).join('L')}`
}

/** The area between a line and zero. */
export function drawArea(values: readonly number[], scale: AmountScale): string {
  if (values.length === 0) return ''
  const zero = trim(placeAmount(scale, 0))
  const end = trim(placeIndex(values.length - 1, values.length))
  return `M0 ${zero}L${toPoints(values, scale).map(write).join('L')}L${end} ${zero}Z`
}

/** The areas between two lines: where the first is above the second, and where it is below. */
export function drawBands(
  first: readonly number[],
  second: readonly number[],
  scale: AmountScale,
): { above: string; below: string } {
  const one = toPoints(first, scale)
  const other = toPoints(second, scale)
  const bands = { above: '', below: '' }
  for (let index = 1; index < Math.min(one.length, other.length); index += 1) {
    const [fromOne, fromOther, toOne, toOther] = [
      one[index - 1],
      other[index - 1],
      one[index],
      other[index],
    ] as [Point, Point, Point, Point]
    // On a screen, y grows downward.
    const before = fromOther.y - fromOne.y
    const after = toOther.y - toOne.y
    if (before * after >= 0) {
      const side = before + after >= 0 ? 'above' : 'below'
      bands[side] += `M${[fromOne, toOne, toOther, fromOther].map(write).join('L')}Z`
      continue
    }
    const share = before / (before - after)
    const crossing = {
      x: fromOne.x + (toOne.x - fromOne.x) * share,
      y: fromOne.y + (toOne.y - fromOne.y) * share,
    }
    bands[before > 0 ? 'above' : 'below'] += `M${[fromOne, crossing, fromOther].map(write).join('L')}Z`
    bands[after > 0 ? 'above' : 'below'] += `M${[crossing, toOne, toOther].map(write).join('L')}Z`
  }
  return bands
}

function toPoints(values: readonly number[], scale: AmountScale): readonly Point[] {
  return values.map((value, index) => ({
    x: placeIndex(index, values.length),
    y: placeAmount(scale, value),
  }))
}

function write({ x, y }: Point): string {
  return `${trim(x)} ${trim(y)}`
}

function trim(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

import { type AmountScale, placeAmount } from './amount-scale.ts'

/** A bar from zero to its amount, in percent of the chart. */
export interface BarPlace {
  readonly x: number
  readonly width: number
  readonly y: number
  readonly height: number
}

const barShare = 0.56

export function placeBars(values: readonly number[], scale: AmountScale): readonly BarPlace[] {
  const room = 100 / Math.max(1, values.length)
  const zero = placeAmount(scale, 0)
  return values.map((value, index) => {
    const end = placeAmount(scale, value)
    return {
      x: room * index + (room * (1 - barShare)) / 2,
      width: room * barShare,
      y: Math.min(zero, end),
      height: Math.abs(end - zero),
    }
  })
}

import { findNiceStep } from './nice-step.ts'

/** The amounts at the edges of a chart and at its lines. Zero is always one of them. */
export interface AmountScale {
  readonly lowest: number
  readonly highest: number
  readonly ticks: readonly number[]
}

/** Less than half a cent is a rounding, and a chart of it would show a mountain. */
const leastSpread = 0.005
/** Beyond it, steps would no longer be numbers. */
const furthest = 1e100

/** Round steps around all the values and zero. A number that cannot be drawn is left out. */
export function scaleAmounts(values: Iterable<number>, wantedSteps = 4): AmountScale {
  let low = 0
  let high = 0
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    low = Math.max(-furthest, Math.min(low, value))
    high = Math.min(furthest, Math.max(high, value))
  }
  if (!(high - low >= leastSpread)) return { lowest: 0, highest: 1, ticks: [0] }
  const step = findNiceStep((high - low) / wantedSteps)
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return {
    lowest: first * step,
    highest: last * step,
    // Adding 0 turns -0 into 0.
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0),
  }
}

/** From 0 at the top of a chart to 100 at its bottom. */
export function placeAmount({ lowest, highest }: AmountScale, amount: number): number {
  const place = ((highest - amount) / (highest - lowest)) * 100
  return Number.isFinite(place) ? Math.min(100, Math.max(0, place)) : 100
}

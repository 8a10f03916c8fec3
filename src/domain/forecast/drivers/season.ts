/** The busy and quiet months of what is sold: twelve weights, January first. 1 is an average month. */

export const seasonLength = 12
/** A bar reaches this far, unless a weight is larger. */
const usualMost = 2
const dragStep = 0.05

export const seasonPresets: readonly { name: string; weights: readonly number[] }[] = [
  { name: 'Even', weights: [] },
  {
    name: 'Busy in summer',
    weights: [0.85, 0.85, 1, 1.05, 1.15, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.95],
  },
  {
    name: 'Holiday trade',
    weights: [0.8, 0.8, 0.85, 0.9, 0.95, 0.9, 0.85, 0.9, 0.95, 1.1, 1.4, 1.6],
  },
]

/** All twelve weights as they are shown. A month that is not written is an average one. */
export function toWeights(season: readonly (number | null)[]): readonly number[] {
  return Array.from({ length: seasonLength }, (_, month) => season[month] ?? 1)
}

/** The season with one month changed. Null is an average month again. */
export function setWeight(
  season: readonly (number | null)[],
  month: number,
  weight: number | null,
): (number | null)[] {
  return Array.from({ length: seasonLength }, (_, index) => (index === month ? weight : (season[index] ?? 1)))
}

/** What the top of a bar stands for: at least 2, and above every weight. */
export function findMostWeight(weights: readonly number[]): number {
  const largest = Math.max(...weights.filter(Number.isFinite), 0)
  return Math.max(usualMost, Math.ceil(largest))
}

/** How high a bar is, from 0 to 1. A weight that cannot be is no bar. */
export function toShare(weight: number, most: number): number {
  return Number.isFinite(weight) ? Math.min(1, Math.max(0, weight / most)) : 0
}

/** The weight under a pointer, in steps that are easy to hit. The top of the bars is 0. */
export function weightAt(offset: number, height: number, most: number): number {
  if (!(height > 0)) return 1
  const share = 1 - Math.min(1, Math.max(0, offset / height))
  return roundTo(share * most, dragStep)
}

/** The weight after a key on its bar, or null for a key that does nothing. */
export function weightAfterKey(key: string, weight: number, most: number): number | null {
  const move = keyMoves[key]
  if (move === undefined) return null
  const next = move === 'least' ? 0 : move === 'most' ? most : weight + move
  return roundTo(Math.min(most, Math.max(0, next)), 0.01)
}

const keyMoves: Readonly<Record<string, number | 'least' | 'most'>> = {
  ArrowUp: dragStep,
  ArrowDown: -dragStep,
  PageUp: 0.25,
  PageDown: -0.25,
  Home: 'least',
  End: 'most',
}

/** The month that a key goes to from another one, or null for a key that does not. */
export function monthAfterKey(key: string, month: number): number | null {
  const next = key === 'ArrowLeft' ? month - 1 : key === 'ArrowRight' ? month + 1 : null
  return next === null ? null : Math.min(seasonLength - 1, Math.max(0, next))
}

/** The average of the weights, or null when it is 1 and the season changes no year's sales. */
export function findOffMean(season: readonly (number | null)[]): number | null {
  if (season.length === 0) return null
  const mean = toWeights(season).reduce((sum, weight) => sum + weight, 0) / seasonLength
  return Math.abs(mean - 1) < 1e-9 ? null : mean
}

/** The same season with an average of exactly 1, in hundredths. What rounding leaves goes to the largest remainders. */
export function balanceSeason(season: readonly (number | null)[]): number[] {
  const weights = toWeights(season).map((weight) => (Number.isFinite(weight) ? Math.max(0, weight) : 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return []
  const exact = weights.map((weight) => (weight / sum) * seasonLength * 100)
  const hundredths = exact.map(Math.floor)
  const missing = seasonLength * 100 - hundredths.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, month) => ({ month, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder)
  for (const { month } of byRemainder.slice(0, missing)) hundredths[month] = (hundredths[month] ?? 0) + 1
  return hundredths.map((value) => value / 100)
}

/** Steps like 0.05 are not exact, so the result is cut to hundredths. */
function roundTo(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 100) / 100 + 0
}

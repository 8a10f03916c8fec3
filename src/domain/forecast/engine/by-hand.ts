import { type ByHand, calculated } from '#domain/forecast/inputs/forecast-model.ts'

/** The amount written by hand for a month, changed like the plan's, or the calculated one. */
export function overwriteOr(byHand: ByHand, month: number, factor: number, amount: number): number {
  if (byHand === null) return amount
  const written = byHand[month] ?? calculated
  return written === calculated ? amount : written * factor
}

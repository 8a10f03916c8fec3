import { type ByHand, calculated } from '#domain/forecast/inputs/forecast-model.ts'
import { at, type Grid } from './grid.ts'

/** The amount written by hand for a month, changed like the plan's, or the calculated one. */
export function overwriteOr(byHand: ByHand, month: number, factor: number, amount: number): number {
  if (byHand === null) return amount
  const written = byHand[month] ?? calculated
  return written === calculated ? amount : written * factor
}

/** The same for all months of a row that is calculated already. */
export function overwriteRow(
  byHand: ByHand,
  factor: number,
  { cells, width }: Grid,
  rowNumber: number,
): void {
  const first = rowNumber * width
  for (let month = 1; month < width; month += 1) {
    cells[first + month] = overwriteOr(byHand, month, factor, at(cells, first + month))
  }
}

import { formatNumber } from '#domain/wording/format-number.ts'

/** Rounded down, so that a cover that misses what lenders want never shows as reached. */
export function formatCover(value: number): string {
  return formatNumber(Math.floor(value * 100 + 1e-9) / 100, 2)
}

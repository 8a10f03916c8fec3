import type { Grid } from '#domain/forecast/engine/grid.ts'
import { leastAmount, sumRow } from './sum-rows.ts'

/** How often the year's cash covers the year's payments on debt (DSCR). */
export interface DebtCover {
  /** EBITDA ÷ (interest + principal). */
  readonly beforeOwner: number
  /** (EBITDA − tax paid − owner's draws) ÷ the same. */
  readonly afterOwner: number
  /** Both with level payments in interest-only months, which flatter the others, and in place of a balloon. */
  readonly beforeOwnerInFull: number
  readonly afterOwnerInFull: number
}

/** Null when there is no debt to cover. It is then "none" and neither 0 nor infinite. */
export function computeDebtCover(grid: Grid, year: number): DebtCover | null {
  const { from, to } = monthsOfYear(year)
  const lineInterest = sumRow(grid, 'lineInterest', from, to)
  const payments = sumRow(grid, 'loanInterest', from, to) + sumRow(grid, 'principal', from, to) + lineInterest
  const inFull = sumRow(grid, 'fullPayments', from, to) + lineInterest
  if (payments <= leastAmount) return null
  const ebitda = sumRow(grid, 'ebitda', from, to)
  const drawn = sumRow(grid, 'ownersPay', from, to) + sumRow(grid, 'otherDraws', from, to)
  const left = ebitda - sumRow(grid, 'taxPaid', from, to) - drawn
  return {
    beforeOwner: ebitda / payments,
    afterOwner: left / payments,
    beforeOwnerInFull: ebitda / inFull,
    afterOwnerInFull: left / inFull,
  }
}

/** Month 0 belongs to the first year. */
export function monthsOfYear(year: number): { from: number; to: number } {
  return { from: year === 1 ? 0 : (year - 1) * 12 + 1, to: year * 12 }
}

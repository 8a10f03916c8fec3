import { monthsOfYear } from '#domain/forecast/figures/debt-cover.ts'
import { atom, type Formula } from './formula.ts'
import type { Axis } from './line.ts'
import { marks } from './pattern.ts'

/** The same on every sheet with months: the years, then the names of the months above their numbers. */
export const countRow = 5
const firstColumn = 2

export function monthsAxis(months: number): Axis {
  // The years stand first, so that they print beside the months of year 1.
  return { first: 0, last: months, column: yearColumn(months / 12) + 1 }
}

export function yearsAxis(months: number): Axis {
  return { first: 1, last: months / 12, column: firstColumn }
}

export function yearColumn(year: number): number {
  return firstColumn + year - 1
}

/** Month 0 belongs to the first year. */
export const findYearMonths = monthsOfYear

/** The number of the month that a formula stands in. */
export const month: Formula = atom(
  () => `${marks.column}$${countRow}`,
  (at) => at,
)

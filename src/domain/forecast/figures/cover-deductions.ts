import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { monthsOfYear } from './debt-cover.ts'
import { leastAmount, sumRow } from './sum-rows.ts'

/** What the loan cover of a year is after. A plan without either must not read as if it had paid both. */
export interface CoverDeductions {
  /** The owner's pay: a draw, or a salary that is a cost already. */
  readonly pay: boolean
  readonly tax: boolean
}

export function findCoverDeductions({ model, grid }: ForecastRows, year: number): CoverDeductions {
  const { from, to } = monthsOfYear(year)
  const has = (...names: readonly ('ownersPay' | 'otherDraws' | 'taxPaid')[]) =>
    names.some((name) => sumRow(grid, name, from, to) > leastAmount)
  const hasSalary = model.people.some(
    ({ isOwner, kind, payPerMonth, start, end }) =>
      isOwner && kind !== 'draw' && payPerMonth > 0 && start <= to && end >= from,
  )
  return { pay: hasSalary || has('ownersPay', 'otherDraws'), tax: has('taxPaid') }
}

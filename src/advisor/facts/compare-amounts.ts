import type { Claim } from './claims/claim.ts'
import { toMonthly } from './claims/periods.ts'

/** Whether two amounts are the same but for rounding. */
export function isNear(one: number, other: number, tolerance = 0.02): boolean {
  return Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * tolerance + 1e-9
}

/** Whether a figure is one of the amounts, with either end of its range or anything between. */
export function isAmong(
  { low, high }: Pick<Claim, 'low' | 'high'>,
  amounts: readonly number[],
  tolerance = 0.02,
): boolean {
  return amounts.some(
    (amount) =>
      isNear(low, amount, tolerance) || isNear(high, amount, tolerance) || (amount > low && amount < high),
  )
}

/** What a figure comes to in a month. Without a period it counts as monthly, and per hour it cannot be told. */
export function readMonthly({
  low,
  high,
  period,
}: Pick<Claim, 'low' | 'high' | 'period'>): { low: number; high: number } | null {
  if (period === 'hour' || period === 'day' || period === 'once') return null
  if (period === null) return { low, high }
  return { low: toMonthly(low, period), high: toMonthly(high, period) }
}

/** Every amount, and every sum of two of them. */
export function addPairs(amounts: readonly number[]): number[] {
  const few = amounts.slice(0, 30)
  return [...few, ...few.flatMap((one, index) => few.slice(index + 1).map((other) => one + other))]
}

import { findNiceStep } from './nice-step.ts'

interface PaybackNumbers {
  cac: number
  contributionMargin: number
}

export interface PaybackScale {
  unit: 'days' | 'months'
  /** The right end of the picture, in its unit. */
  horizon: number
  ticks: readonly number[]
  /** The dollars at the top and the bottom edge. */
  highest: number
  lowest: number
  /** The customer's total revenue at the right end. */
  earnedAtEnd: number
  /** In the picture's unit. Null when the cost is never recovered. */
  breakEven: number | null
}

const daysPerMonth = 30
/** The break-even point is a little right of the middle, so that the time after it is visible. */
const lookBeyond = 1.7
const monthsWithoutBreakEven = 6
const headroom = 1.3

/** How to draw a customer's revenue against their acquisition cost. Null when there is no cost to recover. */
export function scalePayback({ cac, contributionMargin }: PaybackNumbers): PaybackScale | null {
  const months = contributionMargin > 0 ? cac / contributionMargin : null
  if (cac <= 0 || !Number.isFinite(cac) || !Number.isFinite(contributionMargin)) return null
  if (months !== null && !isDrawable(months)) return null

  const isInDays = months !== null && months < 1
  const perUnit = isInDays ? contributionMargin / daysPerMonth : contributionMargin
  const breakEven = months === null ? null : isInDays ? months * daysPerMonth : months
  const wanted = breakEven === null ? monthsWithoutBreakEven : breakEven * lookBeyond
  const step = Math.max(1, findNiceStep(wanted / 4))
  const count = Math.max(2, Math.ceil(wanted / step))
  const horizon = step * count
  const earnedAtEnd = perUnit * horizon
  return {
    unit: isInDays ? 'days' : 'months',
    horizon,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
    highest: Math.max(cac * headroom, earnedAtEnd),
    lowest: Math.min(0, earnedAtEnd),
    earnedAtEnd,
    breakEven,
  }
}

/** Beyond ten thousand months, the number is more useful than the picture. */
function isDrawable(months: number): boolean {
  return Number.isFinite(months) && months < 10_000
}

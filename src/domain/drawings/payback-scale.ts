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
  /** What the customer has brought in at the right end. */
  earnedAtEnd: number
  /** In the picture's unit; null when the money never comes back. */
  breakEven: number | null
}

const daysPerMonth = 30
/** The break-even point stands a little right of the middle, so that what comes after it can be seen. */
const lookBeyond = 1.7
const monthsWithoutBreakEven = 6
const headroom = 1.3

/** How to draw what a customer brings in against what winning them cost. Null when there is nothing to earn back. */
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

/** Beyond ten thousand months the picture says less than the number. */
function isDrawable(months: number): boolean {
  return Number.isFinite(months) && months < 10_000
}

/** The next of 1, 2, 5, 10, 20, 50… */
function findNiceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power
}

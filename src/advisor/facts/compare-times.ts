import type { When } from '#domain/plan/read-when.ts'

/** Weeks and months are coarse: what is planned for the same month may well follow within it. */
const toleranceMonths = 1

/** Whether the second begins clearly before the first, which it needs, is over. */
export function beginsTooEarly(needed: When | null, second: When | null): boolean {
  const overlap = overlapMonths(needed, second)
  if (!needed || !second || overlap === null) return false
  return overlap > toleranceMonths || (overlap > 0 && second.endMonth < needed.endMonth)
}

/** How many months the second starts before the first is over; null when they cannot be compared. */
export function overlapMonths(first: When | null, second: When | null): number | null {
  if (!first || !second || first.scale !== second.scale) return null
  return first.endMonth - second.startMonth
}

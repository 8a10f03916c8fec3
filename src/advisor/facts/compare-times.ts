import type { When } from '#domain/plan/read-when.ts'

/** Weeks and months are coarse. Two things planned for the same month can still happen one after the other. */
const toleranceMonths = 1

/** Whether the second clearly starts before the first, which it needs, is finished. */
export function beginsTooEarly(needed: When | null, second: When | null): boolean {
  const overlap = overlapMonths(needed, second)
  if (!needed || !second || overlap === null) return false
  return overlap > toleranceMonths || (overlap > 0 && second.endMonth < needed.endMonth)
}

/** How many months before the end of the first the second starts. Null when they cannot be compared. */
export function overlapMonths(first: When | null, second: When | null): number | null {
  if (!first || !second || first.scale !== second.scale) return null
  return first.endMonth - second.startMonth
}

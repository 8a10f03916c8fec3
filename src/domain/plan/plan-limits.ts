/** How much one plan may hold, wherever it comes from: a file, a save, or a question about it. */

/** As JSON. A plan of 60,000 words is about 0.4 MB in Latin letters and three times that in others. */
export const maxPlanBytes = 4 * 1024 * 1024
/** In all lists together. Repairing each of a million entries would keep everyone else waiting. */
export const maxListEntries = 10_000
/** Entries and fields together: each entry has a handful of fields. */
export const maxPlanValues = 100_000
/** An object with more fields than this is a list by another name. */
export const maxFieldsOfOne = 100
/** A plan is five levels deep. */
export const maxPlanDepth = 100

export interface PlanExcess {
  readonly kind: 'too-large' | 'too-deep'
  /** What the person reads. */
  readonly message: string
}

export const tooManyEntries: PlanExcess = {
  kind: 'too-large',
  message: `The lists of this plan have more than ${maxListEntries} entries, which is more than any plan needs.`,
}
export const tooManyValues: PlanExcess = {
  kind: 'too-large',
  message: `This plan has more than ${maxPlanValues} fields, which is more than any plan needs.`,
}
export const tooDeep: PlanExcess = {
  kind: 'too-deep',
  message: `The plan is nested more than ${maxPlanDepth} levels deep, which no plan of ours is.`,
}

/** What of a plan is more than any plan holds; null when nothing is. Asked before a plan is repaired. */
export function findPlanExcess(data: unknown): PlanExcess | null {
  let entries = 0
  let values = 0

  function look(value: unknown, depth: number): PlanExcess | null {
    if (typeof value !== 'object' || value === null) return null
    if (depth > maxPlanDepth) return tooDeep
    const held: unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (Array.isArray(value) || held.length > maxFieldsOfOne) entries += held.length
    values += held.length
    // Before the entries themselves are looked at: there may be a million.
    if (entries > maxListEntries) return tooManyEntries
    if (values > maxPlanValues) return tooManyValues
    for (const part of held) {
      const excess = look(part, depth + 1)
      if (excess) return excess
    }
    return null
  }

  return look(data, 0)
}

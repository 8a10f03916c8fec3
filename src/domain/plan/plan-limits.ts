import { findLongForecastList } from './list-limits.ts'

/** The limits of one plan from any source: a file, a save, or a question about it. */

/** As JSON. A plan of 60,000 words is about 0.4 MB in Latin letters and three times that in others. */
export const maxPlanBytes = 4 * 1024 * 1024
/** In all lists together. Repairing a million entries would delay all other requests. */
export const maxListEntries = 10_000
/** Entries and fields together. Each entry has only a few fields. */
export const maxPlanValues = 100_000
/** An object with more fields than this counts as a list. */
export const maxFieldsOfOne = 100
/** A plan is five levels deep. */
export const maxPlanDepth = 100

export interface PlanExcess {
  readonly kind: 'too-large' | 'too-deep'
  /** The message for the person. */
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
  message: `This plan is nested more than ${maxPlanDepth} levels deep, which is more than any plan needs.`,
}

/** The limit that a plan exceeds, or null. Checked before a plan is repaired. */
export function findPlanExcess(data: unknown): PlanExcess | null {
  let entries = 0
  let values = 0

  function look(value: unknown, depth: number): PlanExcess | null {
    if (typeof value !== 'object' || value === null) return null
    if (depth > maxPlanDepth) return tooDeep
    const held: unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (Array.isArray(value) || held.length > maxFieldsOfOne) entries += held.length
    values += held.length
    // Checked before reading the entries, because there may be a million.
    if (entries > maxListEntries) return tooManyEntries
    if (values > maxPlanValues) return tooManyValues
    for (const part of held) {
      const excess = look(part, depth + 1)
      if (excess) return excess
    }
    return null
  }

  return look(data, 0) ?? findLongForecast(data)
}

const listWords: Readonly<Record<string, string>> = {
  'forecast.streams': 'things to sell',
  'forecast.people': 'people',
  'forecast.runningCosts': 'running costs',
  'forecast.overwrites': 'months set by hand',
  'forecast.scenarios': 'what-if cases',
  'funding.contributions': 'contributions',
  'funding.loans': 'loans',
  'funding.existingDebts': 'debts',
}

function findLongForecast(data: unknown): PlanExcess | null {
  const long = findLongForecastList(data)
  if (!long) return null
  const message = `The forecast of this plan has more than ${long.most} ${listWords[long.path] ?? 'entries'}, which is the most it can have.`
  return { kind: 'too-large', message }
}

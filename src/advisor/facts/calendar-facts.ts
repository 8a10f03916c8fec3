import type { When } from '#domain/plan/read-when.ts'
import type { PlanFacts } from './plan-facts.ts'

/** The calendar month of the forecast's first month as a running count, or null until it is chosen. */
export function readFirstMonth({ data }: PlanFacts): number | null {
  const parts = /^(\d{4})-(\d{2})$/u.exec(data.financialProjections.forecast.frame.firstMonth)
  const month = Number(parts?.[2])
  return parts && month >= 1 && month <= 12 ? Number(parts[1]) * 12 + month - 1 : null
}

/** The months of the forecast that a time covers: month 1 lasts from 0 to 1. Null when it cannot be placed. */
export function toForecastMonths(
  facts: PlanFacts,
  when: Pick<When, 'startMonth' | 'endMonth'> & { scale: string },
): { readonly start: number; readonly end: number } | null {
  if (when.scale === 'plan') return { start: when.startMonth, end: when.endMonth }
  const first = readFirstMonth(facts)
  if (when.scale !== 'calendar' || first === null) return null
  return { start: when.startMonth - first, end: when.endMonth - first }
}

/** The same, or calendar months as they are in a plan whose forecast has no first month yet. */
export function toCommonMonths(
  facts: PlanFacts,
  when: Pick<When, 'startMonth' | 'endMonth'> & { scale: string },
): { readonly start: number; readonly end: number } | null {
  if (readFirstMonth(facts) !== null) return toForecastMonths(facts, when)
  return when.scale === 'calendar' ? { start: when.startMonth, end: when.endMonth } : null
}

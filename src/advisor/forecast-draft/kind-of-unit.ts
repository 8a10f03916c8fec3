import type { StreamKind } from '#domain/plan/forecast-choices.ts'

const monthlyWords =
  /\b(?:month|monthly|plans?|subscriptions?|subscribers?|members?|memberships?|retainers?|accounts?|licen[cs]es?)\b/iu
const singleWords =
  /\b(?:one[- ]time|once|single|visits?|orders?|bookings?|sessions?|jobs?|units?|tickets?|meals?|items?)\b/iu
const hourWords = /\bhours?\b/iu

/** How something is sold by the words next to its price: 'visit', 'hour', 'month'. Null when they do not say. */
export function kindOfUnit(words: string): Exclude<StreamKind, 'amount'> | null {
  const text = words.slice(0, 200)
  if (hourWords.test(text)) return 'hours'
  if (singleWords.test(text)) return 'units'
  return monthlyWords.test(text) ? 'recurring' : null
}

/** Whether the words name a time and not what is sold. */
export function isMonthlyUnit(words: string): boolean {
  return monthlyWords.test(words.slice(0, 200))
}

export function toPlural(unit: string): string {
  return /s$/iu.test(unit) ? unit : `${unit}s`
}

export type Period = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

const periodPattern =
  /(?:\b(?:an?|per|each|every|the)\s|\/\s?)(hour|hr|day|week|wk|month|mo|quarter|year|yr|annum)\b|\b(hourly|daily|weekly|monthly|quarterly|yearly|annual|annually)\b|\bp\.?\s?(a)\b/i

const periodsByStart: Readonly<Record<string, Period>> = {
  h: 'hour',
  d: 'day',
  w: 'week',
  m: 'month',
  q: 'quarter',
  y: 'year',
  a: 'year',
}

const perYear: Readonly<Record<Period, number>> = {
  hour: 2080,
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

/** The first period that a text names: 'a month', '/yr', 'weekly', 'p.a.'. */
export function findPeriod(text: string): Period | null {
  const match = periodPattern.exec(text)
  const word = match?.[1] ?? match?.[2] ?? match?.[3]
  return word === undefined ? null : (periodsByStart[word.charAt(0).toLowerCase()] ?? null)
}

/** An hour counts as one of a full-time year. */
export function toYearly(amount: number, period: Period): number {
  return amount * perYear[period]
}

export function toMonthly(amount: number, period: Period): number {
  return toYearly(amount, period) / 12
}

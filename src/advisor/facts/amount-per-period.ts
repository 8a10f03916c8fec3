import { parseAmount } from '#domain/finance/parse-amount.ts'

export type Period = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface PeriodAmount {
  amount: number
  /** Null when the text does not say per what. */
  period: Period | null
  hasCurrency: boolean
}

const readLength = 400

const currencyPattern = /[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|dollars?|euros?|pounds?)\b/i
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

export function mentionsCurrency(text: string): boolean {
  return currencyPattern.test(text.slice(0, readLength))
}

/**
 * The first amount of a text and what it is per: '$1,500 a month, of which …', '$54k p.a.', '$18/hour'. An
 * amount with a currency goes before one without.
 */
export function readAmountPerPeriod(text: string): PeriodAmount | null {
  const clauses = text
    .slice(0, readLength)
    .split(/[;:(\n]|,\s|\.\s/u)
    .map((clause) => ({ clause, amount: parseAmount(clause), hasCurrency: currencyPattern.test(clause) }))
  const withAmount = clauses.filter(({ amount }) => amount !== null)
  const found = withAmount.find(({ hasCurrency }) => hasCurrency) ?? withAmount[0]
  if (!found || found.amount === null) return null
  // 'Monthly: $900' says it ahead; what comes after another amount belongs to that one.
  const ahead = clauses.slice(0, clauses.indexOf(found)).map(({ clause }) => clause)
  const period = findPeriod(found.clause) ?? findPeriod(ahead.join(' '))
  return { amount: found.amount, period, hasCurrency: found.hasCurrency }
}

function findPeriod(text: string): Period | null {
  const match = periodPattern.exec(text)
  const word = match?.[1] ?? match?.[2] ?? match?.[3]
  return word === undefined ? null : (periodsByStart[word.charAt(0).toLowerCase()] ?? null)
}

export function toYearly(amount: number, period: Period): number {
  return amount * perYear[period]
}

export function toMonthly(amount: number, period: Period): number {
  return toYearly(amount, period) / 12
}

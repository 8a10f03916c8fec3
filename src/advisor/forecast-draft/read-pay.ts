import { readClaims } from '#advisor/facts/claims/read-claims.ts'
import { readWeeklyHours } from '#advisor/facts/counted.ts'
import { type Period, toMonthly, toYearly } from '#advisor/facts/claims/periods.ts'
import { listReadings, readPricedItem } from '#advisor/facts/priced-items.ts'

export interface ReadPay {
  readonly amount: number
  readonly period: 'month' | 'year'
  /** The pay already has payroll taxes and benefits in it. */
  readonly hasTaxes: boolean
  /** What to ask, when the text leaves room for doubt. */
  readonly question: string | null
}

const readLength = 400
const withTaxes =
  /\b(?:with|including|incl\.?|after adding)\s(?:\w+\s){0,2}(?:tax(?:es)?|benefits)\b|\b(?:taxes|benefits) included\b/iu
const partTime = /\b(?:part|half)[- ]time\b/iu

/**
 * '$42,000 a year', '$3,500/month', '$40–45k' (its upper end, because a plan that pays more is the careful one).
 * Without a period, the size of the amount shows which one is meant, and the person is asked.
 */
export function readPay(salary: string, role: string, currency: string): ReadPay | null {
  const text = salary.slice(0, readLength)
  const item = readPricedItem(text, currency)
  if (!item || item.amount <= 0) return null
  const hours = (readWeeklyHours(text) ?? readWeeklyHours(role))?.high ?? null
  const isPartTime = partTime.test(`${role.slice(0, readLength)} ${text}`)
  // Given twice, the larger one includes taxes: '$105,000 a year, about $118,000 with taxes'.
  const readings = listReadings(item).flatMap(({ highest: amount, period: own }) => {
    const period = own ?? item.period
    if (period !== 'hour') return period === null ? [] : [spread(amount, period, null)]
    if (hours !== null) return [spread(toYearly(amount * hours, 'week'), 'year', 'month')]
    return []
  })
  const largest = readings.toSorted((a, b) => toYearly(b.amount, b.period) - toYearly(a.amount, a.period))[0]
  const hasTaxes = withTaxes.test(text)
  if (largest) return { ...largest, hasTaxes, question: null }
  const amount = Math.max(item.highest, ...item.restated.map(({ highest }) => highest))
  const guessed = item.period ?? guessPeriod(item.amount)
  if (guessed === 'hour') {
    if (isPartTime) return null
    const question = 'How many hours a week is that? It counts as full-time, 40 hours.'
    return { ...spread(amount, 'hour', null), hasTaxes, question }
  }
  const question = `Is that a month or a year? It counts as pay for a ${guessed}.`
  return { ...spread(amount, guessed, null), hasTaxes, question }
}

/** Months and years stay as they are written. */
function spread(amount: number, period: Period, asMonth: 'month' | null): Pick<ReadPay, 'amount' | 'period'> {
  if (asMonth === null && (period === 'month' || period === 'year')) return { amount, period }
  return { amount: Math.round(toMonthly(amount, period)), period: 'month' }
}

function guessPeriod(amount: number): 'hour' | 'month' | 'year' {
  if (amount < 200) return 'hour'
  return amount < 10_000 ? 'month' : 'year'
}

/** 'Four part-time baristas', '2 drivers', '3 × cook'. Null when the role names one person. */
export function readCount(role: string): number | null {
  const [first] = readClaims(role.slice(0, readLength))
  const isCount = first?.kind === 'count' || first?.kind === 'number'
  return isCount && role.slice(0, first.start).trim() === '' && first.low > 1 ? first.low : null
}

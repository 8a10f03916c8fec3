import { toYearly } from './claims/periods.ts'
import { readKnownText } from './claims/known-texts.ts'
import { readWeeklyHours } from './counted.ts'

const weeksAYear = 52

/**
 * What a salary text pays for one hour, or null if it does not say: '$11 an hour', or a yearly or monthly amount with the
 * hours of a week. Of several amounts the largest counts, because it includes taxes.
 */
export function readHourlyPay(salary: string, currency: string): number | null {
  const amounts = readKnownText(salary.slice(0, 600), currency).filter(
    ({ kind, certainty }) => kind === 'money' && certainty !== 'denied',
  )
  const hourly = amounts.flatMap(({ period, per, high }) =>
    period === 'hour' || per === 'hour' ? [high] : [],
  )
  if (hourly.length > 0) return Math.max(...hourly)
  const hours = readWeeklyHours(salary)?.low ?? 0
  if (hours < 8) return null
  const yearly = amounts.flatMap(({ period, high }) =>
    period === 'year' || period === 'month' || period === 'week' ? [toYearly(high, period)] : [],
  )
  return yearly.length === 0 ? null : Math.max(...yearly) / (hours * weeksAYear)
}

import { termRange } from '#domain/forecast/inputs/number-ranges.ts'
import { plural } from '#domain/wording/plural.ts'

/** What a field counts time in. */
export type TimeUnit = 'months' | 'years'

const monthsInYear = 12
/** A term of this many months or fewer was probably meant in years. */
const mostDoubtful = 12

const amount = String.raw`(-?\d+(?:\.\d+)?)[\s-]*`
const pattern = new RegExp(
  String.raw`^(?:${amount}(?:years?|yrs?|y)\.?)?[\s,]*(?:and\s+)?(?:${amount}(?:months?|mos?|m)\.?)?$`,
  'iu',
)

/** Time as people write it, in the unit of the field: '84', '7 years', '18 mo', '2 years 6 months'. Null for no time. */
export function readTime(text: string, unit: TimeUnit): number | null {
  const bare = text.trim().slice(0, 100)
  if (/^-?\d+(?:\.\d+)?$/u.test(bare)) return Number(bare) + 0
  const counted = countMonths(bare)
  if (counted === null) return null
  return round(unit === 'months' ? counted : counted / monthsInYear)
}

function countMonths(text: string): number | null {
  const [, years, months] = pattern.exec(text) ?? []
  if (years === undefined && months === undefined) return null
  return Number(years ?? 0) * monthsInYear + Number(months ?? 0)
}

/** '84 months, 7 years'. Null for a number that cannot be one of months. */
export function describeMonths(count: number): string | null {
  if (!Number.isInteger(count) || count < termRange.least || count > termRange.most) return null
  const all = `${count} ${plural(count, 'month')}`
  const full = Math.floor(count / monthsInYear)
  const rest = count % monthsInYear
  if (full === 0) return all
  const inYears = `${full} ${plural(full, 'year')}`
  return `${all}, ${inYears}${rest === 0 ? '' : ` and ${rest} ${plural(rest, 'month')}`}`
}

/** The same for the term of a loan, where a small number is a common mistake. */
export function describeTerm(count: number): string | null {
  const words = describeMonths(count)
  if (words === null || count > mostDoubtful) return words
  return `${count} ${plural(count, 'month')}. Write “${count} ${plural(count, 'year')}” if you mean years.`
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0
}

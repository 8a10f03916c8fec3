import type { ForecastRows } from '#domain/forecast/statements/item-lines.ts'
import { nameForecastMonth, placeForecastMonth } from '#domain/forecast/statements/name-periods.ts'
import { nameMonth } from '#domain/wording/calendar-months.ts'
import { leastAmount, readRow } from './sum-rows.ts'

/** The month from which a profit lasts after the owner's pay and draws. */
export interface LastingProfit {
  readonly month: number
  /** Later months without a profit, which the months around them make up for. */
  readonly dips: readonly number[]
}

const window = 12

/**
 * The first month with a profit after the owner's pay and draws, from which on every twelve months in a row have one as
 * well. A season may dip in between. Null when no such month is a year or more before the end.
 */
export function findLastingProfit({ model, grid }: ForecastRows): LastingProfit | null {
  const left = (month: number) =>
    readRow(grid, 'netIncome', month) - readRow(grid, 'ownersPay', month) - readRow(grid, 'otherDraws', month)
  let found: number | null = null
  for (let month = model.months - window + 1; month >= 1; month -= 1) {
    let year = 0
    for (let each = month; each < month + window; each += 1) year += left(each)
    if (year <= leastAmount) break
    if (left(month) > leastAmount) found = month
  }
  if (found === null) return null
  const dips: number[] = []
  for (let month = found + 1; month <= model.months; month += 1) {
    if (left(month) <= leastAmount) dips.push(month)
  }
  return { month: found, dips }
}

const notLasting = 'not within the forecast'
const mostNamed = 4

/** 'Mar 2028', or that there is none. */
export function nameLastingProfit({ model }: ForecastRows, lasting: LastingProfit | null): string {
  return lasting === null ? notLasting : nameForecastMonth(model, lasting.month)
}

/** 'a dip in Jan and Feb', or 'a dip in 7 later months'. Empty without one. */
export function describeDips({ model }: ForecastRows, lasting: LastingProfit | null): string {
  const dips = lasting?.dips ?? []
  const [first] = dips
  if (first === undefined) return ''
  if (dips.length === 1) return `a dip ${placeForecastMonth(model, first)}`
  const { firstMonth } = model
  const names =
    firstMonth === null
      ? dips.map((month) => `month ${month}`)
      : [...new Set(dips.map((month) => nameMonth(firstMonth + month - 1)))]
  return names.length > mostNamed ? `a dip in ${dips.length} later months` : `a dip in ${list.format(names)}`
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

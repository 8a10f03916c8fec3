import type { OverwritableLine } from '#domain/plan/forecast-choices.ts'
import type { ForecastInputs } from '#domain/forecast/inputs/forecast-inputs.ts'

/** Less than a thousandth of a cent is what doubles leave over, and no money. */
export const nothing = 1e-5

/** One number for each month, from month 0, the day the money arrives, to the last. */
export type ByMonth = number[]

export const lastMonthOf = ({ frame }: ForecastInputs) => frame.months ?? 36

export const noMonths = (plan: ForecastInputs): ByMonth =>
  Array.from({ length: lastMonthOf(plan) + 1 }, () => 0)

export const share = (percent: number | null, missing = 0) => (percent ?? missing) / 100

/** What the person wrote over this month of a line, or null where the calculated amount counts. The last one wins. */
export function byHand(
  { overwrites }: ForecastInputs,
  line: OverwritableLine,
  itemId: string,
  month: number,
): number | null {
  let found: number | null = null
  for (const overwrite of overwrites) {
    if (overwrite.line !== line || overwrite.month === null || overwrite.value === null) continue
    if (line !== 'draws' && overwrite.itemId !== itemId) continue
    // Nothing but money that arrives happens on day 0, so a month before the first one is the first.
    if (Math.max(1, overwrite.month) === month) found = overwrite.value
  }
  return found
}

/** How often a yearly rise has happened: what is typed holds at the start and for a year after it. */
export const yearsSince = (start: number, month: number) => Math.floor((month - start) / 12)

/** The total of a line from one month to another, both included. */
export function total(line: ByMonth, from: number, to: number): number {
  let sum = 0
  for (let month = from; month <= to; month += 1) sum += line[month] ?? 0
  return sum
}

/** Adds up lines month by month. */
export function addUp(plan: ForecastInputs, lines: ByMonth[]): ByMonth {
  return noMonths(plan).map((_, month) => lines.reduce((sum, line) => sum + (line[month] ?? 0), 0))
}

/** Month 0 belongs to the first year. */
export const monthsOfYear = (year: number) => ({ from: year === 1 ? 0 : year * 12 - 11, to: year * 12 })

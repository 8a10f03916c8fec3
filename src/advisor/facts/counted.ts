import type { Claim } from './claims/claim.ts'
import { readKnownText } from './claims/known-texts.ts'

const readLength = 600
const buyers = new Set(
  'customer client user subscriber member guest household account office shop company business regular'.split(
    ' ',
  ),
)
const hoursUnit = 'hour'

/** How many customers a text names, or null: '700 accounts', 'forty regulars'. '190 customers a day' are none. */
export function countCustomers(text: string, units: ReadonlySet<string> = buyers): number | null {
  const found = read(text).find(
    ({ kind, unit, period }) =>
      kind === 'count' &&
      unit !== null &&
      units.has(unit) &&
      (period === null || period === 'once' || period === 'year'),
  )
  return found?.low ?? null
}

/** The first percentage of a text, as it is said: 20 for '20 %', 'twenty percent' and 'a fifth'. */
export function readFirstPercent(text: string): number | null {
  return read(text).find(({ kind }) => kind === 'percent')?.low ?? null
}

/** '15 hours a week', and '15 to 30 hours a week' with both ends. */
export function readWeeklyHours(text: string): Pick<Claim, 'low' | 'high'> | null {
  return (
    read(text).find(
      ({ kind, unit, period }) => kind === 'duration' && unit === hoursUnit && period === 'week',
    ) ?? null
  )
}

function read(text: string): readonly Claim[] {
  return readKnownText(text.slice(0, readLength))
}

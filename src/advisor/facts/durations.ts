import { readKnownText } from './claims/known-texts.ts'

/** A length of time that a text names. */
export interface Duration {
  readonly months: number
  readonly quote: string
}

const monthsPer: Readonly<Record<string, number>> = { day: 12 / 365, week: 12 / 52, month: 1, year: 12 }
/** '12 years in business' is a past, not a wait. */
const isPast = /^\s?in business\b/i

/** The longest time that a text names. Of a range, the longer end counts. */
export function findLongest(text: string): Duration | null {
  const beginning = text.slice(0, 1000)
  return readKnownText(beginning)
    .filter(({ kind, end }) => kind === 'duration' && !isPast.test(beginning.slice(end)))
    .map(({ high, unit, quote }) => ({ months: high * (monthsPer[unit ?? ''] ?? 0), quote }))
    .reduce<Duration | null>(
      (longest, duration) => (duration.months > (longest?.months ?? 0) ? duration : longest),
      null,
    )
}

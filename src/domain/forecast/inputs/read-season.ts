import { formatNumber } from '#domain/wording/format-number.ts'
import type { FieldReader } from './notes.ts'
import { ranges } from './number-ranges.ts'

const calendarMonths = 12

/** Weights with another mean than 1 would change the year's sales and not only their season, so they are scaled. */
export function readSeason(
  season: readonly (number | null)[],
  { number, note }: FieldReader,
): readonly number[] | null {
  if (season.length === 0) return null
  const weights = Array.from({ length: calendarMonths }, (_, month) =>
    number('season', season[month] ?? null, ranges.weight),
  )
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / calendarMonths
  if (mean === 0) {
    note('season', 'impossible', 'A season needs a month with sales, so all months count as alike.')
    return null
  }
  if (Math.abs(mean - 1) < 1e-9) return weights
  note(
    'season',
    'impossible',
    `The weights average ${formatNumber(mean, 2)} and not 1, so each is divided by it.`,
  )
  return weights.map((weight) => weight / mean)
}

import { formatNumber } from '#domain/wording/format-number.ts'
import { addNote, type FieldReader, readNumber } from './notes.ts'
import { ranges } from './number-ranges.ts'

const calendarMonths = 12

/** Weights with another mean than 1 would change the year's sales and not only their season, so they are scaled. */
export function readSeason(
  season: readonly (number | null)[],
  reader: FieldReader,
): readonly number[] | null {
  if (season.length === 0) return null
  const weights: number[] = []
  let sum = 0
  for (let month = 0; month < calendarMonths; month += 1) {
    const weight = readNumber(reader, 'season', season[month] ?? null, ranges.weight)
    weights.push(weight)
    sum += weight
  }
  const mean = sum / calendarMonths
  if (mean === 0) {
    addNote(
      reader,
      'season',
      'impossible',
      'A season needs a month with sales, so all months count as alike.',
    )
    return null
  }
  if (Math.abs(mean - 1) < 1e-9) return weights
  addNote(
    reader,
    'season',
    'impossible',
    `The months average ${formatNumber(mean, 3)}, so each counts divided by that.`,
  )
  return weights.map((weight) => weight / mean)
}

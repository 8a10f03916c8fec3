import { entities } from '#domain/plan/forecast-choices.ts'
import type { Frame } from './forecast-inputs.ts'
import type { ForecastModel } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import { ranges } from './number-ranges.ts'

type FramePart = Pick<
  ForecastModel,
  'months' | 'firstCalendarMonth' | 'firstMonth' | 'currency' | 'minimumCash' | 'entity'
>

const shortForecast = 36
const longForecast = 60
const defaultCurrency = 'USD'
/** A year outside is a slip, such as 0001 of a half-typed date. */
const firstYear = 1990
const lastYear = 2100

export function readFrame(frame: Frame, notes: ForecastNote[]): FramePart {
  const reader: FieldReader = { notes, place: ['frame'], item: null }

  function readMonths(): number {
    const { months } = frame
    if (months === longForecast || months === shortForecast) return months
    if (months !== null) {
      const why = 'A forecast has 36 or 60 months, so it counts as 36.'
      addNote(reader, 'months', 'impossible', why, shortForecast)
    }
    return shortForecast
  }

  function readFirstMonth(): number | null {
    const parts = /^(\d{4})-(\d{2})$/u.exec(frame.firstMonth)
    const year = Number(parts?.[1])
    const month = Number(parts?.[2])
    if (parts && month >= 1 && month <= 12) {
      if (year >= firstYear && year <= lastYear) return year * 12 + month - 1
      const why = `A forecast starts between ${firstYear} and ${lastYear}. Until then, it starts in a January.`
      addNote(reader, 'firstMonth', 'impossible', why)
    } else if (frame.firstMonth !== '') {
      addNote(reader, 'firstMonth', 'impossible', 'This is not a month, so the forecast starts in a January.')
    }
    return null
  }

  function readCurrency(): string {
    if (/^[A-Z]{3}$/u.test(frame.currency)) return frame.currency
    if (frame.currency !== '')
      addNote(reader, 'currency', 'impossible', 'This is not a currency, so it counts as USD.')
    return defaultCurrency
  }

  const firstMonth = readFirstMonth()
  return {
    months: readMonths(),
    firstMonth,
    firstCalendarMonth: firstMonth === null ? 0 : firstMonth % 12,
    currency: readCurrency(),
    minimumCash: readNumber(reader, 'minimumCash', frame.minimumCash, ranges.amount),
    entity: entities.find((entity) => entity === frame.entity) ?? '',
  }
}

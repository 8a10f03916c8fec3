import type { OverwritableLine } from '#domain/plan/forecast-choices.ts'
import type { ForecastInputs } from './forecast-inputs.ts'
import { type ByHand, calculated, type ModelStream } from './forecast-model.ts'
import { addNote, type FieldReader, type ForecastNote, readNumber } from './notes.ts'
import { monthFrom, ranges } from './number-ranges.ts'

export type FindByHand = (line: OverwritableLine, itemId: string) => ByHand

/** Sorts the overwritten months by line. The last one written for a month counts. */
export function createOverwriteFinder(
  inputs: ForecastInputs,
  months: number,
  notes: ForecastNote[],
): FindByHand {
  if (inputs.overwrites.length === 0) return () => null
  const lines = new Map<string, number[]>()
  for (const overwrite of inputs.overwrites) {
    const { line, itemId, value } = overwrite
    const reader: FieldReader = { notes, place: ['overwrites'], item: overwrite }
    const month = readNumber(reader, 'month', overwrite.month, monthFrom(1, 0))
    if (month > months) addNote(reader, 'month', 'problem', 'This month is after the end of the forecast.')
    if (line === '' || value === null || month === 0 || month > months) continue
    const key = toKey(line, itemId)
    const values = lines.get(key) ?? Array.from({ length: months + 1 }, () => calculated)
    values[month] = readNumber(reader, 'value', value, ranges.amount)
    lines.set(key, values)
  }
  return (line, itemId) => lines.get(toKey(line, itemId)) ?? null
}

/** A number that is written for a month and changes nothing would look as if it counted. */
export function noteUnusedVolumes(
  { overwrites }: ForecastInputs,
  streams: readonly ModelStream[],
  notes: ForecastNote[],
): void {
  for (const overwrite of overwrites) {
    const { line, itemId, month, value } = overwrite
    const stream = streams.find(({ id }) => id === itemId)
    if (line !== 'volume' || month === null || value === null || !stream) continue
    const reader: FieldReader = { notes, place: ['overwrites'], item: overwrite }
    if (stream.shareOf >= 0) {
      const why = 'This is a percent of other sales, so its number is not used. Set its sales instead.'
      addNote(reader, 'value', 'problem', why)
    } else if (stream.kind === 'recurring' && month < stream.start) {
      const why = `Customers are counted from month ${stream.start} on, so this number is not used.`
      addNote(reader, 'month', 'problem', why)
    }
  }
}

const toKey = (line: OverwritableLine, itemId: string) => (line === 'draws' ? line : `${line} ${itemId}`)

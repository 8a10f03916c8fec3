import type { AddressPath, ItemKey } from '#domain/plan/address/field-address.ts'
import { formatNumber } from '#domain/wording/format-number.ts'

/** Something to say at a field. The forecast keeps what was typed and goes on with a number it can use. */
export interface ForecastNote {
  /** Where in the forecast: ['streams', { id }, 'price']. */
  readonly address: AddressPath
  /** `problem` is an answer that is possible, but does not fit the others. */
  readonly kind: 'impossible' | 'missing' | 'problem'
  /** The number the forecast uses instead, if it is one number. */
  readonly countsAs: number | null
  readonly why: string
}

/** What a number can be, and what it counts as when it is not written. */
export interface NumberRange {
  readonly least: number
  readonly most: number
  readonly missing: number
  /** The subject of the sentence to the person: 'A price'. */
  readonly name: string
  readonly isWhole: boolean
  /** What to say of a smaller number, where the least is not a round one. */
  readonly tooSmall?: string
}

/**
 * The object whose fields are read. Its address is only built if there is something to say, and its functions are not
 * its own, because a forecast has more than a thousand fields.
 */
export interface FieldReader {
  readonly notes: ForecastNote[]
  readonly place: readonly string[]
  readonly item: ItemKey | null
}

export function addNote(
  { notes, place, item }: FieldReader,
  field: string,
  kind: ForecastNote['kind'],
  why: string,
  countsAs: number | null = null,
): void {
  const address = item ? [...place, { id: item.id }, field] : [...place, field]
  notes.push({ address, kind, countsAs, why })
}

export function readNumber(
  reader: FieldReader,
  field: string,
  value: number | null,
  range: NumberRange,
): number {
  if (typeof value !== 'number') return range.missing
  if (value >= range.least && value <= range.most && !range.isWhole) return value + 0
  const possible = toPossible(value, range)
  if (possible !== value) addNote(reader, field, 'impossible', explain(value, possible, range), possible)
  return possible
}

function toPossible(value: number, { least, most, missing, isWhole }: NumberRange): number {
  if (Number.isNaN(value)) return missing
  const clamped = value < least ? least : value > most ? most : value
  // -0 becomes 0, because it would be shown as −0.
  return (isWhole ? Math.round(clamped) : clamped) + 0
}

function explain(value: number, possible: number, { least, most, name, tooSmall }: NumberRange): string {
  const counts = `so it counts as ${formatNumber(possible, 4)}.`
  if (Number.isNaN(value)) return `This is not a number, ${counts}`
  if (value < least) {
    if (tooSmall !== undefined) return tooSmall
    return least === 0
      ? `${name} cannot be negative, ${counts}`
      : `${name} is at least ${formatNumber(least)}, ${counts}`
  }
  if (value > most) return `${name} is at most ${formatNumber(most)}, ${counts}`
  return `${name} is a whole number, ${counts}`
}

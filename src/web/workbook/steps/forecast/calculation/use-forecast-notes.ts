import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { useForecastFigure } from './use-forecast.ts'

/** What the forecast says at any of several fields, as one text, or null. */
export function useForecastNotes(fields: readonly AddressPath[]): string | null {
  const keys = fields.map(writeAddress)
  return useForecastFigure(({ notes }) => {
    const texts = new Set(keys.flatMap((key) => notes.get(key) ?? []))
    return texts.size === 0 ? null : Array.from(texts).join(' ')
  })
}

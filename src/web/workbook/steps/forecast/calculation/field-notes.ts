import type { ForecastNote } from '#domain/forecast/inputs/notes.ts'
import { toPlanAddress } from '#domain/forecast/inputs/to-plan-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'

/** The forecast's notes by the written address of their field. Several notes of one field are one text. */
export function collectNotes(notes: readonly ForecastNote[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { address, why } of notes) {
    const field = toPlanAddress(address)
    if (!field) continue
    const key = writeAddress(field)
    const before = texts.get(key)
    texts.set(key, before === undefined || before === why ? why : `${before} ${why}`)
  }
  return texts
}

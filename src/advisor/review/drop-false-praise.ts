import type { Suggestion } from '#advisor/advice/advice.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'

/** Leaves out praise for a place that a fault touches, so that the advisor never praises what it also faults. */
export function dropFalsePraise<Note extends Suggestion>(notes: readonly Note[]): Note[] {
  const faulty = notes.filter(({ type }) => type !== 'insight').flatMap(listPlaces)
  return notes.filter(
    (note) =>
      note.type !== 'insight' ||
      !listPlaces(note).some((place) => faulty.some((other) => touch(place, other))),
  )
}

function listPlaces({ address, evidence = [] }: Suggestion): string[] {
  return [...(address ? [address] : []), ...evidence.map((place) => place.address)].map(
    (place) => `${writeAddress(place)}.`,
  )
}

/** One is the other, or contains it. */
function touch(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

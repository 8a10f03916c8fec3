import type { Suggestion } from '#advisor/advice/advice.ts'
import type { FieldAddress } from '#domain/plan/address/field-address.ts'
import { writeAddress } from '#domain/plan/address/write-address.ts'

/** A note, and the key that begins with the rule that found it. */
type KeyedNote = Suggestion & { readonly key?: string }

/** What a rule is about, as its id tells. One fault of such a matter makes praise for it untrue, wherever both stand. */
const price = /^(?:[a-z]+-)*prices?(?:-|@|$)/u
const matters: ReadonlyArray<{ readonly fault: RegExp; readonly praise: RegExp }> = [
  { fault: price, praise: price },
  // A milestone that lacks a name or a link says nothing against the dates of the others.
  { fault: /^time-/u, praise: /^time(?:line)?-/u },
]

/** Leaves out praise for a place or a matter that a fault touches, so that the advisor never praises what it also faults. */
export function dropFalsePraise<Note extends KeyedNote>(notes: readonly Note[]): Note[] {
  const faults = notes.filter(({ type }) => type !== 'insight')
  const faulty = faults.flatMap(({ address }) => (address ? [write(address)] : []))
  const compared = faults.flatMap(({ evidence = [] }) => evidence.map((place) => write(place.address)))
  const doubted = matters.filter(({ fault }) => faults.some(({ key = '' }) => fault.test(key)))
  return notes.filter(
    (note) =>
      note.type !== 'insight' ||
      (!doubted.some(({ praise }) => praise.test(note.key ?? '')) &&
        !listPlaces(note).some(
          (place) =>
            faulty.some((other) => touch(place, other)) ||
            // A fault that is compared with a whole list says nothing about each of its items.
            compared.some((other) => other.startsWith(place)),
        )),
  )
}

function listPlaces({ address, evidence = [] }: Suggestion): string[] {
  return [...(address ? [address] : []), ...evidence.map((place) => place.address)].map(write)
}

/** Ends with a dot, so that one field is not taken for another that begins like it. */
function write(address: FieldAddress): string {
  return `${writeAddress(address)}.`
}

/** One is the other, or contains it. */
function touch(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

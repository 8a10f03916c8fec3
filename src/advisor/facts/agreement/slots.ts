import type { OwnText } from './own-texts.ts'

/** What a text says of one thing: the value, and the words that say what thing it is. */
export interface Slot<Value> {
  readonly text: OwnText
  readonly sentence: string
  /** The words of the text that hold the value. */
  readonly mark: string
  readonly words: ReadonlySet<string>
  readonly value: Value
}

/** A word that stands beside many values tells nothing about one of them. */
const mostUses = 4
const mostSlots = 120

/** Almost all that both say must be of the same thing, and one of the words must be rare. */
export function areOfSame(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  uses: ReadonlyMap<string, number>,
): boolean {
  const shared = [...one].filter((word) => other.has(word))
  const isNamed = shared.some((word) => (uses.get(word) ?? 0) <= mostUses)
  const least = Math.min(one.size, other.size)
  return isNamed && (least === 1 || shared.length * 2 > least)
}

export function countWords(all: Iterable<ReadonlySet<string>>): Map<string, number> {
  const uses = new Map<string, number>()
  for (const words of all) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

export interface Comparison<Value> {
  readonly agree: (one: Value, other: Value) => boolean
  /** Whether two values are of the same thing. By their words, if left out. */
  readonly compares?: (one: Slot<Value>, other: Slot<Value>) => boolean
}

/** Two places that say something else of the same thing. A text that says both explains them. */
export function findTwo<Value>(
  all: readonly Slot<Value>[],
  { agree, compares }: Comparison<Value>,
): readonly [Slot<Value>, Slot<Value>] | null {
  const slots = all.slice(0, mostSlots)
  const uses = countWords(slots.map(({ words }) => words))
  const isSame = compares ?? ((one, other) => areOfSame(one.words, other.words, uses))
  const tells = (slot: Slot<Value>, other: Slot<Value>) =>
    slots.some((third) => third.text === slot.text && third !== slot && agree(third.value, other.value))
  for (const [index, one] of slots.entries()) {
    for (const other of slots.slice(index + 1)) {
      if (one.text.text === other.text.text || agree(one.value, other.value)) continue
      if (isSame(one, other) && !tells(one, other) && !tells(other, one)) return [one, other]
    }
  }
  return null
}

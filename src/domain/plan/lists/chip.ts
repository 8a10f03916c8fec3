import type { Trait } from './business-traits.ts'

/** One suggested entry of a list. */
export interface Chip {
  readonly text: string
  /** Offered only to a business with one of these traits. Without it, to any business. */
  readonly for?: readonly Trait[]
  /** Never offered to a business with one of these traits. */
  readonly not?: readonly Trait[]
}

/** A list holds more than it offers, so that every kind of business finds enough that fits. */
export interface ChipList {
  readonly offered: number
  /** In the order they are offered: what only some businesses need comes before what nearly all of them do. */
  readonly chips: readonly Chip[]
}

/** The chips that fit a business, the ones for its own trade first. */
export function pickChips({ offered, chips }: ChipList, traits: ReadonlySet<Trait>): string[] {
  const isAmong = (some: readonly Trait[]) => some.some((trait) => traits.has(trait))
  return chips
    .filter((chip) => (chip.for === undefined || isAmong(chip.for)) && !(chip.not && isAmong(chip.not)))
    .slice(0, offered)
    .map(({ text }) => text)
}

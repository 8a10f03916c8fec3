import { hostileFamilies, writeHostileText } from '#tests/builders/hostile-texts.ts'
import { placeText, textPlaces } from '#tests/builders/hostile-plans.ts'

/** A plan with a hostile text in one place, and who reads it. */
export interface HostileCase {
  /** The name of a reader in `plan-readers.ts`, or of a route. */
  reader: string
  family: string
  place: readonly string[]
  bytes: number
}

export const hostileSizes = [2000, 20_000, 200_000] as const

/** Every family in every place at every size for every reader, in an order in which any few are a fair choice. */
export function pickCases(
  readers: readonly string[],
  { count, first = 0, sizes = hostileSizes }: { count: number; first?: number; sizes?: readonly number[] },
): HostileCase[] {
  const all = readers.length * hostileFamilies.length * textPlaces.length * sizes.length
  return Array.from({ length: Math.min(count, all) }, (_, index) => {
    let rest = ((first + index) * 7919) % all
    const take = <Choice>(choices: readonly Choice[]): Choice => {
      const choice = choices[rest % choices.length]
      rest = Math.floor(rest / choices.length)
      if (choice === undefined) throw new Error('There is nothing to choose from')
      return choice
    }
    return {
      reader: take(readers),
      family: take(hostileFamilies),
      place: take(textPlaces),
      bytes: take(sizes),
    }
  })
}

export function makeHostilePlan({ family, place, bytes }: HostileCase): Record<string, unknown> {
  return placeText(place, writeHostileText(family, bytes))
}

export function describeCase({ reader, family, place, bytes }: HostileCase): string {
  return `${reader}: ${bytes} bytes of ${family} in ${place.join('.')}`
}

import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'

const mostNames = 8
const titles = /\b(?:Dr|Mr|Mrs|Ms|Chef|Prof)\.?\s+/gu

/** The first names of the founders. One that two of them share tells no one apart. */
export function listFirstNames({ data }: PlanFacts): readonly { id: string; name: string }[] {
  const found = sampleItems(data.teamStructure.founders)
    .slice(0, mostNames)
    .map(({ id, name }) => ({ id, name: name.replaceAll(titles, '').trim().split(/[\s,]/u)[0] ?? '' }))
    .filter(({ name }) => /^\p{Lu}\p{L}{2,}$/u.test(name))
  return found.filter(({ name }) => found.filter((other) => other.name === name).length === 1)
}

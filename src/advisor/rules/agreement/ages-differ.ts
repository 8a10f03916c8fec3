import { listAges, type ToldAges } from '#advisor/facts/agreement/ages.ts'
import { areOfSame, countWords } from '#advisor/facts/agreement/slots.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listSectionTexts } from '#advisor/facts/plan-texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { toFieldKey } from '#domain/plan/address/field-key.ts'
import { showTwo } from './show-two.ts'

/** Ages that one step lets in and another shuts out. */

interface Told extends ToldAges {
  readonly text: OwnText
}

const mostTold = 80

function listTold(facts: PlanFacts): readonly Told[] {
  const segments = listSectionTexts(facts, ['marketAnalysis'])
    .filter(({ address }) => address[1] === 'segments')
    .map((text) => ({ ...text, field: toFieldKey(text.address) }))
  return [...listToldTexts(facts), ...segments]
    .flatMap((text) => listAges(text.text).map((ages) => ({ ...ages, text })))
    .slice(0, mostTold)
}

/** A whole group below the limit, another limit for everyone, or other ages for the same thing. */
function clash(one: Told, other: Told, uses: ReadonlyMap<string, number>): boolean {
  if (one.low === other.low && one.high === other.high) return false
  const isSame = areOfSame(one.words, other.words, uses)
  if (one.isLimit && other.isLimit) return one.low !== other.low
  if (one.isLimit !== other.isLimit) {
    const [limit, group] = one.isLimit ? [one, other] : [other, one]
    return group.high < limit.low || (isSame && group.low < limit.low)
  }
  return isSame && (Math.abs(one.low - other.low) > 1 || Math.abs(one.high - other.high) > 2)
}

function findClash(facts: PlanFacts): readonly [Told, Told] | null {
  const told = listTold(facts)
  const uses = countWords(told.map(({ words }) => words))
  for (const [index, one] of told.entries()) {
    for (const other of told.slice(index + 1)) {
      if (one.text.text === other.text.text || !clash(one, other, uses)) continue
      // A list that names both ages has them for two things.
      if (told.some(({ text, low }) => text === one.text && low === other.low)) continue
      if (told.some(({ text, low }) => text === other.text && low === one.low)) continue
      return [one, other]
    }
  }
  return null
}

export const agesDifferRule: Rule = {
  id: 'ages-differ',
  steps: [7, 1, 2, 3, 6, 8, 10],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findClash(facts)
    if (!found) return null
    const [one, other] = found
    return showTwo('From what age?', one, other, 'Insurance, rules and staff depend on it.', [
      `${one.mark} ≠ ${other.mark}`,
    ])
  },
}

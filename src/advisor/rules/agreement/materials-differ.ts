import { listTextMaterials, type ToldMaterial } from '#advisor/facts/agreement/materials.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { countWords } from '#advisor/facts/agreement/slots.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** A material that one step rules out and another one buys or sells. */

interface Told extends ToldMaterial {
  readonly text: OwnText
}

const supplied =
  /^(?:businessIdea|businessModel|operationsPlan|financialProjections\.(?:pricingTiers|startupCosts|forecast)|competitiveAnalysis\.comp)/u
const mostTold = 100
const mostUses = 4

function clash(strict: Told, other: Told, uses: ReadonlyMap<string, number>): boolean {
  if (strict.how === 'named' || other.how === 'out' || strict.kind !== other.kind) return false
  if (strict.text.text === other.text.text || !supplied.test(other.text.field)) return false
  if (strict.how === 'out') return strict.name === other.name
  if (strict.name === other.name || strict.name.includes(other.name) || other.name.includes(strict.name))
    return false
  return (
    strict.isAll ||
    [...strict.words].some((word) => other.words.has(word) && (uses.get(word) ?? 0) <= mostUses)
  )
}

function findClash(facts: PlanFacts): readonly [Told, Told] | null {
  const told = listToldTexts(facts)
    .flatMap((text) => listTextMaterials(text.text).map((material) => ({ ...material, text })))
    .slice(0, mostTold)
  const uses = countWords(told.map(({ words }) => words))
  for (const strict of told) {
    if (strict.how === 'named') continue
    const has = (name: string) =>
      told.some((third) => third.text === strict.text && third.name === name && third.how !== 'out')
    const other = told.find(
      (candidate) => clash(strict, candidate, uses) && !(strict.how === 'only' && has(candidate.name)),
    )
    if (other) return [strict, other]
  }
  return null
}

export const materialsDifferRule: Rule = {
  id: 'materials-differ',
  steps: [7, 1, 3, 4, 8, 11],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findClash(facts)
    if (!found) return null
    const [strict, other] = found
    return showTwo(
      'Of what is it made?',
      strict,
      other,
      'Costs, suppliers and what you promise depend on it.',
      [`${strict.how === 'out' ? 'no' : 'only'} ${strict.mark} ≠ ${other.mark}`],
    )
  },
}

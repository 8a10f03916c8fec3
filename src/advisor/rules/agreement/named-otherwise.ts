import { listParties, type NamedParty } from '#advisor/facts/agreement/named-parties.ts'
import type { OwnText } from '#advisor/facts/agreement/own-texts.ts'
import { listToldTexts } from '#advisor/facts/agreement/told-texts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { showTwo } from './show-two.ts'

/** One bank, landlord, lawyer or program that two steps name differently. */

interface Told extends NamedParty {
  readonly text: OwnText
}

const mostTold = 100

/** 'Harbor Bank' and 'Harbor Community Bank of Ohio' are the same. */
function isSameName(one: string, other: string): boolean {
  const words = one.split(' ')
  return (
    one.includes(other) ||
    other.includes(one) ||
    other.split(' ').some((word) => word.length > 3 && words.includes(word))
  )
}

function listTold(facts: PlanFacts): readonly Told[] {
  return listToldTexts(facts)
    .flatMap((text) => listParties(text.text).map((party) => ({ ...party, text })))
    .slice(0, mostTold)
}

/** A plan with two loans may have two banks. */
function hasSeveral(facts: PlanFacts, part: string, told: readonly Told[]): boolean {
  if (part === 'bank') {
    const { loans, existingDebts } = facts.data.financialProjections.funding
    return sampleItems(loans).length + sampleItems(existingDebts).length > 1
  }
  // A sentence that names two has both.
  return told.some((one) =>
    told.some(
      (other) =>
        one.sentence === other.sentence &&
        one.part === part &&
        other.part === part &&
        !isSameName(one.name, other.name),
    ),
  )
}

export const namedOtherwiseRule: Rule = {
  id: 'named-otherwise',
  steps: [7, 3, 8, 9, 10, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const told = listTold(facts)
    for (const [index, one] of told.entries()) {
      const other = told
        .slice(index + 1)
        .find(
          (candidate) =>
            candidate.part === one.part &&
            candidate.text.text !== one.text.text &&
            !isSameName(one.name, candidate.name) &&
            !one.text.text.includes(candidate.mark) &&
            !candidate.text.text.includes(one.mark),
        )
      if (!other || hasSeveral(facts, one.part, told)) continue
      return showTwo(`Which ${one.part}?`, one, other, 'A lender compares the names with your papers.', [
        `${one.mark} ≠ ${other.mark}`,
      ])
    }
    return null
  },
}

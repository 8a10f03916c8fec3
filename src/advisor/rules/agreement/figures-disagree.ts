import type { Suggestion } from '#advisor/advice/advice.ts'
import { type Disagreement, listDisagreements } from '#advisor/facts/agreement/disagreements.ts'
import type { ClaimKind, PlanClaim } from '#advisor/facts/claims/claim.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** Figures about the same thing that two steps tell differently, whatever the thing is. */

const everyStep = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const mostFindings = 3

const titles: Partial<Readonly<Record<ClaimKind, string>>> = {
  count: 'Two counts of the same thing',
  money: 'Two amounts for the same thing',
  percent: 'Two percentages for the same thing',
  duration: 'Two lengths of time for the same thing',
}

/** A bare number tells nothing without the words before it. */
function sayFigure(claim: PlanClaim): string {
  return /^[\d.,]+$/u.test(claim.quote) ? quote(claim.sentence, 60) : quote(claim.quote, 40)
}

function ask({ one, other }: Disagreement): Suggestion {
  const [first, second] = [one.claim, other.claim]
  const [here, there] = [first.address[0], second.address[0]]
  const places =
    here === there
      ? `${nameStep(here)} says ${sayFigure(first)} in one place and ${sayFigure(second)} in another.`
      : `${nameStep(here)} says ${sayFigure(first)}, ${nameStep(there)} says ${sayFigure(second)}.`
  return show(
    recommend(
      titles[first.kind] ?? 'Two figures for the same thing',
      `${places} Which is right? If they are the same, use one figure. If not, say what each of them counts.`,
      second.address,
    ),
    [textEvidence({ claim: first }), textEvidence({ claim: second })],
    [`${first.quote} ≠ ${second.quote}`],
  )
}

export const figuresDisagreeRule: Rule = {
  id: 'figures-disagree',
  steps: everyStep,
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const asked = new Set<unknown>()
    const found = listDisagreements(facts).filter(({ one, other }) => {
      // A place that disagrees with several others is asked about once.
      if (asked.has(one.claim.address) || asked.has(other.claim.address)) return false
      asked.add(one.claim.address).add(other.claim.address)
      return true
    })
    return found.length === 0 ? null : found.slice(0, mostFindings).map(ask)
  },
}

import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { nameStep } from '#advisor/wording/name-step.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { sayDifference } from './said-differently.ts'

/**
 * Counts that stand side by side in several places: '18 flex, three desks, three offices'. Where a neighbor is the same
 * and the other is not, one of the two was changed alone.
 */

interface Pair {
  readonly one: PlanClaim
  readonly next: PlanClaim
}

const mostPairs = 300
const notOwn =
  /^(?:marketAnalysis\.(?:segments|trends|tam|sam|summary)|competitiveAnalysis\.(?:direct|indirect)|customerPersonas|riskAnalysis|teamStructure\.(?:founders|advisors)|businessIdea\.problemStatement|implementationTimeline\.(?:appendix|milestones\.dependencies))/u

function listPairs({ claims }: PlanFacts): Pair[] {
  const pairs: Pair[] = []
  for (const [index, one] of claims.entries()) {
    const next = claims[index + 1]
    if (pairs.length >= mostPairs) break
    if (!next || one.kind !== 'count' || next.kind !== 'count' || one.address !== next.address) continue
    if (one.sentence !== next.sentence || next.start - one.end > 12 || notOwn.test(one.field)) continue
    if (one.low === one.high && next.low === next.high && one.period === next.period)
      pairs.push({ one, next })
  }
  return pairs
}

/** What is counted: '18 flex members' and '18 flex' share a word. */
function isSame(one: PlanClaim, other: PlanClaim): boolean {
  if (one.unit === other.unit) return true
  const words = listContextWords(one.quote)
  return listContextWords(other.quote).some((word) => words.includes(word))
}

function findChanged(one: Pair, other: Pair): readonly [PlanClaim, PlanClaim] | null {
  if (one.one.address === other.one.address || one.one.time || other.one.time) return null
  if (!isSame(one.one, other.one) || !isSame(one.next, other.next)) return null
  const isFirst = isNear(one.one.low, other.one.low)
  const isSecond = isNear(one.next.low, other.next.low)
  if (isFirst === isSecond) return null
  const [here, there] = isFirst ? [one.next, other.next] : [one.one, other.one]
  return here.low > there.low * 3 || there.low > here.low * 3 ? null : [here, there]
}

export const listedTogetherRule: Rule = {
  id: 'listed-together-differs',
  steps: [1, 2, 3, 4, 6, 7, 8, 9, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const pairs = listPairs(facts)
    for (const [index, one] of pairs.entries()) {
      for (const other of pairs.slice(index + 1)) {
        const changed = findChanged(one, other)
        if (!changed) continue
        const [here, there] = changed
        return sayDifference({
          title: 'Two counts of the same thing',
          claim: there,
          place: here.address,
          counted: `${nameStep(here.address[0])} says ${here.quote} beside the same figures`,
          matters: 'If they are the same, use one figure.',
          sums: [`${here.quote} ≠ ${there.quote}`],
        })
      }
    }
    return null
  },
}

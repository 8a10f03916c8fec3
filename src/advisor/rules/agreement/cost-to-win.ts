import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { atFigure, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** What it costs to win a customer, where the texts and the field for it differ. */

const fields: readonly FieldKey[] = [
  'marketingStrategy.metrics',
  'marketingStrategy.budget',
  'businessModel.costStructure',
  'implementationTimeline.executiveSummary',
]
const costBefore =
  /\b(?:cost (?:per|of|for|to (?:win|get|gain|acquire)) (?:a |an |each |every |one )?new \p{L}+|(?:cost (?:per|of)|to) (?:acqui\w+|win\w*)(?: an?| each| one)?(?: new)?(?: \p{L}+)?|customer acquisition cost|acquisition cost|\bcac|winning an? (?:new )?\p{L}+)(?: (?:costs?|is|of|to|:))?[:,]?\s*(?:is |about |below |under |at most |around |stays? )*$/iu
const winsAt = /\bnew (?:\p{L}+ )?\p{L}+(?: a month| a year| a week)?,? at\s*(?:about )?$/iu
const costAfter = /^\s*(?:to (?:win|acquire|gain)|for (?:each|a|an|every) new|per new|(?:a|an|each) new)\s/iu
const parts = /\b(?:first|referr\w+|by mail|per lead|lead|trial|click)\b/i

function listCosts(facts: PlanFacts): Phrase[] {
  return listPhrases(facts, fields).filter(({ claim, lead, tail }) => {
    if (claim.low <= 0 || claim.period === 'month' || claim.period === 'year') return false
    if (parts.test(`${lead.slice(-40)} ${tail}`)) return false
    return costBefore.test(lead) || winsAt.test(lead) || costAfter.test(tail)
  })
}

function agree({ claim }: Phrase, value: number): boolean {
  if (claim.certainty === 'at-most') return value <= claim.high * 1.05
  return isNear(claim.low, value, 0.06) || (value >= claim.low && value <= claim.high)
}

/** A place that tells both says how they differ: '$1,100, of which $600 is paid out'. */
function isToldWith({ claims }: PlanFacts, { claim }: Phrase, value: number): boolean {
  const has = (amount: number) => (other: PlanClaim) =>
    other.kind === 'money' && isNear(other.low, amount, 0.01)
  return claims
    .filter(has(claim.low))
    .some(({ address, sentence }) =>
      claims.some((other) => other.address === address && other.sentence === sentence && has(value)(other)),
    )
}

export const costToWinRule: Rule = {
  id: 'cost-to-win-differs',
  steps: [6, 3, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const costs = listCosts(facts)
    const { cac } = facts.data.financialProjections.projections
    for (const phrase of costs) {
      const others = costs.filter(({ claim }) => claim.address !== phrase.claim.address)
      const values = [cac, ...others.map(({ claim }) => claim.low)].filter((value) => value > 0)
      if (
        values.length === 0 ||
        values.some((value) => agree(phrase, value) || isToldWith(facts, phrase, value))
      )
        continue
      if (values.every((value) => value > phrase.claim.high * 3 || value * 3 < phrase.claim.low)) continue
      const [other] = others
      const counted = other ? other.claim.quote : facts.sayMoney(cac)
      return show(
        recommend(
          'What does a new customer cost?',
          `${quote(phrase.claim.sentence, 80)} says ${phrase.claim.quote}, but ${other ? `${quote(other.claim.sentence, 80)} says ${counted}` : `the financial step counts ${counted}`}. Which is right? The marketing budget divided by it gives the customers you can win.`,
          phrase.claim.address,
        ),
        [textEvidence(phrase), other ? textEvidence(other) : { address: atFigure('cac'), says: counted }],
        [`${phrase.claim.quote} ≠ ${counted}`],
      )
    }
    return null
  },
}

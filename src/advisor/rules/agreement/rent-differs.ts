import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** The cost structure has a rule of its own. These are the other places that name the rent. */
const rentFields: readonly FieldKey[] = [
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.keyResources',
  'businessModel.keyPartnerships',
  'competitiveAnalysis.competitiveAdvantages.description',
  'operationsPlan.keyProcesses',
  'operationsPlan.suppliers',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
]
const rentWord = /\b(?:rent|lease)\b/i
const ownRent = /\b(?:rent|lease)\b[^.;,]{0,40}$/i
const otherRent =
  /\b(?:deposit|they|their|rivals?|competitors?|tenants?|customers?|guests?|equipment|van|truck|car|vehicle|machine|copier|before|was|used to|instead|average|market|cheaper|more|less|below|above|than|up to|sublet\w*|earn\w*|income)\b/i

function isRent({ claim, lead, tail }: Phrase): boolean {
  if (claim.period !== 'month' && claim.period !== 'year') return false
  if (claim.per !== null || claim.certainty === 'at-least' || claim.certainty === 'at-most') return false
  const isSaid = ownRent.test(lead) || /^\s*(?:a month |a year )?(?:of |in |for )?(?:the )?rent\b/i.test(tail)
  return isSaid && !otherRent.test(`${lead.slice(-60)} ${tail.slice(0, 30)}`)
}

export const rentDiffersRule: Rule = {
  id: 'rent-text-differs',
  steps: [8],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const same = readCosts(facts).running.filter(({ name }) => rentWord.test(name))
    const [first] = same
    if (!first) return null
    const amounts = same.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    if (amounts.length < same.length) return null
    const phrase = listPhrases(facts, rentFields).find((candidate) => {
      const monthly = isRent(candidate) ? readMonthly(candidate.claim) : null
      return monthly !== null && !isAmong(monthly, [...amounts, total], 0.06)
    })
    if (!phrase) return null
    const counted = `${facts.sayMoney(total)} a month`
    return show(
      recommend(
        'Two amounts for the rent',
        `${quote(phrase.claim.sentence, 80)} says ${phrase.claim.quote}, but the forecast counts ${counted}. Which is right? Use the amount of the lease in both places.`,
        phrase.claim.address,
      ),
      [
        textEvidence(phrase),
        {
          address: at('financialProjections', 'forecast', 'runningCosts', { id: first.id }, 'amount'),
          says: counted,
        },
      ],
      [`${phrase.claim.quote} ≠ ${counted}`],
    )
  },
}

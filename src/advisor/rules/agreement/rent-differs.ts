import { isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** The cost structure has a rule of its own. These are the other places that name the rent. */
const rentFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.keyResources',
  'businessModel.keyActivities',
  'businessModel.keyPartnerships',
  'competitiveAnalysis.competitiveAdvantages.description',
  'operationsPlan.keyProcesses',
  'operationsPlan.technology',
  'operationsPlan.suppliers',
  'operationsPlan.quality',
  'financialProjections.startupCosts.description',
  'legalStructure.regulations',
  'legalStructure.licenses',
  'riskAnalysis.risks.description',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.milestones.description',
  'implementationTimeline.appendix.note',
  'implementationTimeline.executiveSummary',
]
const rentWord = /\b(?:rent|lease)\b/i
/** What a roof over the business is called in a list of costs that does not say rent. */
const placeWord =
  /\b(?:office|desks?|yard|workshop|warehouse|premises|storefront|studio|pasture|co-?working)\b/i
const vehicle =
  /\b(?:vans?|trucks?|cars?|vehicles?|equipment|machines?|copiers?|forklifts?|trailers?|software|supplies|cleaning|printer)\b/i
const ownRent = /\b(?:rent|rents|rented|lease|leases|leased|letter of intent|landlord)\b[^.;]{0,60}$/i
const otherRent =
  /\b(?:deposit|they|their|rivals?|competitors?|tenants?|customers?|guests?|equipment|van|truck|car|vehicle|machine|copier|before|was|used to|instead|average|market|cheaper|more|less|below|above|than|up to|sublet\w*|earn\w*|income|utilities|heat|insurance|power|for each|if|would|rises?|from year|year (?:two|three)|storage unit)\b/i

/** The papers call it a lease in their name: 'Lease: ten years at $1,150 a month'. */
function isLeasePaper({ data }: PlanFacts, { address }: Phrase['claim']): boolean {
  const item = address[2]
  if (address[1] !== 'appendix' || typeof item !== 'object') return false
  const paper = data.implementationTimeline.appendix.find(({ id }) => id === item.id)
  return paper !== undefined && rentWord.test(paper.name) && !vehicle.test(`${paper.name} ${paper.note}`)
}

function isRent(facts: PlanFacts, { claim, lead, tail }: Phrase): boolean {
  if (claim.period !== 'month' && claim.period !== 'year') return false
  if (claim.per !== null || claim.certainty === 'at-least' || claim.certainty === 'at-most') return false
  const isSaid =
    ownRent.test(lead) ||
    /^\s*(?:a month |a year )?(?:of |in |for )?(?:the )?rent\b/i.test(tail) ||
    isLeasePaper(facts, claim)
  return isSaid && !otherRent.test(`${lead.slice(-60)} ${tail.slice(0, 30)}`)
}

/** The costs that are rent, and whether a part of them may be something else: 'Rent with utilities'. */
function listRents(facts: PlanFacts) {
  const places = readCosts(facts).running.filter(({ name }) => !vehicle.test(name))
  const named = places.filter(({ name }) => rentWord.test(name))
  return named.length > 0 ? named : places.filter(({ name }) => placeWord.test(name))
}

export const rentDiffersRule: Rule = {
  id: 'rent-text-differs',
  steps: [8],
  isShownAtEvidence: true,
  weight: weights.weak + 15,
  find(facts) {
    const same = listRents(facts)
    const [first] = same
    if (!first) return null
    const amounts = same.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    if (amounts.length < same.length) return null
    const isMore = same.some(({ name }) => /\b(?:and|with|plus|incl\w*)\b|[,&+]/i.test(name))
    const phrase = listPhrases(facts, rentFields).find((candidate) => {
      const monthly = isRent(facts, candidate) ? readMonthly(candidate.claim) : null
      if (monthly === null || isAmong(monthly, [...amounts, total], 0.06)) return false
      if (isMore && monthly.high < total) return false
      return monthly.low < total * 4 && monthly.low * 4 > total
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

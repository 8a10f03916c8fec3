import { listStatements, type Statement } from '#advisor/facts/agreement/statements.ts'
import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** The share that the business takes of what others sell: a commission, a fee, a cut. */

const fields =
  /^(?:businessIdea\.(?:oneLiner|solution|valueProposition)|businessModel\.revenueStreams|competitiveAnalysis\.(?:pricingStrategy|marketPosition|competitiveAdvantages\.)|financialProjections\.(?:pricingTiers\.|forecast\.streams\.name)|marketingStrategy\.|operationsPlan\.keyProcesses|implementationTimeline\.(?:executiveSummary|milestones\.))/u
const priced =
  /^(?:financialProjections\.(?:pricingTiers\.|forecast\.streams\.)|businessModel\.revenueStreams)/u
const share =
  "commissions?|take rate|cut|booking fees?|service fees?|platform fees?|management fees?|success fees?|placement fees?|referral fees?|listing fees?|transaction fees?|royalt(?:y|ies)|finder[’']s fees?"
const takenBefore = new RegExp(
  String.raw`\b(?:${share}|our (?:share|fee|margin)|we (?:take|keep|charge|earn|retain|get)|(?:sellers?|hosts?|operators?|vendors?|providers?|makers?|owners?|landlords?|farms?|farmers?|drivers?|shops?|stores?|restaurants?|artists?|tutors?|employers?|clients?|consignors?) (?:pay|give|leave)s?|\p{L}+ pays? us)\b(?:(?! us:)[^.;:\d]|:(?= )){0,25}$`,
  'iu',
)
const takenAfter = new RegExp(String.raw`^\s*(?:\p{L}+ )?(?:${share})\b`, 'iu')
const ofASale =
  /^\s*(?:of|on|from) (?:what (?:the |each |an? )?\p{L}+ pa(?:ys?|id)\b|(?:the|each|every|an?|all|booked|completed|its|their) (?:\p{L}+ ){0,2}(?:jobs?|bookings?|orders?|sales?|price|rent|deals?|placements?|transactions?|tickets?|value|total|salary|hires?|fares?|stays?|lessons?)\b)/iu
/** 'Our 15% of it', 'less our 15%' */
const oursBefore = /\bour\s*$/iu
const oursAfter = /^\s*(?:of (?:it|this|that|them)\b|plus (?:vat|tax)\b|(?:is|goes)\b|[,.;)]|$)/iu
/** 'We keep 15% from the kitchen and 5% from the maker' */
const fromPayer = /^\s*from (?:the|each|every|our) \p{L}+/iu
const weTake = /\bwe (?:take|keep|charge|earn|retain|get)\b/iu
/** What others take, what is paid to others, and what is no price at all. */
const ofOthers =
  /\b(?:national|others?|rivals?|competitors?|they|airbnb|etsy|uber|amazon|ebay|doordash|grubhub|booking\.com|cards?|stripe|paypal|process\w*|payments?|deposit|discount|off|agents?|reps?|salespe\w+|affiliates?|instead of|instead|unlike|than|was|were|limit|tips?|tax|raise[sd]?|from year|later|first (?:month|year|booking|order)|until|introductory|launch)\b/i

function isTaken({ claim, lead, tail }: Statement): boolean {
  if (claim.kind !== 'percent' || claim.low !== claim.high || claim.low <= 0 || claim.low > 60) return false
  if (claim.certainty !== 'stated' && claim.certainty !== 'about') return false
  if (!fields.test(claim.field) || claim.time || claim.of === 'sale' || claim.of === 'revenue') return false
  if (ofOthers.test(lead.slice(-60)) || ofOthers.test(tail.slice(0, 40))) return false
  const isShared =
    (fromPayer.test(tail) && weTake.test(claim.sentence)) ||
    (ofASale.test(tail) && /\bfrom the \p{L}+/iu.test(tail))
  return (
    isShared ||
    takenBefore.test(lead) ||
    takenAfter.test(tail) ||
    (oursBefore.test(lead) && oursAfter.test(tail)) ||
    (priced.test(claim.field) && ofASale.test(tail))
  )
}

function listTaken(facts: PlanFacts): Statement[] {
  return listStatements(facts).filter(isTaken)
}

const paidBy =
  /\b(?:from|by) (?:the |each |every |our |an? )?([\p{L}-]+)|\b(?:what|which) (?:the |each |an? )?([\p{L}-]+) pa(?:ys?|id)/giu
const paysBefore = /([\p{L}-]+)\s+(?:pays?|gives?|leaves?|owes?)\b[^.;:\d]{0,25}$/iu

/** Who pays the share: 'from the kitchen', 'sellers pay', or the tier that lists it. */
function listPayers({ data }: PlanFacts, { claim: { address }, lead, tail }: Statement): string[] {
  const said = [
    ...Array.from(tail.slice(0, 60).matchAll(paidBy), ([, one, other]) => one ?? other ?? ''),
    paysBefore.exec(lead)?.[1] ?? '',
  ]
  const item = address[2]
  const tier =
    address[1] === 'pricingTiers' && typeof item === 'object'
      ? data.financialProjections.pricingTiers.find(({ id }) => id === item.id)
      : undefined
  return [...said, ...listWords(tier?.name.slice(0, 40) ?? '')]
    .filter((word) => word.length > 2)
    .map((word) => toSingular(word.toLowerCase()))
}

/** Two rates of one payer. */
function findOfPayer(facts: PlanFacts, taken: readonly Statement[]): readonly [Statement, Statement] | null {
  const paid = taken.slice(0, 20).map((one) => ({ one, payers: listPayers(facts, one) }))
  for (const [index, { one, payers }] of paid.entries()) {
    for (const { one: other, payers: others } of paid.slice(index + 1)) {
      if (one.claim.address === other.claim.address || isNear(one.low, other.low, 0.001)) continue
      // Two tiers may have two rates.
      if (one.claim.field === other.claim.field || !payers.some((payer) => others.includes(payer))) continue
      const hasBoth = taken.some(
        ({ claim, low }) =>
          (claim.address === one.claim.address && isNear(low, other.low, 0.001)) ||
          (claim.address === other.claim.address && isNear(low, one.low, 0.001)),
      )
      if (!hasBoth) return [one, other]
    }
  }
  return null
}

/** The only two rates of the whole plan. */
function findOnlyTwo(taken: readonly Statement[]): readonly [Statement, Statement] | null {
  const [one] = taken
  const other = taken.find(({ low }) => one && !isNear(low, one.low, 0.001))
  if (!one || !other || one.claim.field === other.claim.field) return null
  // Three rates are those of three kinds, and so are two in one list.
  if (taken.some(({ low }) => !isNear(low, one.low, 0.001) && !isNear(low, other.low, 0.001))) return null
  const hasBoth = taken.some(
    ({ low, claim }) =>
      isNear(low, one.low, 0.001) &&
      taken.some((next) => next.claim.field === claim.field && isNear(next.low, other.low, 0.001)),
  )
  return hasBoth ? null : [one, other]
}

export const takeRateRule: Rule = {
  id: 'take-rate-differs',
  steps: [3, 1, 4, 6, 7, 8, 12],
  isShownAtEvidence: true,
  weight: weights.contradicts - 5,
  find(facts) {
    const taken = listTaken(facts)
    const [one, other] = findOfPayer(facts, taken) ?? findOnlyTwo(taken) ?? []
    if (!one || !other) return null
    return show(
      recommend(
        'Two rates for what you take',
        `${quote(one.claim.sentence, 80)} says ${one.claim.quote}, but ${quote(other.claim.sentence, 80)} says ${other.claim.quote}. Which is right? Every sale of the forecast rests on it.`,
        one.claim.address,
      ),
      [textEvidence(one), textEvidence(other)],
      [`${one.claim.quote} ≠ ${other.claim.quote}`],
    )
  },
}

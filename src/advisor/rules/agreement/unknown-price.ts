import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listStatements, type Statement } from '#advisor/facts/agreement/statements.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { isPriceRetold, listOwnPrices, type OwnPrice } from '#advisor/rules/money/own-prices.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** A price in the texts that is near one of the plan's prices and is none of them. */

const priceFields = new Set<string>([
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'marketAnalysis.som',
  'businessModel.revenueStreams',
  'competitiveAnalysis.pricingStrategy',
  'competitiveAnalysis.marketPosition',
  'marketingStrategy.channels',
  'implementationTimeline.executiveSummary',
] satisfies FieldKey[])
/** Prices that were only tried: 'I showed three prices on three nights, $95, $125 and $155'. */
const tried =
  /\b(?:tested|tried|showed|shown|compared|asked (?:about|at)|put up) (?:out )?(?:\p{L}+ ){0,3}prices\b|\bprices (?:we|i) (?:tested|tried|showed|compared)\b/iu
/** What stands right before a price. */
const priceLead =
  /(?:^|[:,×*(]|\b(?:for|at|from|costs?|is|are|prices?|priced|charge|charges|pays?|of|just|only|and|average|a|the|our|to))\s*(?:(?:about|roughly|around|only|just|a|an|the|flat)\s*)*$/i
const otherLead =
  /\b(?:saves?|saved|saving|worth|instead of|than|deposit|budget|spend|spends|earn\w*|credit|discount|rent|loan|salary|(?<!\ban\s)(?<!\bour\s)average of|market|rival\w*|competitor\w*|others?|fees? of|referral|was|were|used to|raise[sd]?|sales|revenue|income|bonus|reward|gift|donat\w*|fund\w*|grant|invest\w*|cost us|costs us|costs? (?:per|to (?:win|get|gain|reach|acquire|bring))|we pay|refund|penalty|fine|cash|above|below|over|under|up to|limit)\b[^.;]{0,40}$/i
const otherTail =
  /^\s*(?:above|below|more|less|cheaper|off|under|over|higher|lower|extra|credit|discount|deposit|back|saved|worth|gift|voucher|million|billion|in (?:sales|revenue|fees|commissions)|of (?:sales|revenue|fees))/i
/** 'A tin costs' and 'a booking of' say what the price is for. */
const thingBefore = /(\p{L}{3,})\s+(?:costs?|is|are|at|of|for)\s*(?:(?:about|only|just|roughly)\s*)?$/iu
const anyThing = new Set(
  'product service subscri package softwar app offer rate fee tariff member ticket visit'.split(' '),
)
/** 'Average order $320', 'the typical ticket is' */
const averageLead =
  /\b(?:average|typical|usual|mean)\s+(?:\p{L}+\s+){0,2}?(\p{L}{3,})(?:\s+(?:value|size|price|amount))?\s*(?:(?:is|are|of|at|costs?|brings?|comes to|about|around|roughly)\s*|[:,=]\s*){0,3}$/iu
const mostApart = 1.6

/** A giant plan is not read to its end. */
const mostClaims = 4000
const mostCandidates = 40

/** The prices that can be meant: those of the thing that the words name, or all of them. */
function listMeant({ lead, claim }: Statement, prices: readonly OwnPrice[]): readonly OwnPrice[] {
  if (claim.period === 'hour' && !prices.some(({ name }) => /hour/i.test(name))) return []
  const [, typed = ''] = averageLead.exec(lead) ?? thingBefore.exec(lead) ?? []
  const [thing] = listContextWords(typed)
  if (thing === undefined || anyThing.has(thing)) return prices
  return prices.filter(({ name }) => listContextWords(name).includes(thing))
}

function isPrice({ claim, lead, tail }: Statement): boolean {
  return (
    claim.kind === 'money' &&
    priceFields.has(claim.field) &&
    claim.low === claim.high &&
    claim.certainty !== 'at-least' &&
    claim.certainty !== 'at-most' &&
    claim.time === null &&
    (priceLead.test(lead) || averageLead.test(lead)) &&
    !otherLead.test(lead) &&
    !otherTail.test(tail) &&
    !tried.test(claim.sentence)
  )
}

/** The same price for a year, a month or a year paid in advance. */
function isRestated(amount: number, price: number): boolean {
  return [1, 12, 1 / 12, 10, 11, 4, 52, 1 / 52, 6, 2, 3].some((times) => isNear(amount, price * times, 0.011))
}

/** The first amount that looks like a price, with the nearest price that the plan has. */
export function findUnknownPrice(facts: PlanFacts): { claim: PlanClaim; nearest: OwnPrice } | null {
  const prices = listOwnPrices(facts)
  if (!facts.money.canCalculate || prices.length === 0) return null
  const amounts = facts.claims.slice(0, mostClaims).filter(({ kind }) => kind === 'money')
  for (const statement of listStatements(facts).filter(isPrice).slice(0, mostCandidates)) {
    const { claim } = statement
    if (prices.some(({ price }) => isRestated(claim.low, price))) continue
    const sameText = amounts.filter(({ address }) => address === claim.address)
    const elsewhere = amounts.some(
      (other) => other.address !== claim.address && isNear(other.low, claim.low, 0.011),
    )
    if (elsewhere) continue
    // A price that the same text gives is of another thing.
    const meant = listMeant(statement, prices).filter(
      ({ price }) =>
        Math.max(price, claim.low) <= mostApart * Math.min(price, claim.low) &&
        !sameText.some((other) => isRestated(other.low, price)),
    )
    const [nearest] = meant.toSorted(
      (one, other) => Math.abs(one.price - claim.low) - Math.abs(other.price - claim.low),
    )
    if (!nearest || prices.some((price) => isPriceRetold(facts, claim, prices, price))) continue
    return { claim, nearest }
  }
  return null
}

export const unknownPriceRule: Rule = {
  id: 'price-not-in-plan',
  steps: [1, 2, 3, 4, 6, 8, 12],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    const found = findUnknownPrice(facts)
    if (!found) return null
    const { claim, nearest } = found
    const counted = facts.sayMoney(nearest.price)
    return show(
      recommend(
        'A price that the numbers do not have',
        `${quote(claim.sentence, 80)} says ${claim.quote}. The nearest price in the numbers is ${counted}${nearest.name === '' ? '' : ` (${quote(nearest.name, 32)})`}. Which is right? Use the price that customers will pay in both places.`,
        claim.address,
      ),
      [textEvidence({ claim }), { address: nearest.place, says: counted }],
      [`${claim.quote} ≠ ${counted}`],
    )
  },
}

import { toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, type Rule, weights } from '#advisor/rules/rule.ts'
import { listOwnPrices } from '#advisor/rules/money/own-prices.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** What the plan says it stays under or never goes below: a year's sales, and a price. */

const salesFields: readonly FieldKey[] = [
  'legalStructure.licenses',
  'legalStructure.regulations',
  'businessModel.costStructure',
  'businessModel.revenueStreams',
  'competitiveAnalysis.pricingStrategy',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.executiveSummary',
]
const staysUnder =
  /\b(?:sales|turnover|revenues?|takings|receipts|income)\b(?: of ours)? (?:(?:will |all |both |should )?(?:stays?|remains?|keeps?|are|is|be|always) )*(?:well |far |just |always |safely )?(?:under|below|beneath|less than|short of|within)\s(?:the |a |our )?(?:\p{L}+ ){0,3}(?:of )?$/iu
const notAlways =
  /\b(?:if|when|while|until|once|unless|as long as|as soon as|worst|a month|per month|would|drop\w*|fall\w*)\b/i

/** 'Our sales stay under the threshold of $100,000', and the forecast sells more. */
function findSalesLimit(facts: PlanFacts): Difference | null {
  const said = listPhrases(facts, salesFields).find(
    ({ claim, lead }) =>
      staysUnder.test(lead) && !notAlways.test(claim.sentence) && (claim.period ?? 'year') === 'year',
  )
  const years = said && readForecast(facts) ? (readSales(facts)?.years ?? []) : []
  if (!said || years.length === 0) return null
  const months = said.claim.time && toForecastMonths(facts, said.claim.time)
  const meant = years.filter(
    (_, index) => !months || (index * 12 < months.end - 0.5 && (index + 1) * 12 > months.start + 0.5),
  )
  const most = Math.max(...meant, 0)
  if (most <= said.claim.high * 1.03) return null
  const year = years.indexOf(most) + 1
  return {
    title: 'Sales pass what they stay under',
    claim: said.claim,
    place: at('financialProjections', 'forecast', 'streams'),
    counted: `the forecast sells ${facts.sayMoney(most)} in year ${year}`,
    matters: 'A threshold decides on taxes, licenses and prices, so plan for the year in which you pass it.',
    sums: [`${facts.sayMoney(most)} > ${said.claim.quote}`],
  }
}

const priceFields: readonly FieldKey[] = [
  'businessIdea.valueProposition',
  'businessModel.revenueStreams',
  'competitiveAnalysis.pricingStrategy',
  'competitiveAnalysis.marketPosition',
]
const offerFields: readonly FieldKey[] = [
  ...priceFields,
  'businessIdea.solution',
  'competitiveAnalysis.competitiveAdvantages.description',
  'marketingStrategy.channels',
  'marketingStrategy.budget',
  'marketingStrategy.timeline',
  'financialProjections.pricingTiers.features',
]
const neverBelow =
  /\b(?:never|not|don[’']t|won[’']t|do not|will not|nothing|no \p{L}+)\b[^.;,]{0,40}\b(?:below|under|beneath|cheaper than|for less than|less than)\s(?:the )?(?:price of )?$/iu
const offBefore =
  /\b(?:discounts? of|save|saves|reduced by|cut by|marked down(?: by)?)\s(?:about |up to )?$/iu
const offAfter = /^\s*(?:off\b|discount|reduction|rebate|cheaper)/iu
/** What others give, what is no longer given, and what the price already has in it. */
const notGiven =
  /\b(?:suppliers?|wholesalers?|mills?|they|rivals?|competitors?|others?|chains?|never|no|not|without|don[’']t|was|were|landlord|insur\w*|seconds|damaged|used|clearance|end of the season|late|if we (?:miss|are late|fail))\b/i

function isFloor({ claim, lead }: Phrase): boolean {
  return neverBelow.test(lead) && claim.low === claim.high && claim.low > 0
}

/** 'A fifth off the first order' of a price that 'never goes below $25'. */
function findFloor(facts: PlanFacts): Difference | null {
  const floor = listPhrases(facts, priceFields).find(isFloor)
  if (!floor) return null
  const { claim } = floor
  const price = listOwnPrices(facts)
    .filter(({ price: own }) => own >= claim.low * 0.99 && own < claim.low * 2)
    .toSorted((one, other) => one.price - other.price)
    .at(0)
  if (!price) return null
  const offer = listPhrases(facts, offerFields, ['percent']).find(
    ({ claim: off, lead, tail }) =>
      (offAfter.test(tail) || offBefore.test(lead)) &&
      off.low < 90 &&
      !notGiven.test(off.sentence) &&
      price.price * (1 - off.high / 100) < claim.low * 0.99,
  )
  if (!offer) return null
  const left = price.price * (1 - offer.claim.high / 100)
  const sum = `${facts.sayMoney(price.price)} − ${offer.claim.quote} = ${facts.sayMoney(left)}`
  return {
    title: 'A discount below the lowest price',
    claim: offer.claim,
    place: claim.address,
    counted: `${facts.sayMoney(price.price)} less that is ${facts.sayMoney(left)}, and the plan never goes below ${claim.quote}`,
    matters: 'Partners who rely on the price will notice.',
    sums: [sum],
  }
}

export const limitsSaidRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['sales-limit-differs', [10, 3, 4, 8, 11, 12], findSalesLimit],
  ['discount-below-floor', [6, 1, 3, 4, 8], findFloor],
])

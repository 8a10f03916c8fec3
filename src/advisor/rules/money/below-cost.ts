import { toSingular } from '#advisor/facts/claims/to-singular.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { listWords, sampleItems } from '#advisor/facts/texts.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { Evidence } from '#advisor/advice/advice.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, atFigure, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'

/** A price that a text gives to one buyer and that does not pay for what is sold. */

const fields: readonly FieldKey[] = [
  'businessModel.keyPartnerships',
  'businessModel.revenueStreams',
  'competitiveAnalysis.pricingStrategy',
  'marketingStrategy.channels',
]
const sells =
  /(?:\b(?:for|at|pays?(?: us)?|gets?|charge[sd]?|bill(?:s|ed)?|price[sd]?|sells?|sold)\b[^,;.]{0,30})$/iu
const otherAmount =
  /\b(?:costs?|deposit|discount|off|fees?|commission|credit|bonus|referral|extra|surcharge|plus|more|less|saves?|margin|profit|leaves|keeps?|rivals?|they|their|competitors?|others|rent|wages?|first|trial|we (?:buy|pay|get)|us at|suppl\w+|up to|from|parts?|worth|samples?)\b[^,;.]{0,40}$/iu
/** A smaller one, or what goes with it: 'half trays', 'delivery at $12 a tray'. */
const otherThing =
  /\b(?:half|mini|small(?:er)?|quarter|deliver(?:y|ies)|shipping|freight|postage|wrap\w*|rentals?|hire|refills?|tastings?|engraving|storage)\b[^,;.:]{0,40}$/iu
/** Cheaper by more than that, it is another thing. */
const leastShare = 0.4
const mostShare = 0.98

interface Cost {
  readonly noun: string
  readonly cost: number
  readonly place: Evidence['address']
}

function listCosts({ data }: PlanFacts): Cost[] {
  const { projections, forecast } = data.financialProjections
  const main = {
    noun: toSingular(projections.priceUnit.trim()),
    cost: projections.cogs,
    place: atFigure('cogs'),
  }
  const streams = sampleItems(forecast.streams).flatMap(({ id, name, kind, costPerUnit }): Cost[] => {
    // The thing is the last word before 'for', 'to' and 'at': 'Spring repairs at homes'.
    const [head = ''] = name.slice(0, 80).split(/[,:(]|\b(?:for|to|at|in|by|with|of)\b/u, 1)
    const noun = toSingular(listWords(head).at(-1) ?? '')
    const place = at('financialProjections', 'forecast', 'streams', { id }, 'costPerUnit')
    return kind === 'units' ? [{ noun, cost: costPerUnit ?? 0, place }] : []
  })
  // Where something is sold for less than that, it is the average of dear things and cheap ones.
  const isAverage = sampleItems(forecast.streams).some(
    ({ price, costPerUnit }) =>
      (price ?? 0) > 0 && (price ?? 0) < projections.cogs && (costPerUnit ?? 0) < (price ?? 0),
  )
  return (isAverage ? streams : [...streams, main]).filter(({ noun, cost }) => noun.length > 2 && cost > 0)
}

function readNoun({ claim, tail }: Phrase): string {
  return toSingular(claim.per ?? /^\s*(?:an?|per|each|for each)\s(\p{L}+)/iu.exec(tail)?.[1] ?? '')
}

export const belowCostRule: Rule = {
  id: 'price-below-cost',
  steps: [3, 4, 8],
  weight: weights.contradicts - 2,
  find(facts) {
    if (!facts.money.canCalculate) return null
    const costs = listCosts(facts)
    for (const phrase of costs.length === 0 ? [] : listPhrases(facts, fields)) {
      const { low, high, certainty } = phrase.claim
      if (low !== high || certainty === 'denied' || !sells.test(phrase.lead)) continue
      if (otherAmount.test(phrase.lead) || otherThing.test(phrase.lead)) continue
      const noun = readNoun(phrase)
      const sold = costs.find((one) => one.noun === noun)
      // What the forecast sells at this price has its own cost there.
      const isSold = sampleItems(facts.data.financialProjections.forecast.streams).some(
        ({ price, costPerUnit }) => price !== null && isNear(price, low) && (costPerUnit ?? 0) < price,
      )
      if (!sold || isSold || low >= sold.cost * mostShare || low < sold.cost * leastShare) continue
      const { sayMoney } = facts
      return show(
        recommend(
          'A price below what it costs',
          `${quote(phrase.claim.sentence, 90)} is ${sayMoney(low)} for what costs you ${sayMoney(sold.cost)} each. Every such sale takes ${sayMoney(sold.cost - low)} from the loan’s payments. Raise the price, leave something out of it, or say what brings the money back.`,
          phrase.claim.address,
        ),
        [textEvidence(phrase), { address: sold.place, says: sayMoney(sold.cost) }],
        [`${sayMoney(low)} − ${sayMoney(sold.cost)} = −${sayMoney(sold.cost - low)} a ${noun}`],
      )
    }
    return null
  },
}

import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from '#advisor/rules/money/text-evidence.ts'

/** A cost told as a percentage in one place and as an amount of one sale in another. */

const shareFields: readonly FieldKey[] = [
  'marketingStrategy.metrics',
  'businessModel.costStructure',
  'operationsPlan.quality',
  'competitiveAnalysis.pricingStrategy',
  'competitiveAnalysis.competitiveAdvantages.description',
  'implementationTimeline.executiveSummary',
]
const ofSales = /\bof (?:the |each |every |a |an )?(?:\p{L}+ )?(?:price|sales?|revenue|turnover)\b/iu
const otherShare = /\b(?:margin|profit|discount|off|growth|deposit|share of|more|less|below|above)\b/i
const plainCosts = new Set('cost fee rate'.split(' '))

function nameOf({ lead }: Phrase): string[] {
  const item = lead.split(/[,;]|\band\b/u).at(-1) ?? ''
  return listContextWords(item.slice(-60)).filter((word) => !plainCosts.has(word))
}

interface Part {
  readonly phrase: Phrase
  readonly percent: number
  readonly price: number
}

/** 'A box costs $61: food $43, trays $11' has the food of one sale. */
function findPart(facts: PlanFacts, words: readonly string[]): Part | null {
  const { price } = facts.data.financialProjections.projections
  if (price <= 0) return null
  for (const phrase of listPhrases(facts, ['businessModel.costStructure'])) {
    const { claim, text } = phrase
    if (claim.period !== null && claim.period !== 'once') continue
    if (claim.low !== claim.high || claim.low >= price || !/\b(?:costs?|per|an?|each)\b/i.test(text)) continue
    if (/\b(?:month|year|week)(?:ly)?\b/i.test(text)) continue
    const own = nameOf(phrase)
    if (own.length > 0 && words.every((word) => own.includes(word)))
      return { phrase, percent: (claim.low / price) * 100, price }
  }
  return null
}

function findRunning(facts: PlanFacts, words: readonly string[]) {
  return sampleItems(facts.data.financialProjections.forecast.runningCosts).find(
    ({ name, period, amount }) => {
      if (period !== 'percent-of-sales' || (amount ?? 0) <= 0 || /\d/u.test(name)) return false
      const own = listContextWords(name.slice(0, 100)).filter((word) => !plainCosts.has(word))
      return own.length > 0 && own.every((word) => words.includes(word))
    },
  )
}

export const shareOfPriceRule: Rule = {
  id: 'share-of-price-differs',
  steps: [3, 6, 8],
  isShownAtEvidence: true,
  weight: weights.weak + 14,
  find(facts) {
    for (const share of listPhrases(facts, shareFields, ['percent'])) {
      const { claim, lead, tail } = share
      const words = nameOf(share)
      if (words.length === 0 || otherShare.test(`${lead.slice(-40)} ${tail.slice(0, 40)}`)) continue
      const isOfSales = ofSales.test(tail)
      const part = isOfSales ? findPart(facts, words) : null
      if (
        part &&
        Math.abs(part.percent - claim.low) > Math.max(1.5, claim.low * 0.06) &&
        part.percent > claim.high + 1.5 !== part.percent < claim.low - 1.5
      ) {
        const sum = `${part.phrase.claim.quote} ÷ ${facts.sayMoney(part.price)} = ${sayPercent(part.percent)}`
        return show(
          recommend(
            'A share that does not fit the price',
            `${quote(claim.sentence, 70)} says ${claim.quote}, but ${quote(part.phrase.claim.sentence, 70)} has ${part.phrase.claim.quote} of a price of ${facts.sayMoney(part.price)}, which is ${sayPercent(part.percent)}. Which is right?`,
            claim.address,
          ),
          [textEvidence(share), textEvidence(part.phrase)],
          [sum],
        )
      }
      const running = claim.field === 'businessModel.costStructure' ? findRunning(facts, words) : null
      const counted = running?.amount ?? 0
      if (
        !running ||
        /\d/u.test(tail) ||
        Math.abs(counted - claim.low) < 0.35 ||
        (counted >= claim.low && counted <= claim.high)
      )
        continue
      if (
        listPhrases(facts, ['businessModel.costStructure'], ['percent']).some(
          (other) => Math.abs(other.claim.low - counted) < 0.35,
        )
      )
        continue
      return show(
        recommend(
          'A cost with two percentages',
          `The cost structure says ${claim.quote} in ${quote(claim.sentence, 70)}, but the forecast counts ${sayPercent(counted)} of sales for ${quote(running.name, 40)}. Use the rate of the contract in both places.`,
          claim.address,
        ),
        [
          textEvidence(share),
          {
            address: at('financialProjections', 'forecast', 'runningCosts', { id: running.id }, 'amount'),
            says: `${sayPercent(counted)} of sales`,
          },
        ],
        [`${claim.quote} ≠ ${sayPercent(counted)}`],
      )
    }
    return null
  },
}

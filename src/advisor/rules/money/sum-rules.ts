import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { claimsOf, listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { findWrongLists, isWorkedOut, listSums, readTerm } from '#advisor/facts/sums-in-texts.ts'
import { findWrongProducts } from '#advisor/facts/written-calculations.ts'
import type { WrittenSum } from '#advisor/facts/written-sum.ts'
import { isTemplateCost } from '#advisor/facts/is-template-cost.ts'
import { readBeginning, sampleItems } from '#advisor/facts/texts.ts'
import { sayNumber } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { atItem, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { listOwnPrices } from './own-prices.ts'
import { textEvidence } from './text-evidence.ts'

/** Sums that a text writes out and that do not come to what it says. */

/** A list is read where it is of one thing. A calculation is read wherever it is written. */
const listFields: ReadonlySet<FieldKey> = new Set([
  'marketAnalysis.tam',
  'marketAnalysis.sam',
  'marketAnalysis.som',
  'businessModel.costStructure',
  'businessModel.revenueStreams',
  'marketingStrategy.budget',
  'implementationTimeline.milestones.description',
  'implementationTimeline.executiveSummary',
  'riskAnalysis.risks.mitigation',
  'teamStructure.keyHires.salary',
])

function sayFigure({ sayMoney }: PlanFacts, { kind }: PlanClaim, amount: number): string {
  return kind === 'money' ? sayMoney(amount) : sayNumber(amount)
}

function sayWrong(facts: PlanFacts, sum: WrittenSum, sign: string, title: string) {
  const { total, parts, result } = sum
  const comes = sayFigure(facts, total, result)
  const shown = sum.shown?.join(' + ') ?? parts.map(({ quote: part }) => part).join(` ${sign} `)
  return show(
    recommend(
      title,
      `${quote(total.sentence, 100)} says ${total.quote}, but ${shown} is ${comes}. Correct the part or the total. A lender checks one sum of a plan, and this is an easy one.`,
      total.address,
    ),
    [textEvidence({ claim: total })],
    [`${shown} = ${comes}, not ${total.quote}`],
  )
}

export const sumRules: readonly Rule[] = [
  {
    id: 'sum-parts-differ',
    steps: [3, 6, 2, 8, 9, 11, 12],
    weight: weights.contradicts,
    find(facts) {
      for (const text of listSums(facts, (field) => listFields.has(field))) {
        const wrong = findWrongLists(text).find((sum) => !isCostOfPrice(facts, sum))
        if (wrong) return sayWrong(facts, wrong, '+', 'A list does not add up')
      }
      return null
    },
  },
  {
    id: 'sum-product-wrong',
    steps: [2, 3, 6, 8, 1, 4, 5, 7, 9, 10, 11, 12],
    isShownAtEvidence: true,
    weight: weights.contradicts,
    find(facts) {
      for (const text of listSums(facts, () => true)) {
        const [wrong] = findWrongProducts(text)
        if (wrong) return sayWrong(facts, wrong, '×', 'A calculation comes to another result')
      }
      return null
    },
  },
  {
    id: 'startup-parts-differ',
    steps: [8],
    weight: weights.contradicts,
    find(facts) {
      const claims = claimsOf(facts, 'financialProjections.startupCosts.description')
      const byCost = new Map<string, Phrase[]>()
      for (const phrase of listPhrases(facts, ['financialProjections.startupCosts.description'])) {
        const item = phrase.claim.address[2]
        if (typeof item !== 'object') continue
        byCost.set(item.id, [...(byCost.get(item.id) ?? []), phrase])
      }
      for (const cost of sampleItems(facts.data.financialProjections.startupCosts)) {
        const parts = dropWorkedOut(byCost.get(cost.id) ?? [], claims)
        if (parts.length === 0 || cost.amount <= 0 || isTemplateCost(cost)) continue
        const terms = parts.map((part) => readTerm(part.text, claims, part.claim))
        const isOne = parts.length === 1
        if (isOne && !terms[0]?.isProduct) continue
        if (parts.some((part, index) => !isPart(part, cost.amount, terms[index]?.isProduct === true)))
          continue
        const sum = terms.reduce((total, { value }) => total + value, 0)
        const plain = parts.reduce((total, { claim }) => total + claim.low, 0)
        const isWhole = isPriced(readBeginning(cost.description), parts)
        if (
          [sum, plain].some((total) => isNear(total, cost.amount, 0.015)) ||
          (sum < cost.amount && !isWhole)
        )
          continue
        const { sayMoney } = facts
        return show(
          recommend(
            'The parts are not the total',
            `${quote(cost.category)} costs ${sayMoney(cost.amount)}, but its parts come to ${sayMoney(sum)}. Correct one of them. A lender compares each line with its quotes.`,
            atItem('financialProjections', 'startupCosts', cost.id, 'amount'),
          ),
          [
            {
              address: atItem('financialProjections', 'startupCosts', cost.id, 'description'),
              says: readBeginning(cost.description).slice(0, 200),
            },
            {
              address: atItem('financialProjections', 'startupCosts', cost.id, 'amount'),
              says: sayMoney(cost.amount),
            },
          ],
          [`${terms.map(({ shown }) => shown).join(' + ')} = ${sayMoney(sum)}`],
        )
      }
      return null
    },
  },
]

const pricedThing =
  /\bcosts? (?:of|for|on|in) (?:an?|each|one|every|the average) (?:[\p{L}-]+ ){1,3}(?:of|at|sold (?:at|for)|priced at|that sells (?:at|for)) (?:about )?$/iu

/** 'Cost of a box of $38: filling $9, carton $2': what a price of the plan pays for is less than the price. */
function isCostOfPrice(facts: PlanFacts, { total, result }: WrittenSum): boolean {
  return (
    total.field === 'businessModel.costStructure' &&
    result < total.low &&
    (pricedThing.test(total.sentence.slice(0, total.sentence.indexOf(total.quote))) ||
      listOwnPrices(facts).some(({ price }) => isNear(price, total.low, 0.005)))
  )
}

/** 'On top of the $9,000 that I own' is not bought. */
const beside =
  /\b(?:on top of|besides|in addition to|beyond|not counting)\s(?:the |an? |our |my |another )?$/i

/** '14 tanks at $1,250 ($17,500)' and 'three desks at $400 each $1,200' say one part twice. */
function dropWorkedOut(parts: readonly Phrase[], claims: readonly PlanClaim[]): readonly Phrase[] {
  return parts.filter(
    ({ claim, text, lead }, index) =>
      !beside.test(lead) && !isWorkedOut(text, claims, claim, parts[index + 1]?.claim),
  )
}

/** A price of one thing, a rate or a comparison is no part of the total. */
function isPart({ claim, tail }: Phrase, amount: number, isProduct: boolean): boolean {
  return (
    claim.low === claim.high &&
    (claim.per === null || isProduct) &&
    (claim.period === null || claim.period === 'once') &&
    claim.low <= amount * 1.5 &&
    (isProduct || !/^\s*(?:each|apiece|per|a\s|an\s)/i.test(tail)) &&
    !/^\s*(?:more|less|off|cheaper|below|above|limit|excess|deductible|saved)\b/i.test(tail)
  )
}

/** Whether every item of the description has its amount, so that nothing is left for the rest. */
function isPriced(description: string, parts: readonly Phrase[]): boolean {
  const rest = description.slice(parts.at(-1)?.claim.end ?? 0)
  if (/\b(?:and|with|plus|including)\s+\p{L}/iu.test(rest)) return false
  let from = 0
  return description.split(/[,;]\s/u).every((item) => {
    const start = from
    from += item.length + 2
    return !/\p{L}/u.test(item) || parts.some(({ claim }) => claim.start >= start && claim.start < from)
  })
}

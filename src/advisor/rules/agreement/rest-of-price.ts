import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { atItem, type Rule, weights } from '#advisor/rules/rule.ts'
import { type Difference, makeDifferenceRules } from './said-differently.ts'

/** A start-up cost that is called the rest of a price, where no other costs make up that price with it. */

const restBefore =
  /\b(?:rest|remainder|balance|remaining (?:part|amount)|what (?:is|remains|was)(?: left)?|left)\s(?:of|from)\b[^.;]{0,60}$/i
/** A part of it may be paid before the plan begins. */
const paidBefore =
  /\b(?:already|deposit|paid|down payment|seller|later|loan|grant|trade-in|months?|years?)\b/i
/** A price that was agreed on is exact. */
const tolerance = 0.001
const mostLines = 10

/** Whether some of the amounts make up the sum. */
function canMake(sum: number, amounts: readonly number[]): boolean {
  if (Math.abs(sum) <= 1) return true
  const [first, ...others] = amounts
  return first !== undefined && (canMake(sum - first, others) || canMake(sum, others))
}

function findRest(facts: PlanFacts): Difference | null {
  const costs = sampleItems(facts.data.financialProjections.startupCosts).filter(({ amount }) => amount > 0)
  if (costs.length > mostLines) return null
  for (const { claim, lead, text } of listPhrases(facts, ['financialProjections.startupCosts.description'])) {
    const item = claim.address[2]
    const cost = typeof item === 'object' ? costs.find(({ id }) => id === item.id) : undefined
    if (!cost || !restBefore.test(lead) || paidBefore.test(text) || claim.certainty !== 'stated') continue
    const others = costs
      .filter(({ id }) => id !== cost.id)
      .toSorted((one, other) => other.amount - one.amount)
    const [largest] = others
    const rounded = Math.max(1, claim.low * tolerance)
    const isMade = canMake(
      Math.round((claim.low - cost.amount) / rounded),
      others.map(({ amount }) => Math.round(amount / rounded)),
    )
    if (!largest || isMade) continue
    const sum = `${facts.sayMoney(largest.amount)} + ${facts.sayMoney(cost.amount)} = ${facts.sayMoney(largest.amount + cost.amount)}`
    return {
      title: 'The parts do not make the price',
      claim,
      place: atItem('financialProjections', 'startupCosts', cost.id, 'amount'),
      counted: `the rest is ${facts.sayMoney(cost.amount)}, and no other start-up costs make ${claim.quote} with it: ${sum}`,
      matters: 'The purchase contract says which.',
      sums: [`${sum}, not ${claim.quote}`],
    }
  }
  return null
}

export const restOfPriceRules: readonly Rule[] = makeDifferenceRules(weights.contradicts - 4, [
  ['rest-of-price-differs', [8], findRest],
])

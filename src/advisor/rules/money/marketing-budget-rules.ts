import { addPairs, isAmong, isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { listNamedCosts } from './named-costs.ts'
import { textEvidence } from './text-evidence.ts'

/** The budget of the marketing step, beside what the costs pay for it. */

const runningList = at('financialProjections', 'forecast', 'runningCosts')

export const marketingBudgetRules: readonly Rule[] = [
  {
    id: 'marketing-budget-differs',
    steps: [6, 8, 3],
    weight: weights.contradicts,
    find(facts) {
      const { running, hasRunning, structureWords } = readCosts(facts)
      const budget = readBudget(facts)
      if (!budget) return null
      const marketing = running.filter(
        ({ isMarketing, name }) => isMarketing || /\bmarketing\b|\badvertis|\bads\b/i.test(name),
      )
      const [first] = marketing
      if (hasRunning && !first) {
        if (/\bmarketing\b|\badvertis|\bads\b|\bpromotion/i.test(structureWords) || budget.monthly === null)
          return null
        return show(
          recommend(
            'The marketing budget is not among the costs',
            `Marketing plans ${budget.phrase.claim.quote}, but neither the forecast nor the cost structure pays for it. Add it to the running costs.`,
            runningList,
          ),
          [textEvidence(budget.phrase), { address: runningList, says: 'No marketing' }],
        )
      }
      const inStructure = listNamedCosts(facts).find(({ topic }) => topic === 'marketing')
      if (!first) {
        if (
          !inStructure ||
          budget.monthly === null ||
          isAmong(budget.monthly, [inStructure.monthly.low, inStructure.monthly.high], 0.05)
        )
          return null
        return sayTwoBudgets(facts, budget.phrase, inStructure.monthly.low, textEvidence(inStructure.phrase))
      }
      if (marketing.some(({ isPerCustomer }) => isPerCustomer)) return null
      const total = marketing.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0)
      const shares = marketing.filter(({ percent }) => percent !== null)
      if (shares.length > 0) {
        const percent = shares.reduce((sum, cost) => sum + (cost.percent ?? 0), 0)
        if (budget.percent === null || isNear(budget.percent, percent, 0.1)) return null
        return show(
          recommend(
            'Two marketing budgets',
            `Marketing plans ${budget.phrase.claim.quote} of sales, but the forecast counts ${sayPercent(percent)}. Decide on one.`,
            at('marketingStrategy', 'budget'),
          ),
          [textEvidence(budget.phrase), { address: runningList, says: sayPercent(percent) }],
        )
      }
      const amounts = addPairs(marketing.flatMap(({ monthly }) => (monthly === null ? [] : [monthly])))
      if (budget.monthly === null || isAmong(budget.monthly, [...amounts, total], 0.05)) return null
      return sayTwoBudgets(facts, budget.phrase, total, {
        address: at('financialProjections', 'forecast', 'runningCosts', { id: first.id }, 'amount'),
        says: `${facts.sayMoney(total)} a month`,
      })
    },
  },
]

interface ReadBudget {
  readonly phrase: Phrase
  readonly monthly: { readonly low: number; readonly high: number } | null
  readonly percent: number | null
}

/** The first amount of the marketing budget, a month or as a share of sales. */
function readBudget(facts: PlanFacts): ReadBudget | null {
  const [phrase] = listPhrases(facts, ['marketingStrategy.budget'], ['money', 'percent'])
  if (!phrase || phrase.claim.start > 60) return null
  const { claim } = phrase
  if (claim.kind === 'percent') {
    return claim.of === 'sale' || claim.of === 'revenue' || /\b(?:sales|revenue)\b/i.test(phrase.tail)
      ? { phrase, monthly: null, percent: claim.low }
      : null
  }
  const isOnce = claim.per !== null || claim.period === null || claim.period === 'once'
  if (isOnce || /\bopening\b|\blaunch\b|\bfirst\b|\buntil\b/i.test(`${phrase.lead} ${phrase.tail}`))
    return null
  // '$500 a month until June, then $900' has two budgets.
  if (/\bthen\b|\bafterwards\b|\bafter that\b|\brising\b|\bgrow/i.test(claim.sentence)) return null
  return { phrase, monthly: readMonthly(claim), percent: null }
}

function sayTwoBudgets(
  facts: PlanFacts,
  phrase: Phrase,
  counted: number,
  other: Parameters<typeof show>[1][number],
) {
  const said = `${facts.sayMoney(counted)} a month`
  return show(
    recommend(
      'Two marketing budgets',
      `Marketing plans ${quote(phrase.claim.sentence, 70)}, but the costs count ${said}. Decide on one. The customers you expect to win depend on it.`,
      at('marketingStrategy', 'budget'),
    ),
    [textEvidence(phrase), other],
    [`${phrase.claim.quote} ≠ ${said}`],
  )
}

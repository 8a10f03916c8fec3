import { addPairs, isAmong, isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { type PlannedCost, readCosts } from '#advisor/facts/cost-facts.ts'
import { isCostOfSale } from '#advisor/facts/fixed-costs.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { quote } from '#advisor/wording/quote.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { readOwnersPay } from './pay-rules.ts'
import { textEvidence } from './text-evidence.ts'

/** Costs that the cost structure or the marketing step names, beside what the forecast pays. */

const runningList = at('financialProjections', 'forecast', 'runningCosts')
const peopleList = at('financialProjections', 'forecast', 'people')

/** Costs that are called the same everywhere. */
const topics: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: 'rent', words: /\brent\b|\blease\b/iu },
  { name: 'insurance', words: /\binsurance\b/iu },
  { name: 'maintenance', words: /\bmaintenance\b|\brepairs?\b/iu },
  { name: 'marketing', words: /\bmarketing\b|\badvertising\b|\bads\b/iu },
  { name: 'utilities', words: /\butilities\b|\belectricity\b|\benergy\b/iu },
  { name: 'cleaning', words: /\bcleaning\b/iu },
  { name: 'software', words: /\bsoftware\b|\bhosting\b/iu },
  { name: 'bookkeeping', words: /\bbookkeeping\b|\baccounting\b|\baccountant\b/iu },
]
const startOnly =
  /\b(?:deposit|opening|launch|first|once|one-time|set-?up|until|leased?\s+(?:truck|van|car|equipment|machine|vehicle)\w*)\b/iu

interface NamedCost {
  readonly saysPeriod: boolean
  readonly phrase: Phrase
  readonly topic: string
  readonly monthly: { readonly low: number; readonly high: number }
}

/** The words of one item: 'maintenance' in 'Insurance $650, maintenance $500'. */
function readItem({ lead, tail }: Phrase): string {
  const before = lead.split(/[,:(]\s|\band\b/u).findLast((part) => /\p{L}/u.test(part)) ?? ''
  return /\p{L}{3}/u.test(before) ? before : tail
}

/** 'Rent $4,200, energy $1,700 a month': the period at the end of a list is for all of it. */
function findListPeriod({ claim, text }: Phrase): 'month' | 'year' | null {
  const [rest = ''] = text.slice(claim.end, claim.end + 300).split(/[;\n]|\.\s/u, 1)
  const said = /\b(?:a|per|each)\s(month|year)\b|\b(monthly|yearly)\b/iu.exec(rest)?.[0] ?? ''
  return /year/iu.test(said) ? 'year' : /month/iu.test(said) ? 'month' : null
}

function listNamedCosts(facts: PlanFacts): NamedCost[] {
  return listPhrases(facts, ['businessModel.costStructure']).flatMap((phrase) => {
    const { claim } = phrase
    if (
      claim.per !== null ||
      isCostOfSale(phrase.text) ||
      claim.certainty === 'at-most' ||
      claim.certainty === 'at-least'
    )
      return []
    const item = readItem(phrase)
    const said = topics.filter(({ words }) => words.test(item))
    const [topic] = said
    const period = claim.period ?? findListPeriod(phrase)
    const monthly = readMonthly({ ...claim, period })
    if (!topic || said.length !== 1 || !monthly || startOnly.test(item)) return []
    // 'energy and water $1,700' is more than one thing.
    if (/\band\b|[&+/]/u.test(phrase.lead.slice(-30).split(',').at(-1) ?? '')) return []
    return [{ phrase, topic: topic.name, monthly, saysPeriod: period !== null }]
  })
}

function isTopic(topic: string, { name }: PlannedCost): boolean {
  return topics.find((known) => known.name === topic)?.words.test(name) ?? false
}

export const costTextRules: readonly Rule[] = [
  {
    id: 'cost-differs-from-forecast',
    steps: [3, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      const { running, hasRunning } = readCosts(facts)
      if (!hasRunning) return null
      const amounts = running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))
      const possible = addPairs(amounts)
      for (const { phrase, topic, monthly } of listNamedCosts(facts)) {
        const same = running.filter((cost) => isTopic(topic, cost))
        const total = same.reduce((sum, cost) => sum + (cost.monthly ?? 0), 0)
        const [first] = same
        if (!first || same.some((cost) => cost.monthly === null)) continue
        if (same.some(({ name }) => countTopics(name) > 1)) continue
        if (isAmong(monthly, [...possible, total], 0.03)) continue
        return show(
          warn(
            `Two amounts for ${topic}`,
            `The cost structure says ${phrase.claim.quote} for ${topic}, but the forecast counts ${facts.sayMoney(total)} a month. Use the amount of the quote or contract in both places.`,
            phrase.claim.address,
          ),
          [
            textEvidence(phrase),
            {
              address: at('financialProjections', 'forecast', 'runningCosts', { id: first.id }, 'amount'),
              says: `${facts.sayMoney(total)} a month`,
            },
          ],
          [`${facts.sayMoney(monthly.low)} ≠ ${facts.sayMoney(total)}`],
        )
      }
      return null
    },
  },
  {
    id: 'cost-not-in-forecast',
    steps: [3, 8],
    weight: weights.contradicts - 2,
    find(facts) {
      const { running, hasRunning } = readCosts(facts)
      if (!hasRunning) return null
      const possible = addPairs(running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly])))
      const missing = listNamedCosts(facts).find(
        ({ topic, monthly, saysPeriod }) =>
          saysPeriod &&
          !running.some((cost) => isTopic(topic, cost) || (topic === 'marketing' && cost.isMarketing)) &&
          !isAmong(monthly, possible, 0.03),
      )
      if (!missing) return null
      const { phrase, topic, monthly } = missing
      return show(
        warn(
          `The forecast leaves out ${topic}`,
          `The cost structure has ${phrase.claim.quote} for ${topic}, but no running cost of the forecast pays for it, so every month looks ${facts.sayMoney(monthly.low)} better than it is. Add it there.`,
          runningList,
        ),
        [textEvidence(phrase), { address: runningList, says: `No ${topic}` }],
      )
    },
  },
  {
    id: 'marketing-budget-differs',
    steps: [6, 8, 3],
    weight: weights.contradicts,
    find(facts) {
      const { running, hasRunning, structureWords } = readCosts(facts)
      const budget = readBudget(facts)
      if (!budget) return null
      const marketing = running.filter(
        ({ isMarketing, name }) => isMarketing || /\bmarketing\b|\badvertis|\bads\b/iu.test(name),
      )
      const [first] = marketing
      if (hasRunning && !first) {
        if (/\bmarketing\b|\badvertis|\bads\b|\bpromotion/iu.test(structureWords) || budget.monthly === null)
          return null
        return show(
          warn(
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
          warn(
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
  {
    id: 'owner-pay-differs',
    steps: [3, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      const pay = readOwnersPay(facts)
      if (!pay) return null
      const owners = sampleItems(facts.data.financialProjections.forecast.people).filter(
        ({ isOwner }) => isOwner,
      )
      if (owners.length === 0) return null
      const possible = owners.flatMap((owner) => listPayReadings(owner))
      const words =
        /\b(?:owner|founder|director|partner)s?[’']?s?\s+(?:draws?|pay|salar\w+)|\b(?:my|our) (?:own )?(?:draw|pay|salary)\b/iu
      for (const phrase of listPhrases(facts, ['businessModel.costStructure'])) {
        const monthly = readMonthly(phrase.claim)
        if (!monthly || !words.test(phrase.lead) || /\btax|\bloan/iu.test(readItem(phrase))) continue
        if (isAmong(monthly, [...addPairs(possible), pay.monthly], 0.03)) continue
        const counted = `${facts.sayMoney(pay.monthly)} a month`
        return show(
          warn(
            'Two amounts for your own pay',
            `The cost structure says ${phrase.claim.quote}, but the forecast pays the owner ${counted}. Use the amount that you can live on in both places.`,
            phrase.claim.address,
          ),
          [textEvidence(phrase), { address: peopleList, says: counted }],
          [`${facts.sayMoney(monthly.low)} ≠ ${facts.sayMoney(pay.monthly)}`],
        )
      }
      return null
    },
  },
  {
    id: 'tax-rate-differs',
    steps: [3, 8],
    weight: weights.weak,
    find(facts) {
      const { taxRatePercent } = facts.data.financialProjections.forecast.timing
      if (taxRatePercent === null || facts.data.financialProjections.forecast.streams.length === 0)
        return null
      const phrase = listPhrases(facts, ['businessModel.costStructure'], ['percent']).find(
        ({ claim, lead, tail }) => {
          const near = `${lead} ${tail}`
          return (
            (claim.of === 'profit' || /\b(?:income|corporate|corporation|profit) tax/iu.test(near)) &&
            /\btax/iu.test(near) &&
            !/\b(?:payroll|sales|property)\b/iu.test(near) &&
            !isAmong(claim, [taxRatePercent], 0.08)
          )
        },
      )
      if (!phrase) return null
      return show(
        (taxRatePercent === 0 ? warn : recommend)(
          'Two tax rates',
          `The cost structure sets aside ${phrase.claim.quote} for tax, but the forecast counts ${sayPercent(taxRatePercent)}. Ask your accountant which one holds, and use it in both places.`,
          at('financialProjections', 'forecast', 'timing', 'taxRatePercent'),
        ),
        [
          textEvidence(phrase),
          {
            address: at('financialProjections', 'forecast', 'timing', 'taxRatePercent'),
            says: sayPercent(taxRatePercent),
          },
        ],
      )
    },
  },
]

function countTopics(name: string): number {
  return topics.filter(({ words }) => words.test(name)).length
}

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
    return claim.of === 'sale' || claim.of === 'revenue' || /\b(?:sales|revenue)\b/iu.test(phrase.tail)
      ? { phrase, monthly: null, percent: claim.low }
      : null
  }
  const isOnce = claim.per !== null || claim.period === null || claim.period === 'once'
  if (isOnce || /\bopening\b|\blaunch\b|\bfirst\b|\buntil\b/iu.test(`${phrase.lead} ${phrase.tail}`))
    return null
  // '$500 a month until June, then $900' has two budgets.
  if (/\bthen\b|\bafterwards\b|\bafter that\b|\brising\b|\bgrow/iu.test(claim.sentence)) return null
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
    warn(
      'Two marketing budgets',
      `Marketing plans ${quote(phrase.claim.sentence, 70)}, but the costs count ${said}. Decide on one. The customers you expect to win depend on it.`,
      at('marketingStrategy', 'budget'),
    ),
    [textEvidence(phrase), other],
    [`${phrase.claim.quote} ≠ ${said}`],
  )
}

/** Every way in which the pay of a person can be said: one or all of them, with and without taxes. */
export function listPayReadings({
  pay,
  payPeriod,
  count,
  payrollPercent,
  raisePercent,
}: {
  readonly pay: number | null
  readonly payPeriod: string
  readonly count: number | null
  readonly payrollPercent: number | null
  readonly raisePercent: number | null
}): number[] {
  const one = (pay ?? 0) / (payPeriod === 'year' ? 12 : 1)
  const raised = one * (1 + (raisePercent ?? 0) / 100)
  const heads = count ?? 1
  const taxes = 1 + (payrollPercent ?? 0) / 100
  return [one, raised].flatMap((each) => [each, each * heads, each * taxes, each * heads * taxes])
}

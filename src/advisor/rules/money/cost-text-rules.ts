import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { addPairs, isAmong, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { type PlannedCost, readCosts } from '#advisor/facts/cost-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import { sampleItems } from '#advisor/facts/texts.ts'
import { sayPercent } from '#advisor/wording/figures.ts'
import { at, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { countTopics, isTopic, listNamedCosts, readItem } from './named-costs.ts'
import { listPayReadings } from './pay-readings.ts'
import { readOwnersPay } from './pay-rules.ts'
import { textEvidence } from './text-evidence.ts'

/** Costs that the cost structure names, beside what the forecast pays. */

const runningList = at('financialProjections', 'forecast', 'runningCosts')
const peopleList = at('financialProjections', 'forecast', 'people')

/** Every cost, and the sum of two whose names share a word: 'Van lease' and 'Van insurance'. */
function addRelated(costs: readonly PlannedCost[]): number[] {
  const known = costs
    .slice(0, 30)
    .flatMap(({ name, monthly }) =>
      monthly === null ? [] : [{ monthly, words: listContextWords(name.slice(0, 200)) }],
    )
  const sums = known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter(({ words }) => words.some((word) => one.words.includes(word)))
      .map(({ monthly }) => one.monthly + monthly),
  )
  return [...known.map(({ monthly }) => monthly), ...sums]
}

export const costTextRules: readonly Rule[] = [
  {
    id: 'cost-differs-from-forecast',
    steps: [3, 8],
    weight: weights.contradicts - 1,
    find(facts) {
      const { running, hasRunning } = readCosts(facts)
      if (!hasRunning) return null
      const possible = addRelated(running)
      const sums = addPairs(running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly])))
      const named = listNamedCosts(facts)
      for (const { phrase, topic, monthly } of named) {
        const same = running.filter((cost) => isTopic(topic, cost))
        const total = same.reduce((sum, cost) => sum + (cost.monthly ?? 0), 0)
        const [first] = same
        if (!first || same.some((cost) => cost.monthly === null)) continue
        if (same.some(({ name }) => countTopics(name) > 1)) continue
        // 'Bookkeeping $650 a month, accountant $1,200 a year': the other amount of the line may be the one.
        const inLine = named.filter((other) => other.topic === topic && other.phrase.text === phrase.text)
        if (inLine.some((other) => isAmong(other.monthly, [...possible, total], 0.03))) continue
        const words = new Set(listContextWords(readItem(phrase)))
        const isOne = same.length === 1 && listContextWords(first.name).every((word) => words.has(word))
        return show(
          (isOne && !isAmong(monthly, sums, 0.03) ? warn : recommend)(
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
      const possible = addRelated(running)
      const missing = listNamedCosts(facts).find(
        ({ topic, monthly, saysPeriod }) =>
          saysPeriod &&
          !running.some((cost) => isTopic(topic, cost) || (topic === 'marketing' && cost.isMarketing)) &&
          !isAmong(monthly, possible, 0.03),
      )
      if (!missing) return null
      const { phrase, topic, monthly } = missing
      return show(
        recommend(
          `The forecast leaves out ${topic}`,
          `The cost structure has ${phrase.claim.quote} for ${topic}, but no running cost of the forecast pays for it, so every month looks ${facts.sayMoney(monthly.low)} better than it is. Add it there.`,
          runningList,
        ),
        [textEvidence(phrase), { address: runningList, says: `No ${topic}` }],
      )
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
        /\b(?:owner|founder|director|partner)s?[’']?s?\s+(?:draws?|pay|salar\w+)|\b(?:my|our) (?:own )?(?:draw|pay|salary)\b/i
      for (const phrase of listPhrases(facts, ['businessModel.costStructure'])) {
        const monthly = readMonthly(phrase.claim)
        if (!monthly || !words.test(phrase.lead) || /\btax|\bloan/i.test(readItem(phrase))) continue
        if (isAmong(monthly, [...addPairs(possible), pay.monthly], 0.03)) continue
        const counted = `${facts.sayMoney(pay.monthly)} a month`
        return show(
          recommend(
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
            (claim.of === 'profit' || /\b(?:income|corporate|corporation|profit) tax/i.test(near)) &&
            /\btax/i.test(near) &&
            !/\b(?:payroll|sales|property)\b/i.test(near) &&
            !isAmong(claim, [taxRatePercent], 0.08)
          )
        },
      )
      if (!phrase) return null
      return show(
        recommend(
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

import { listContextWords } from '#advisor/facts/agreement/context-words.ts'
import { isAmong, isNear, readMonthly } from '#advisor/facts/compare-amounts.ts'
import { type PlannedCost, readCosts } from '#advisor/facts/cost-facts.ts'
import { listPhrases, type Phrase } from '#advisor/facts/phrases.ts'
import { type Rule, weights } from '#advisor/rules/rule.ts'
import { countTopics, readItem } from '#advisor/rules/money/named-costs.ts'
import { showTwoAmounts } from './show-two-amounts.ts'

/** A cost that the cost structure and the forecast call by the same name, and count with another amount. */

const mostLines = 100
const monthlyList = /\b(?:a|per|each) month\b|\bmonthly\b/i
const otherAmount =
  /\b(?:from|until|then|later|after|deposit|once|first|pay|paid|salary|wages?|draw|taxes|tax|loan|each|per|second|year)\b/i

/** The running cost with the item's words in its name, if there is only one. */
function findNamed(words: readonly string[], running: readonly PlannedCost[]): PlannedCost | null {
  if (words.length === 0) return null
  const named = running.filter(({ name }) => {
    const own = listContextWords(name.slice(0, 200))
    return words.every((word) => own.includes(word))
  })
  const [only] = named
  // 'Desk, insurance, phone' is one amount for several things.
  if (!only || named.length > 1 || /,|\band\b|[&+/]/u.test(only.name)) return null
  return only.monthly === null ? null : only
}

function readLine({ claim, text, lead, tail }: Phrase): { low: number; high: number } | null {
  if (claim.per !== null || claim.certainty === 'at-least' || claim.certainty === 'at-most') return null
  if (claim.period === null && !monthlyList.test(text.slice(claim.end))) return null
  return otherAmount.test(`${lead} ${tail.slice(0, 40)}`) ? null : readMonthly(claim)
}

export const costLineRule: Rule = {
  id: 'cost-line-differs',
  steps: [3, 8],
  weight: weights.weak + 14,
  find(facts) {
    const { running, hasRunning } = readCosts(facts)
    if (!hasRunning) return null
    const amounts = running.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))
    for (const phrase of listPhrases(facts, ['businessModel.costStructure']).slice(0, mostLines)) {
      const item = readItem(phrase)
      // The usual costs have a rule of their own.
      const isUsual = countTopics(item) === 1 && !/\band\b|[&+/]/u.test(item)
      const monthly = isUsual ? null : readLine(phrase)
      const named = monthly && findNamed(listContextWords(item), running)
      if (!monthly || !named || isAmong(monthly, amounts, 0.03)) continue
      const own = named.monthly ?? 0
      if (amounts.some((amount) => isNear(monthly.low, own + amount, 0.03)) || monthly.low > own * 3) continue
      return showTwoAmounts(facts, phrase, named, own)
    }
    return null
  },
}

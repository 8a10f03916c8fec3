import { listMonthRanges, listMonths } from '#advisor/facts/agreement/month-ranges.ts'
import { findSaying, listOwnTexts } from '#advisor/facts/agreement/own-texts.ts'
import { readFirstMonth } from '#advisor/facts/calendar-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { quote, shorten } from '#advisor/wording/quote.ts'
import { atStream } from '#advisor/rules/at-stream.ts'
import { recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'

/** Months in which a text closes the business and the forecast sells. */

/** The whole business, not its terrace. */
const business =
  '(?:we|i|(?:the|our|my) (?:whole )?(?:shop|store|house|guesthouse|hotel|inn|business|studio|caf[eé]|restaurant|farm|park|school|gym|bar|bakery|camp|campground|company|center|salon|stand|truck|place))'
const isClosed = new RegExp(
  String.raw`\b${business} (?:(?:is|are|stays?|remains?|will be|be) )?(?:then )?(?:closed?|closes|shut|shuts)\b(?! (?:on|at|mon|tues|wednes|thurs|fri|satur|sun))|^\W*closed (?:from |in |between )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`,
  'i',
)
/** What is sold in these months beside the rest of the year is more than a rounding. */
const leastShare = 0.02

function sumSales(sales: readonly number[], first: number, months: readonly number[]): number {
  return sales.reduce((sum, amount, index) => (months.includes((first + index) % 12) ? sum + amount : sum), 0)
}

function findClosed(facts: PlanFacts) {
  const first = readFirstMonth(facts)
  for (const text of first === null ? [] : listOwnTexts(facts)) {
    if (listMonthRanges(text.text).length === 0) continue
    const saying = findSaying(text, isClosed)
    const [range, ...others] = saying ? listMonthRanges(saying.sentence) : []
    const sales = range && others.length === 0 ? readSales(facts) : null
    if (!saying || !range || !sales || first === null || sales.main.stream.kind === 'recurring') continue
    const sold = sumSales(sales.sales, first, listMonths(range))
    if (sold > sumSales(sales.sales, first, listMonths({ first: 0, last: 11 })) * leastShare)
      return { text, saying, range, sold, main: sales.main.stream }
  }
  return null
}

export const closedMonthsRule: Rule = {
  id: 'sells-while-closed',
  steps: [8, 1, 3, 4, 6, 7, 12],
  isShownAtEvidence: true,
  weight: weights.contradicts - 2,
  find(facts) {
    const found = findClosed(facts)
    if (!found) return null
    const { text, saying, range, sold, main } = found
    return show(
      recommend(
        'The forecast sells in months when you are closed',
        `${quote(saying.sentence, 90)}, but the forecast sells for ${facts.sayMoney(sold)} in these months. Set their season to zero, or stay open. The cash has to last through the months without sales.`,
        text.address,
      ),
      [
        { address: text.address, says: shorten(text.text), mark: range.quote },
        { address: atStream(main.id, 'season'), says: `${facts.sayMoney(sold)} in ${range.quote}` },
      ],
    )
  },
}

import { findRepeated, hasNumber, isWritten, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { readCosts } from '#advisor/facts/cost-facts.ts'
import { countOf, sayNumber } from '#advisor/wording/figures.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { makePlaceholderRule } from './placeholder-rule.ts'
import { at, atFigure, recommend, remark, show, type StepRules, warn, weights } from './rule.ts'

const step = 3
const section = 'businessModel'
const lists = ['revenueStreams', 'keyResources', 'keyActivities', 'keyPartnerships', 'costStructure'] as const
/** A lender misses every cost that is left out, so their list may be as long as it must. */
const shortLists = lists.filter((list) => list !== 'costStructure')
const untouchedGaps = 10
const mostEntries = 8
const fixedPattern =
  /\b(?:fixed|variable|with sales|when sales stop|per (?:sale|order|unit|customer|visit|cup)|of sales)\b/i
/** What is paid with something else has no price of its own. */
const includedPattern =
  /\b(?:included?|in the price|count(?:s|ed)? as|same (?:price|rate|fee|average|terms)|free|no (?:[a-z]+ )?(?:fees?|charge|cost)|at cost|not (?:counted|included|planned)|part of|nothing (?:else|more|extra|on top))\b/i
/** 'No junk loading by hand. Cans only': what is not sold has no price. */
const excludedPattern = /^\s*(?:no|not|nothing|none|never|we (?:do not|don[’']t|never))\s[^$€£]*$/iu
const recurringPattern =
  /\b(?:subscription|subscriptions|monthly|a month|retainer|membership|contract|weekly|standing order|annual|plan at)\b/i

export const businessModelRules: StepRules = {
  step,
  section,
  isBlank: (facts) =>
    lists.every((list) => !facts.data.businessModel[list].some(isWritten)) ||
    facts.listPlaceholders(section).length >= untouchedGaps,
  suggestFirstMove({ data }) {
    const first = data.businessModel.revenueStreams.find(isWritten)
    return recommend(
      'Start with the money coming in',
      first === undefined
        ? 'Write your largest revenue stream: what customers pay for, how much, and how often. For example: “Coffee over the counter, 180 cups a day at $4.50.” The other four lists follow from it. They are what it takes to earn that line.'
        : `Make ${quote(first)} your own: how much, how often, to how many. Delete the template lines that do not fit your business. Three true lines are worth more to a lender than six that could be anyone’s.`,
      at(section, 'revenueStreams'),
    )
  },
  rules: [
    makePlaceholderRule(step),
    {
      id: 'model-no-revenue',
      steps: [step],
      weight: weights.sinks,
      find: ({ data }) =>
        data.businessModel.revenueStreams.some(isWritten)
          ? null
          : warn(
              'No revenue stream',
              'The plan lists costs and work, but nothing that customers pay for. List what you sell, at what price, and how often, with the largest first. These lines pay back the loan.',
              at(section, 'revenueStreams'),
            ),
    },
    {
      id: 'model-revenue-unpriced',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const unpriced = sampleItems(data.businessModel.revenueStreams).filter(
          (stream) =>
            isWritten(stream) &&
            !hasNumber(stream) &&
            !includedPattern.test(stream.slice(0, 300)) &&
            !excludedPattern.test(stream),
        )
        const first = unpriced[0]
        if (first === undefined) return null
        return recommend(
          'A revenue stream without a price',
          `${quoteList(unpriced, 'stream')} ${plural(unpriced.length, 'has', 'have')} no number. Add the price and how often people pay it, such as “$46 a month” or “180 cups a day,” so that a reader can add up the streams.`,
          at(section, 'revenueStreams'),
        )
      },
    },
    {
      id: 'model-single-stream',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const streams = data.businessModel.revenueStreams.filter(isWritten)
        const [only] = streams
        if (streams.length !== 1 || only === undefined) return null
        return recommend(
          'Everything depends on one stream',
          `${quote(only)} carries the whole business. Add a second stream that takes little extra work, or say why one is safe. A lender will ask what happens in the month it dries up.`,
          at(section, 'revenueStreams'),
        )
      },
    },
    {
      id: 'model-no-costs',
      steps: [step],
      weight: weights.sinks,
      find: ({ data }) =>
        data.businessModel.costStructure.some(isWritten)
          ? null
          : warn(
              'No costs listed',
              'The cost structure is empty. List every cost with an amount a month, rent and wages first. Without them, no one can tell how many sales keep the doors open.',
              at(section, 'costStructure'),
            ),
    },
    {
      id: 'model-cost-without-amount',
      steps: [step],
      weight: weights.weak,
      find({ data }) {
        const open = sampleItems(data.businessModel.costStructure).filter(
          (cost) => isWritten(cost) && !hasNumber(cost),
        )
        if (open.length === 0) return null
        return recommend(
          'A cost without an amount',
          `${quoteList(open, 'cost')} ${plural(open.length, 'has', 'have')} no amount. A quote is enough, or last year’s bill from a similar place. The lender’s own spreadsheet has a line for each.`,
          at(section, 'costStructure'),
        )
      },
    },
    {
      id: 'model-fixed-or-variable',
      steps: [step],
      weight: weights.polish,
      find(facts) {
        const costs = facts.data.businessModel.costStructure.filter(isWritten)
        if (costs.length === 0 || fixedPattern.test(joinTexts(costs))) return null
        // A forecast with running costs shows which of them move with sales.
        if (readCosts(facts).hasRunning) return null
        return recommend(
          'Which costs stay when sales stop?',
          'None of your costs is marked as fixed or as moving with sales. Mark each one. The fixed costs tell a lender how many bad weeks you can survive.',
          at(section, 'costStructure'),
        )
      },
    },
    {
      id: 'model-no-resources',
      steps: [step],
      weight: weights.weak,
      find: ({ data }) =>
        data.businessModel.keyResources.some(isWritten)
          ? null
          : recommend(
              'What would stop you if it were gone?',
              'No key resource is listed. Write the lease, machine, license, person or customer list that you could not open without tomorrow. Some of them can also secure a loan.',
              at(section, 'keyResources'),
            ),
    },
    {
      id: 'model-no-activities',
      steps: [step],
      weight: weights.weak,
      find: ({ data }) =>
        data.businessModel.keyActivities.some(isWritten)
          ? null
          : recommend(
              'What must be done well every day?',
              'No key activity is listed. Write the three things customers would notice the same day if they went wrong, such as opening on time with the first coffee ready.',
              at(section, 'keyActivities'),
            ),
    },
    {
      id: 'model-no-partners',
      steps: [step],
      weight: weights.polish,
      find: ({ data }) =>
        data.businessModel.keyPartnerships.some(isWritten)
          ? null
          : recommend(
              'Who backs you up?',
              'No partnership is listed. A landlord, a supplier who gives credit or a neighbor who sends customers counts, as long as both sides gain. It shows a lender that you do not carry every risk alone.',
              at(section, 'keyPartnerships'),
            ),
    },
    {
      id: 'model-too-long',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        const long = shortLists.find((list) => data.businessModel[list].length > mostEntries)
        if (long === undefined) return null
        return recommend(
          'Keep what the business cannot do without',
          `One list here has ${countOf(data.businessModel[long].length, 'entry', 'entries')}. Keep the five that matter most. A long list hides them from a reader who has ten minutes.`,
          at(section, long),
        )
      },
    },
    {
      id: 'model-repeated',
      steps: [step],
      weight: weights.polish,
      find({ data }) {
        for (const list of lists) {
          const repeated = findRepeated(sampleItems(data.businessModel[list]))
          if (repeated === null) continue
          return recommend(
            'An entry appears twice',
            `${quote(repeated)} appears twice in the same list. Remove one, or say how they differ.`,
            at(section, list),
          )
        }
        return null
      },
    },
    {
      id: 'model-break-even',
      steps: [step, 8],
      weight: weights.praise,
      find({ money, sayMoney }) {
        if (money.breakEvenSales === null) return null
        const { fixedMonthlyCosts, economics, breakEvenSales } = money
        return show(
          remark(
            'How many sales keep the doors open',
            `The monthly costs you list come to ${sayMoney(fixedMonthlyCosts)}. Each sale leaves ${sayMoney(economics.contributionMargin)}, so it takes ${countOf(Math.ceil(breakEvenSales), 'sale')} a month to pay them, about ${sayNumber(Math.ceil(breakEvenSales / 30))} a day. A lender works out this number first. Know it by heart.`,
            atFigure('price'),
          ),
          [
            { address: at(section, 'costStructure'), says: `${sayMoney(fixedMonthlyCosts)} a month` },
            {
              address: atFigure('price'),
              says: `${sayMoney(economics.contributionMargin)} left of each sale`,
            },
          ],
          [
            `${sayMoney(fixedMonthlyCosts)} ÷ ${sayMoney(economics.contributionMargin)} = ${countOf(Math.ceil(breakEvenSales), 'sale')} a month`,
          ],
        )
      },
    },
    {
      id: 'model-recurring',
      steps: [step],
      weight: weights.praise,
      find({ data }) {
        const stream = sampleItems(data.businessModel.revenueStreams).find((text) =>
          recurringPattern.test(text.slice(0, 400)),
        )
        if (stream === undefined || stream.includes('[')) return null
        return remark(
          'Income that repeats',
          `${quote(stream)} comes in again without a new sale. Lenders value repeat income more than one-time sales, so say how long these customers stay.`,
          at(section, 'revenueStreams'),
        )
      },
    },
  ],
}

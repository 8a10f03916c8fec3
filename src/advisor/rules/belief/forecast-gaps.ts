import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { isFinished, isWritten, joinTexts, sampleItems } from '#advisor/facts/texts.ts'
import { firstSentence } from '#advisor/wording/sentences.ts'
import { quote, quoteList } from '#advisor/wording/quote.ts'
import { plural } from '#domain/wording/plural.ts'
import { at, atFigure, remark, recommend, type Rule, show, warn, weights } from '#advisor/rules/rule.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { atStream, atStreams } from '#advisor/rules/at-stream.ts'

/** What a lender looks for first and does not find: sales, costs and the amount of the loan. */

const step = 8
const loanPattern = /\b(?:loans?|lenders?|borrow(?:s|ed|ing)?|microloan|sba|line of credit|credit union)\b/i
const noLoanPattern =
  /\b(?:no|not|without|avoid|never|instead of|declin\w{0,4}|paid off|student|car|home|existing)\b[^.;]{0,24}\bloans?\b|\bloans? (?:officer|software|broker)/i

/** The person's own plan has something in step 8, so that a missing part is a gap and not a blank page. */
function hasBegun({ money, data: { financialProjections: plan } }: PlanFacts): boolean {
  return money.state === 'real' || plan.forecast.streams.length > 0
}

/** '$90,000 loan', 'borrow $40,000', but neither '$400 of equipment on loan' nor 'a loan payment of $900'. */
function isLoanAmount({ kind, low, sentence, quote: words }: PlanClaim): boolean {
  if (kind !== 'money' || low <= 0) return false
  const start = sentence.indexOf(words)
  const before = sentence.slice(Math.max(0, start - 28), start)
  const after = sentence.slice(start + words.length, start + words.length + 28)
  return (
    /\b(?:loan|borrow\w{0,3}|credit|lends?)\b(?![^.;]*\bpay)[^.;,]*$/i.test(before) ||
    /^[^.;,]*(?<!\bon )\b(?:loan|microloan|credit)\b(?! pay)/i.test(after)
  )
}

/** A text that says the plan needs a loan, with where it is. */
function findLoanWords({ timeline, data }: PlanFacts) {
  const milestone = timeline.milestones.find(({ title, description }) => {
    const text = joinTexts([title, description])
    return loanPattern.test(text) && !noLoanPattern.test(text)
  })
  if (milestone) {
    return {
      address: ['implementationTimeline', 'milestones', { id: milestone.id }, 'title'] as const,
      text: isWritten(milestone.title) ? milestone.title : milestone.description,
    }
  }
  const index = sampleItems(data.businessModel.costStructure).findIndex(
    (line) => /\bloan (?:re)?payments?\b|\brepay/i.test(line) && !noLoanPattern.test(line),
  )
  const line = data.businessModel.costStructure[index]
  return line === undefined
    ? null
    : { address: ['businessModel', 'costStructure', index] as const, text: line }
}

export const forecastGapRules: readonly Rule[] = [
  {
    id: 'money-all-zero',
    steps: [step],
    weight: weights.sinks,
    find({ money, data: { financialProjections: plan } }) {
      const hasMore = plan.pricingTiers.some(({ price }) => price > 0) || money.startupTotal > 0
      if (money.state !== 'empty' || !(hasMore || plan.forecast.streams.length > 0)) return null
      return warn(
        'Price, cost and cost to win a customer are all zero',
        'The unit economics are still empty, so the plan cannot show that one sale earns anything. Enter the price of one sale, what it costs you, and what it costs to win a customer.',
        atFigure('price'),
      )
    },
  },
  {
    id: 'forecast-none',
    steps: [step],
    weight: weights.missing,
    find(facts) {
      if (!hasBegun(facts) || facts.data.financialProjections.forecast.streams.length > 0) return null
      return warn(
        'There is no forecast yet',
        'Nothing is sold in the forecast, so there are no monthly sales, no cash and no loan cover to look at. Add what you sell with its price and the number for months 1, 6 and 12. Every lender asks for three years, month by month at first.',
        atStreams,
      )
    },
  },
  {
    id: 'forecast-all-zero',
    steps: [step],
    weight: weights.sinks,
    find(facts) {
      const { streams } = facts.data.financialProjections.forecast
      const [first] = streams
      if (!first || readForecast(facts)) return null
      return warn(
        'The forecast sells nothing',
        `${quoteList(
          streams.map(({ name }) => name),
          'stream',
        )} ${plural(streams.length, 'brings', 'bring')} in 0 in every month. Enter the price and how many you sell in months 1, 6 and 12. A forecast of zeros tells a lender that you have not done the math.`,
        atStream(first.id, first.price === null || first.price <= 0 ? 'price' : 'inMonth1'),
      )
    },
  },
  {
    id: 'forecast-stream-zero',
    steps: [step, 3],
    weight: weights.weak,
    find(facts) {
      const idle = readSales(facts)?.streams.find(({ share }) => share <= 0)
      if (!idle) return null
      const { id, name, start, price, kind } = idle.stream
      const missing = kind !== 'amount' && price <= 0 ? 'price' : 'inMonth1'
      return show(
        recommend(
          'A stream that sells nothing',
          `${quoteList([name], 'stream')} starts in month ${start} but brings in 0 through the whole forecast. Enter its ${missing === 'price' ? 'price' : 'numbers'}, or take it out of the plan.`,
          atStream(id, missing),
        ),
        [
          { address: atStream(id, 'startMonth'), says: `From month ${start}` },
          { address: atStream(id, missing), says: '0' },
        ],
      )
    },
  },
  {
    id: 'forecast-only-sales',
    steps: [step],
    weight: weights.sinks - 1,
    find(facts) {
      const sales = readSales(facts)
      const { people, runningCosts } = facts.data.financialProjections.forecast
      const isPaid = people.some(({ pay }) => (pay ?? 0) > 0)
      const isCosted = runningCosts.some(({ amount }) => (amount ?? 0) > 0)
      if (!sales || isPaid || isCosted) return null
      const [first = 0] = sales.years
      return show(
        warn(
          'A forecast with sales but no costs',
          `The first year sells ${facts.sayMoney(first)}, and nobody is paid and nothing is rented, insured or advertised. Add the people and the running costs. Without them the profit means nothing.`,
          at('financialProjections', 'forecast', 'runningCosts'),
        ),
        [
          { address: atStreams, says: `${facts.sayMoney(first)} in year 1` },
          { address: at('financialProjections', 'forecast', 'runningCosts'), says: 'No costs' },
          { address: at('financialProjections', 'forecast', 'people'), says: 'No pay' },
        ],
      )
    },
  },
  {
    id: 'forecast-no-loan-amount',
    steps: [step, 12],
    weight: weights.missing + 2,
    readers: ['bank'],
    find(facts) {
      const { funding } = facts.data.financialProjections
      const open = funding.loans.find(({ amount }) => (amount ?? 0) <= 0)
      const given = funding.loans.find(({ amount }) => (amount ?? 0) > 0)
      if (given) {
        return remark(
          'The bank sees what you ask for',
          `You ask for ${facts.sayMoney(given.amount ?? 0)} (${quoteList([given.name], 'loan')}). Say the same amount in the summary and in the meeting.`,
          at('financialProjections', 'funding', 'loans'),
        )
      }
      const asked = findLoanWords(facts)
      const isStated = (funding.lineOfCredit.limit ?? 0) > 0 || facts.claims.some(isLoanAmount)
      if (!open && (!asked || isStated || !hasBegun(facts))) return null
      const found = warn(
        'How much do you want to borrow?',
        open
          ? `${quoteList([open.name], 'loan')} is in the funding without an amount. Enter it with its rate and term. It is the first number a bank looks for.`
          : `You write ${quote(asked?.text ?? '')}, but no loan has an amount anywhere in the plan. Enter the amount, rate and term under funding. It is the first number a bank looks for.`,
        at('financialProjections', 'funding', 'loans'),
      )
      return asked ? show(found, [{ address: asked.address, says: firstSentence(asked.text) }]) : found
    },
  },
  {
    id: 'forecast-no-funding',
    steps: [step],
    weight: weights.missing + 1,
    find(facts) {
      const { funding } = facts.data.financialProjections
      const sources = [...funding.loans, ...funding.contributions]
      if (!readForecast(facts) || facts.money.startupTotal <= 0) return null
      if (sources.length > 0 || (funding.lineOfCredit.limit ?? 0) > 0) return null
      return show(
        warn(
          'Nobody pays for the start',
          `The start-up costs are ${facts.sayMoney(facts.money.startupTotal)}, but the funding lists no loan and no money of your own. Add each source with its amount and month, so that sources and uses match.`,
          at('financialProjections', 'funding'),
        ),
        [
          {
            address: at('financialProjections', 'startupCosts'),
            says: facts.sayMoney(facts.money.startupTotal),
          },
          { address: at('financialProjections', 'funding'), says: 'No loan and no money of your own' },
        ],
      )
    },
  },
  {
    id: 'forecast-without-start',
    steps: [step],
    weight: weights.polish,
    find(facts) {
      const sales = readSales(facts)
      if (!sales || sales.model.firstMonth !== null) return null
      const launch = facts.timeline.launch?.timeline ?? ''
      return recommend(
        'When does the forecast start?',
        `The forecast has no first month, so no one can match it with your dates${isFinished(launch) ? `, such as ${quote(launch, 24)} for the start` : ''}. Choose the month in which you expect the first payment out.`,
        at('financialProjections', 'forecast', 'frame', 'firstMonth'),
      )
    },
  },
]

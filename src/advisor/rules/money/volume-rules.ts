import { toForecastMonths } from '#advisor/facts/calendar-facts.ts'
import type { PlanClaim } from '#advisor/facts/claims/claim.ts'
import { isNear } from '#advisor/facts/compare-amounts.ts'
import { readForecast } from '#advisor/facts/forecast-facts.ts'
import { listPhrases } from '#advisor/facts/phrases.ts'
import type { PlanFacts } from '#advisor/facts/plan-facts.ts'
import { quote } from '#advisor/wording/quote.ts'
import { readSales } from '#advisor/facts/stream-facts.ts'
import { sumRow } from '#domain/forecast/figures/sum-rows.ts'
import { roundForecast } from '#domain/forecast/printed/round-forecast.ts'
import type { FieldKey } from '#domain/plan/address/field-key.ts'
import { at, recommend, type Rule, show, weights } from '#advisor/rules/rule.ts'
import { textEvidence } from './text-evidence.ts'
import { volumeTextRule } from './volume-text.ts'

/** Customers, orders and sales of the texts, beside those of the forecast. */

const streamList = at('financialProjections', 'forecast', 'streams')
const salesFields: readonly FieldKey[] = [
  'businessIdea.oneLiner',
  'businessIdea.solution',
  'businessIdea.valueProposition',
  'businessModel.keyResources',
  'competitiveAnalysis.pricingStrategy',
  'marketingStrategy.metrics',
  'marketAnalysis.som',
  'marketAnalysis.summary',
  'businessModel.revenueStreams',
  'businessModel.keyActivities',
  'implementationTimeline.milestones.title',
  'implementationTimeline.milestones.description',
  'riskAnalysis.risks.mitigation',
  'implementationTimeline.executiveSummary',
]

const sells =
  /\b(?:sells?|selling|brings? in|brings|takes? in|turns? over|grosses|invoices?)\s*(?:about|roughly|around|some)?\s*$/i
const notSales =
  /^\s*(?:in |of )?(?:(?:net |gross )?profit|margin|savings|costs?|from (?:investors?|the bank)|a (?:month|week|day)|each|per|more|less)\b/i

/** What each stream and all but one of them sell in a year. */
function listYears(facts: PlanFacts, year: number): number[] {
  const sold = (readSales(facts)?.streams ?? []).map(({ sales }) =>
    sales.slice(year * 12 - 12, year * 12).reduce((sum, amount) => sum + amount, 0),
  )
  const total = sold.reduce((sum, amount) => sum + amount, 0)
  return sold.length < 2 ? sold : [...sold, ...sold.map((amount) => total - amount)]
}

export const volumeRules: readonly Rule[] = [
  volumeTextRule,
  {
    id: 'sales-text-differs',
    steps: [8, 2, 12],
    weight: weights.contradicts,
    find(facts) {
      const found = readForecast(facts)
      if (!found) return null
      for (const phrase of listPhrases(facts, salesFields)) {
        const { claim, lead, tail } = phrase
        const isSales =
          // What a SOM begins with is the sales that can be won.
          (claim.field === 'marketAnalysis.som' &&
            claim.start < 3 &&
            !/\b(?:end|by|from|at)\b/i.test(tail)) ||
          /\b(?:sales|revenues?|turnover)(?:\s+(?:of|in|for|the|are|is|reach|come to|to|at|about|total|will be|our|first|second|third|year|one|two|three|[123]))*\s*$/i.test(
            lead,
          ) ||
          /^\s+(?:of|in)\s+(?:total\s|yearly\s|annual\s)?(?:sales|revenue|turnover|tuition|fees|commissions|subscriptions|tickets|rentals|bookings|orders)\b/i.test(
            tail,
          ) ||
          (sells.test(lead) && !notSales.test(tail))
        const year = claim.time && readYear(facts, claim.time)
        if (!isSales || !year || year > found.forecast.model.months / 12 || claim.per !== null) continue
        if (claim.period === 'month' || claim.period === 'week' || claim.period === 'day') continue
        const sales = sumRow(roundForecast(found.forecast).grid, 'sales', (year - 1) * 12 + 1, year * 12)
        const parts = listYears(facts, year)
        if (isThroughput(facts, claim, sales)) continue
        if (claim.low < sales * 0.2 || parts.some((part) => Math.abs(claim.low - part) <= part * 0.1))
          continue
        if (Math.abs(claim.low - sales) <= sales * 0.1) continue
        return show(
          recommend(
            'Two figures for the year’s sales',
            `${quote(claim.sentence, 80)} says ${claim.quote}, but the forecast sells ${facts.sayMoney(sales)} in year ${year}. Correct the text, or the forecast behind it.`,
            claim.address,
          ),
          [textEvidence(phrase), { address: streamList, says: `${facts.sayMoney(sales)} in year ${year}` }],
          [`${facts.sayMoney(claim.low)} ≠ ${facts.sayMoney(sales)}`],
        )
      }
      return null
    },
  },
  {
    id: 'profit-date-differs',
    steps: [12, 8],
    weight: weights.weak,
    find(facts) {
      const found = readForecast(facts)
      if (!found) return null
      const { firstProfitableMonth: first } = found.figures
      const milestone = facts.timeline.milestones.find(({ title }) =>
        /\bbreak[- ]?even\b|\bfirst (?:month (?:with|of|in) )?profit|\bprofitable\b|\bprofit reached\b/i.test(
          title.slice(0, 200),
        ),
      )
      const time = milestone?.when && toForecastMonths(facts, milestone.when)
      if (!milestone || !time || time.end < 0) return null
      if (first !== null && first - 1 <= Math.max(time.end, time.start + 1) + 2) return null
      const said = first === null ? 'never within its months' : `only in month ${first}`
      return show(
        recommend(
          'Profit comes later than the milestone',
          `${quote(milestone.title)} is planned for ${quote(milestone.timeline, 32)}, but the forecast shows its first profit ${said}. Move the milestone, or change what the forecast rests on.`,
          at('implementationTimeline', 'milestones', { id: milestone.id }, 'timeline'),
        ),
        [
          {
            address: at('implementationTimeline', 'milestones', { id: milestone.id }, 'timeline'),
            says: milestone.timeline.slice(0, 100),
          },
          { address: streamList, says: `First profit ${said}` },
        ],
      )
    },
  },
]

const keeps = /\b(?:commission|take rate|cut|fees?|we (?:take|keep|earn|retain|get)|our)\b/i
const mostKept = 50

/** '£847,000 of dinners', of which the forecast sells the commission. */
function isThroughput({ market, claims }: PlanFacts, claim: PlanClaim, sales: number): boolean {
  if (claim.field === 'marketAnalysis.som' && claim.start < 3)
    return market.yearlySales !== null && market.yearlySales < claim.low * (mostKept / 100)
  return (
    claim.low > sales * 2 &&
    claims.some(
      ({ kind, low, field, sentence }) =>
        kind === 'percent' &&
        low < mostKept &&
        /^(?:businessModel\.revenueStreams|competitiveAnalysis\.pricingStrategy)$/u.test(field) &&
        keeps.test(sentence) &&
        isNear((claim.low * low) / 100, sales, 0.1),
    )
  )
}

/** The year of the forecast that a time means, if it is a whole one. */
function readYear(facts: PlanFacts, time: NonNullable<PlanClaim['time']>): number | null {
  const months = toForecastMonths(facts, time)
  if (!months || Math.abs(months.end - months.start - 12) > 0.5 || months.start < -0.5) return null
  const year = months.start / 12 + 1
  return Math.abs(year - Math.round(year)) < 0.01 ? Math.round(year) : null
}

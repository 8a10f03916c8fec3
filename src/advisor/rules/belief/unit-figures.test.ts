import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { subscriptions, withForecast } from '#tests/support/forecast-patch.ts'
import { unitFigureRules } from './unit-figures.ts'

const figures = { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 }
const withFigures = (changed: object) => ({
  financialProjections: { projections: { ...figures, ...changed } },
})
const ads = (amount: number) => [{ id: 'c1', name: 'Ads', category: 'marketing', amount, period: 'month' }]

/** Visits whose customers come as often as the unit economics say. */
function visits(changed: object) {
  const stream = {
    ...subscriptions,
    kind: 'units',
    period: 'month',
    inMonth1: 60,
    inMonth6: 90,
    inMonth12: 120,
  }
  const { financialProjections } = withForecast({ stream, runningCosts: ads(300) })
  return { financialProjections: { ...financialProjections, ...withFigures(changed).financialProjections } }
}

const cases: readonly RuleCase[] = [
  {
    rule: 'conversion-unbelievable',
    fault: withFigures({ conversionRate: 28 }),
    type: 'warning',
    says: ['28% of visitors', '1 to 4 of 100'],
    place: 'financialProjections.projections.conversionRate',
  },
  {
    rule: 'margin-unbelievable',
    fault: withFigures({ cogs: 2 }),
    says: ['95.7%', '$46', '$2'],
    place: 'financialProjections.projections.cogs',
  },
  {
    rule: 'margin-claimed-too-high',
    fault: { businessModel: { revenueStreams: ['Bags at $46, with a gross margin of 97%'] } },
    says: ['gross margin of 97%'],
    place: 'businessModel.revenueStreams.0',
  },
  {
    rule: 'ratio-unbelievable',
    fault: withFigures({ cac: 9 }),
    type: 'warning',
    says: ['$9', '$657.14'],
    place: 'financialProjections.projections.cac',
  },
  {
    rule: 'acquisition-against-forecast',
    fault: withForecast({ stream: subscriptions, runningCosts: ads(300) }),
    fixed: withForecast({ stream: subscriptions, runningCosts: ads(3000) }),
    says: ['$110 each', '$3,600 on marketing'],
    place: 'financialProjections.forecast.streams.s1.inMonth12',
  },
  {
    rule: 'acquisition-against-forecast',
    fault: visits({ priceUnit: 'client', purchasesPerMonth: 0.5 }),
    fixed: visits({ priceUnit: 'visit', purchasesPerMonth: 0.5 }),
    says: ['$110 each', '$3,600 on marketing'],
    place: 'financialProjections.forecast.streams.s1.inMonth12',
  },
  {
    rule: 'acquisition-against-forecast',
    fault: visits({ priceUnit: 'patient', purchasesPerMonth: 0.1 }),
    fixed: visits({ priceUnit: 'patient', purchasesPerMonth: 8 }),
    says: ['$110 each'],
    place: 'financialProjections.forecast.streams.s1.inMonth12',
  },
]

test.each([
  ['a consultant wins a third of the offers', 'consulting', { conversionRate: 35 }],
  ['seven of ten who walk in buy', 'local-service', { conversionRate: 70 }],
])('%s', (_, template, changed) => {
  expect(findFaults('conversion-unbelievable', withFigures(changed), template)).toEqual([])
})

test('a conversion in the words of a metric counts as well', () => {
  const [found] = findFaults('conversion-unbelievable', {
    marketingStrategy: { metrics: ['Website visitors who buy: 25%'] },
  })
  expect(found).toMatchObject({ type: 'warning', evidence: [{ mark: '25%' }] })
})

test('software may keep most of its price', () => {
  expect(findFaults('margin-unbelievable', withFigures({ cogs: 2 }), 'saas')).toEqual([])
})

testRuleCases(unitFigureRules, cases, findFaults)

test.each([
  ['Trial to paid: 90%', 1],
  ['40% of the people we call cold become customers; cold calls: 40% buy', 1],
  ['Trial to paid: 25%', 0],
  ['Inquiries that book: 45%', 0],
])('the metric “%s”', (metric, count) => {
  const plan = { ...withFigures({}), marketingStrategy: { metrics: [metric] } }
  expect(findFaults('conversion-unbelievable', plan)).toHaveLength(count)
})

test.each(['order', 'visit', 'ticket', 'tuning', 'repair', 'trip'])(
  'a %s is no new customer',
  (priceUnit) => {
    expect(findFaults('acquisition-against-forecast', visits({ priceUnit, purchasesPerMonth: 0.1 }))).toEqual(
      [],
    )
  },
)

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

test('software may keep most of its price', () => {
  expect(findFaults('margin-unbelievable', withFigures({ cogs: 2 }), 'saas')).toEqual([])
})

testRuleCases(unitFigureRules, cases, findFaults)

test.each(['order', 'visit', 'ticket', 'tuning', 'repair', 'trip'])(
  'a %s is no new customer',
  (priceUnit) => {
    expect(findFaults('acquisition-against-forecast', visits({ priceUnit, purchasesPerMonth: 0.1 }))).toEqual(
      [],
    )
  },
)

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { withForecast } from '#tests/support/forecast-patch.ts'
import { forecastGapRules } from './forecast-gaps.ts'

const noFigures = { price: 0, cogs: 0, cac: 0, churnRate: 0, conversionRate: 0, monthlyGrowthRate: 0 }
const loanMilestone = {
  id: 'm1',
  title: 'Bank loan approved',
  description: '',
  timeline: 'Month 2',
  dependencies: [],
}
const noFunding = { funding: { loans: [], contributions: [] } }

const cases: readonly RuleCase[] = [
  {
    rule: 'money-all-zero',
    fault: { financialProjections: { projections: noFigures } },
    type: 'warning',
    says: ['all zero'],
    place: 'financialProjections.projections.price',
  },
  {
    rule: 'forecast-none',
    fault: {},
    fixed: withForecast(),
    type: 'warning',
    says: ['no forecast', 'three years'],
    place: 'financialProjections.forecast.streams',
  },
  {
    rule: 'forecast-all-zero',
    fault: withForecast({ stream: { inMonth1: 0, inMonth6: 0, inMonth12: 0 } }),
    fixed: withForecast(),
    type: 'warning',
    says: ['“Bags of coffee” brings in 0'],
    place: 'financialProjections.forecast.streams.s1.inMonth1',
  },
  {
    rule: 'forecast-only-sales',
    fault: withForecast({ people: [], runningCosts: [] }),
    fixed: withForecast(),
    type: 'warning',
    says: ['nobody is paid'],
    place: 'financialProjections.forecast.runningCosts',
  },
  {
    rule: 'forecast-no-loan-amount',
    fault: {
      ...withForecast({ step: { funding: { loans: [] } } }),
      implementationTimeline: { milestones: [loanMilestone] },
    },
    fixed: withForecast(),
    type: 'warning',
    says: ['“Bank loan approved”', 'no loan has an amount'],
    place: 'financialProjections.funding.loans',
  },
  {
    rule: 'forecast-no-funding',
    fault: withForecast({ step: noFunding }),
    fixed: withForecast(),
    type: 'warning',
    says: ['$135,000', 'no loan and no money of your own'],
    place: 'financialProjections.funding',
  },
  {
    rule: 'forecast-without-start',
    fault: withForecast({ frame: { firstMonth: '' } }),
    fixed: withForecast(),
    says: ['no first month', '“Month 4”'],
    place: 'financialProjections.forecast.frame.firstMonth',
  },
]

test('a stream that never sells is named among others that do', () => {
  const idle = { id: 's2', name: 'Coffee classes', kind: 'units', price: 60, startMonth: 3 }
  const sound = withForecast()
  const step = sound['financialProjections'] as { forecast: { streams: object[] } }
  const forecast = { ...step.forecast, streams: [...step.forecast.streams, idle] }
  const [found] = findFaults('forecast-stream-zero', { financialProjections: { ...step, forecast } })
  expect(found?.content).toContain('“Coffee classes” starts in month 3 but brings in 0')
  expect(findFaults('forecast-stream-zero', sound)).toEqual([])
})

test('a loan without an amount is asked for, and one in words is enough', () => {
  const open = withForecast({ step: { funding: { loans: [{ id: 'l1', name: 'SBA loan' }] } } })
  expect(findFaults('forecast-no-loan-amount', open)[0]?.content).toContain(
    '“SBA loan” is in the funding without an amount',
  )
  // The full plan writes '$90,000 loan' in a milestone.
  expect(findFaults('forecast-no-loan-amount', {})).toEqual([])
})

testRuleCases(
  forecastGapRules.filter(({ id }) => id !== 'forecast-stream-zero'),
  cases,
  findFaults,
)

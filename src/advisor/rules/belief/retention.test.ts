import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { subscriptions, withForecast } from '#tests/support/forecast-patch.ts'
import { retentionRules } from './retention.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'retention-against-churn',
    fault: {
      ...withForecast({ stream: subscriptions }),
      marketAnalysis: { summary: 'We keep 95% of our subscribers over a year.' },
    },
    fixed: {
      ...withForecast({ stream: subscriptions }),
      marketAnalysis: { summary: 'We keep 42% of our subscribers over a year.' },
    },
    says: ['We keep 95% of our subscribers over a year', '7% a month', '41.9%'],
    place: 'financialProjections.projections.churnRate',
  },
  {
    rule: 'loyal-but-leaving',
    fault: {
      ...withForecast({ stream: subscriptions }),
      businessIdea: { valueProposition: 'Very loyal customers.' },
    },
    fixed: withForecast({ stream: subscriptions }),
    says: ['“Very loyal customers”', '7% a month'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'churn-against-forecast',
    fault: withForecast({ stream: { ...subscriptions, churnPercent: 2 } }),
    fixed: withForecast({ stream: subscriptions }),
    type: 'warning',
    says: ['7%', '2%'],
    place: 'financialProjections.forecast.streams.s1.churnPercent',
  },
]

test.each([
  'Teachers who stay a year: 80%',
  'Share of clients who rebook before I leave: at least 75%',
  'We keep 30% of sales as profit a year',
  'Monthly churn: at most 7%',
  '31% of buyers come back within a year',
])('“%s” contradicts nothing', (metric) => {
  const plan = { ...withForecast({ stream: subscriptions }), marketingStrategy: { metrics: [metric] } }
  expect(findFaults('retention-against-churn', plan)).toEqual([])
})

test('a business that sells single visits has no churn to contradict', () => {
  const plan = { ...withForecast(), marketAnalysis: { summary: 'We keep 95% of our customers over a year.' } }
  expect(findFaults('retention-against-churn', plan)).toEqual([])
})

testRuleCases(retentionRules, cases, findFaults)

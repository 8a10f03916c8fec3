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
    rule: 'stay-in-words-against-churn',
    fault: {
      ...withForecast({ stream: subscriptions }),
      marketAnalysis: { summary: 'Hardly one subscriber in fifty cancels in a year.' },
    },
    fixed: withForecast({ stream: subscriptions }),
    says: ['“Hardly one subscriber in fifty cancels in a year.”', '7% a month', '41.9%'],
    place: 'marketAnalysis.summary',
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

const told = (description: string) => ({
  ...withForecast({ stream: subscriptions }),
  competitiveAnalysis: { competitiveAdvantages: [{ id: 'a1', title: 'They stay', description }] },
})

test.each([
  'Barely two of our hundred members quit in a year.',
  'We lose one household in sixty over a year.',
  'Nine out of ten families renew each year.',
  'A subscriber stays with us for six years.',
  'Our clients keep coming for about four to five years.',
  'Not a single member has cancelled in three years.',
])('“%s” is far from a churn of 7% a month', (title) => {
  expect(findFaults('stay-in-words-against-churn', told(title))).toHaveLength(1)
})

test.each([
  'A subscriber stays with us for 14 months.',
  'One member in fourteen leaves each month.',
  'Four of ten members renew each year.',
  'We lose one technician in four each year, and customers notice.',
  'One in forty clinics in the state closed in a year.',
  'If one customer in fifty left in a year, we would be glad.',
  'Our owners have worked together for eight years.',
  'Three in ten guests come back.',
  'Families stay for three hours.',
])('“%s” contradicts nothing', (title) => {
  expect(findFaults('stay-in-words-against-churn', told(title))).toEqual([])
})

test.each([
  'Members lost: 7% a month or fewer (24 of 40 came back after the summer).',
  'We lose 7% each month; of the first class, 12 of 20 stayed.',
  'Parents stay for two months on the waiting list.',
  'One client in ten is lost to moving each year, others leave for price.',
])('the time of another share is not that of “%s”', (title) => {
  expect(findFaults('stay-in-words-against-churn', told(title))).toEqual([])
})

test('a share in brackets with a time of its own is read', () => {
  const said = told('Few members leave (one in fifty over a year), 7% of visits are missed a month.')
  expect(findFaults('stay-in-words-against-churn', said)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { conversionRules } from './conversion.ts'

const figures = { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 }
const withFigures = (changed: object) => ({
  financialProjections: { projections: { ...figures, ...changed } },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'conversion-unbelievable',
    fault: withFigures({ conversionRate: 28 }),
    type: 'warning',
    says: ['28% of visitors', '1 to 4 of 100'],
    place: 'financialProjections.projections.conversionRate',
  },
  {
    rule: 'conversion-unbelievable',
    fault: { ...withFigures({ conversionRate: 8 }), marketingStrategy: { metrics: [] } },
    fixed: { ...withFigures({ conversionRate: 3 }), marketingStrategy: { metrics: [] } },
    says: ['8% of visitors', 'where and when you have counted it'],
    place: 'financialProjections.projections.conversionRate',
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

test.each([
  ['Visitors who order: 8%', 1],
  ['Visitors who order: 8%, against 7.4% on our old site', 0],
  ['Share of visits with an order, 8.2% in 2025', 0],
  ['Quotes that become orders: 8%', 0],
])('8% of the visitors of a web shop, with the metric “%s”', (metric, count) => {
  const plan = { ...withFigures({ conversionRate: 8 }), marketingStrategy: { metrics: [metric] } }
  expect(findFaults('conversion-unbelievable', plan)).toHaveLength(count)
})

testRuleCases(conversionRules, cases, findFaults)

test.each([
  ['Trial to paid: 90%', 1],
  ['40% of the people we call cold become customers; cold calls: 40% buy', 1],
  ['Trial to paid: 25%', 0],
  ['Inquiries that book: 45%', 0],
])('the metric “%s”', (metric, count) => {
  const plan = { ...withFigures({}), marketingStrategy: { metrics: [metric] } }
  expect(findFaults('conversion-unbelievable', plan)).toHaveLength(count)
})

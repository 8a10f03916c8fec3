import { expect, test } from 'vitest'
import { writeAddress } from '#domain/plan/address/write-address.ts'
import { type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { moneyContradictions } from './cross-step-money.ts'

const figures = { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 }
const barista = { id: 'h1', role: 'Barista', timeline: 'Month 1', salary: '$36,000 a year' }

const milestones = (...list: readonly object[]) => ({ implementationTimeline: { milestones: list } })

const cases: readonly RuleCase[] = [
  {
    rule: 'cross-budget-below-cac',
    fault: { marketingStrategy: { budget: '$55 a month' } },
    says: ['$55 a month', '$110', '2 months'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'cross-budget-against-som',
    fault: { marketAnalysis: { som: '$2 million' } },
    fixed: { marketAnalysis: { som: '$200,000' } },
    template: 'saas',
    says: ['$3,300 a month', '30 customers a month', '397', '$2 million'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'cross-budget-against-milestones',
    fault: milestones({ id: 'm1', title: 'First 2,000 customers', timeline: 'Month 4' }),
    fixed: milestones({ id: 'm1', title: 'First 100 customers', timeline: 'Month 4' }),
    says: ['“First 2,000 customers”', '“Month 4”', '120 by then'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'cross-price-outside-tiers',
    fault: { financialProjections: { projections: { ...figures, price: 150 } } },
    type: 'warning',
    says: ['$150', '$26 to $120'],
    place: 'financialProjections.projections.price',
  },
  {
    rule: 'cross-som-against-customers',
    fault: { marketAnalysis: { som: '$635,000 a year from 20,000 customers' } },
    says: ['20,000 customers', '$31.75 each', '$46'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'cross-costs-above-som',
    fault: { marketAnalysis: { som: '$100,000 a year' } },
    says: ['$241,800', '$100,000', '$71,739'],
    place: 'businessModel.costStructure',
  },
  {
    rule: 'cross-pay-above-margin',
    fault: { teamStructure: { keyHires: [{ ...barista, salary: '$700,000 a year' }] } },
    says: ['“Barista” costs $700,000', '$455,543'],
    place: 'teamStructure.keyHires',
  },
  {
    rule: 'cross-pay-before-opening',
    fault: { teamStructure: { keyHires: [{ ...barista, salary: '$240,000 a year' }] } },
    says: ['“First delivery from our own…”', '$60,000', '$38,700'],
    place: 'teamStructure.keyHires',
  },
  {
    rule: 'cross-no-funding-milestone',
    fault: milestones({ id: 'm1', title: 'Opening day', timeline: 'Month 4' }),
    says: ['$135,000'],
    place: 'implementationTimeline.milestones',
  },
  {
    rule: 'cross-spending-before-funding',
    fault: milestones(
      { id: 'm1', title: 'Equipment bought', timeline: 'Month 1' },
      { id: 'm2', title: 'Loan paid out', timeline: 'Month 3' },
    ),
    fixed: milestones(
      { id: 'm1', title: 'Equipment bought', timeline: 'Month 4' },
      { id: 'm2', title: 'Loan paid out', timeline: 'Month 3' },
    ),
    type: 'recommendation',
    says: ['“Equipment bought” starts at “Month 1”', '“Loan paid out”', '“Month 3”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'cross-cheapest-but-dear',
    fault: {
      competitiveAnalysis: { pricingStrategy: 'We are the cheapest in town' },
      financialProjections: { projections: { ...figures, cogs: 40 } },
    },
    says: ['“cheapest”', '$46', '$6'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
]

testRuleCases(moneyContradictions, cases)

test('a membership beside the orders is no price list for the orders', () => {
  const patch = {
    financialProjections: {
      projections: { ...figures, price: 14 },
      pricingTiers: [{ id: 't1', name: 'Pro seller', price: 24, features: [] }],
      forecast: { streams: [{ id: 's1', name: 'Orders', kind: 'units', price: 14 }] },
    },
  }
  expect(runRule('cross-price-outside-tiers', patch)).toEqual([])
})

test('says nothing about a template’s numbers', () => {
  const template = { price: 45, cogs: 20, cac: 15, churnRate: 25, conversionRate: 3.5, monthlyGrowthRate: 20 }
  const patch = {
    financialProjections: { projections: template },
    marketingStrategy: { budget: '$5 a month' },
  }
  const relying = cases.filter(
    ({ rule }) => rule.startsWith('cross-budget') || rule.startsWith('cross-price'),
  )
  expect(relying.flatMap(({ rule, fault }) => runRule(rule, { ...fault, ...patch }))).toEqual([])
})

test.each([
  'cross-budget-below-cac',
  'cross-budget-against-som',
  'cross-price-outside-tiers',
  'cross-som-against-customers',
  'cross-costs-above-som',
  'cross-budget-against-milestones',
  'cross-pay-above-margin',
  'cross-pay-before-opening',
])('%s shows both places and the arithmetic', (id) => {
  const known = cases.find(({ rule }) => rule === id)
  const [found] = runRule(id, known?.fault ?? {}, known?.template)
  const places = found?.evidence?.map(({ address }) => writeAddress(address))
  expect(new Set(places).size).toBe(2)
  expect(found?.sums?.join('\n')).toMatch(/[÷×−] .+ = /u)
})

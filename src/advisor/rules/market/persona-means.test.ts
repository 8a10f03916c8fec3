import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { personaMeansRules } from './persona-means.ts'

const persona = (fields: object) => ({
  customerPersonas: {
    personas: [
      {
        id: 'p1',
        name: 'Dana',
        demographics: '34, nurse',
        painPoints: 'Stale coffee',
        goals: 'Fresh coffee',
        buyingBehavior: 'By phone',
        ...fields,
      },
    ],
    primaryPersona: 'p1',
  },
})
const figures = {
  price: 46,
  cogs: 13,
  cac: 110,
  churnRate: 7,
  conversionRate: 4.5,
  monthlyGrowthRate: 8,
  priceUnit: 'month',
}
const priced = (price: number) => ({
  financialProjections: { projections: { ...figures, price }, pricingTiers: [] },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'persona-cannot-pay',
    fault: { ...persona({ demographics: '22, student, lives on $9,600 a year' }), ...priced(460) },
    fixed: { ...persona({ demographics: '34, nurse, household income $96,000' }), ...priced(460) },
    says: ['“Dana” has $9,600 a year', '$5,520', '57.5%'],
    place: 'customerPersonas.personas.p1.demographics',
  },
  {
    rule: 'persona-pays-less',
    fault: { ...persona({ buyingBehavior: 'Spends at most $15 a month on coffee.' }), ...priced(46) },
    fixed: { ...persona({ buyingBehavior: 'Spends $40 to $60 a month on coffee.' }), ...priced(46) },
    says: ['“Dana”', '$15', '$46'],
    place: 'customerPersonas.personas.p1.buyingBehavior',
  },
  {
    rule: 'persona-frugal-price-high',
    fault: { ...persona({ buyingBehavior: 'Always buys the cheapest.' }), ...priced(46) },
    fixed: { ...persona({ buyingBehavior: 'Pays for quality.' }), ...priced(46) },
    says: ['“Always buys the cheapest”', '$46', '$21'],
    place: 'customerPersonas.personas.p1.buyingBehavior',
  },
]

test.each([
  [
    'a company’s sales are no income',
    { demographics: '58, eight trucks, earns well, company with $1.7 million in sales' },
  ],
  ['a price is not what a person earns', { demographics: '71, pension of about $52,000' }],
  [
    'what they pay elsewhere today is not what they would pay',
    { buyingBehavior: 'Pays $15 today at the supermarket' },
  ],
])('%s', (_, fields) => {
  const plan = { ...persona(fields), ...priced(46) }
  expect(personaMeansRules.flatMap(({ id }) => findFaults(id, plan))).toEqual([])
})

testRuleCases(personaMeansRules, cases, findFaults)

test.each([
  ['24 and 25, renting a flat, €19,000 together', 1],
  ['Both 41, teachers, household income €96,000', 0],
  ['38, owns a firm with sales of €19,000 a month', 0],
  ['52, farmer, spent €9,000 on the last kitchen', 0],
])('a table for €3,100 and “%s”', (demographics, count) => {
  const plan = {
    ...persona({ demographics }),
    financialProjections: {
      currency: 'EUR',
      projections: { ...figures, price: 3100, cogs: 880, churnRate: 100, priceUnit: 'piece' },
    },
  }
  expect(findFaults('persona-cannot-pay', plan)).toHaveLength(count)
})

test.each([
  ['39, part-time cashier, household income $23,000', 340, 1],
  ['67, retired, lives on a pension of $19,000', 260, 1],
  ['20, student, earns $1,100 a month', 149, 1],
  ['33, warehouse worker, earns $31,000', 340, 1],
  ['28, trainee, salary $26,000', 290, 1],
  ['39, nurse manager, household income $138,000', 340, 0],
  ['67, retired, lives on a pension of $19,000', 45, 0],
  ['45, electrician, household income $40,000', 400, 0],
])('someone of “%s” and $%d a month', (demographics, price, count) => {
  const plan = { ...persona({ demographics }), ...priced(price) }
  expect(findFaults('persona-cannot-pay', plan)).toHaveLength(count)
})

test('who pays by the month can choose the smallest plan', () => {
  const plan = (smallest: string) => {
    const { financialProjections } = priced(46)
    return {
      ...persona({ buyingBehavior: 'Pays up to $20 a month by card.' }),
      financialProjections: {
        ...financialProjections,
        projections: { ...financialProjections.projections, priceUnit: 'month' },
        pricingTiers: [
          { id: 't1', name: 'Small', price: smallest },
          { id: 't2', name: 'Full', price: '$46' },
        ],
      },
    }
  }
  expect(findFaults('persona-pays-less', plan('$19'), 'saas')).toEqual([])
  expect(findFaults('persona-pays-less', plan('$44'), 'saas')).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { personaBusinessRules } from './persona-business.ts'

const plan = (
  demographics: string,
  changed: object = {},
  oneLiner = 'We keep the calendars of law offices.',
) => ({
  businessIdea: { name: 'Docket', oneLiner },
  customerPersonas: {
    personas: [{ id: 'p1', name: 'Owner Sam', demographics, painPoints: '', goals: '', buyingBehavior: '' }],
    primaryPersona: 'p1',
  },
  financialProjections: {
    projections: {
      price: 900,
      cogs: 100,
      cac: 400,
      churnRate: 3,
      conversionRate: 20,
      monthlyGrowthRate: 4,
      priceUnit: 'month',
      purchasesPerMonth: 1,
      ...changed,
    },
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'persona-business-too-small',
    fault: plan('41, alone in her practice in Tulsa, sales of $95,000 a year'),
    fixed: plan('41, six people in her practice in Tulsa, sales of $950,000 a year'),
    template: 'consulting',
    says: ['“Owner Sam” sells $95,000 a year', '$10,800', '11.4%'],
    place: 'customerPersonas.personas.p1.demographics',
  },
]

testRuleCases(personaBusinessRules, cases)

test.each([
  ['36, dog groomer with one chair and $72,000 in revenue', {}, 1],
  ['Runs a bike shop alone, $9,000 a month in sales', {}, 1],
  ['Owns a plant with $4 million of sales', {}, 0],
  ['Alone in her practice, sales of $95,000 per year', {}, 1],
  ['Grew sales of $90,000 in 2019 to $2 million now', {}, 0],
  ['$90,000 in sales per employee, 14 employees', {}, 0],
  ['Loses $90,000 in sales a year to missed calls', {}, 0],
  ['52, lives on $95,000 a year', {}, 0],
  ['One chair and $72,000 in revenue', { priceUnit: 'project', purchasesPerMonth: 0.1 }, 0],
])('%s', (demographics, changed, count) => {
  const found = findFaults('persona-business-too-small', plan(demographics, changed), 'consulting')
  expect(found).toHaveLength(count)
})

test('goods that the customer sells on can be most of the sales', () => {
  const said = plan('Runs a bar alone with $95,000 of sales', {}, 'Wholesale of wines to small bars.')
  expect(findFaults('persona-business-too-small', said, 'service')).toEqual([])
})

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { skilledPayRules } from './skilled-pay.ts'

const team = (...hires: readonly (readonly [role: string, salary: string])[]) => ({
  teamStructure: {
    keyHires: hires.map(([role, salary], index) => ({ id: `h${index}`, role, salary, timeline: 'Month 3' })),
  },
  financialProjections: { forecast: { people: [] } },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-skilled-paid-less',
    fault: team(['Bicycle mechanic', '$14 an hour'], ['Cashier, 20 hours a week', '$17 an hour']),
    fixed: team(['Bicycle mechanic', '$22 an hour'], ['Cashier, 20 hours a week', '$17 an hour']),
    says: ['“Bicycle mechanic” would earn $14.00', '$17.00'],
    place: 'teamStructure.keyHires.h0.salary',
  },
]

testRuleCases(skilledPayRules, cases)

test.each([
  ['Pastry chef, full-time', '$31,200 a year', 'Dishwasher, 25 hours a week', '$16.50 an hour', 1],
  ['Upholsterer', '$13 an hour', 'Delivery driver', '$18 an hour', 1],
  ['Apprentice carpenter', '$14 an hour', 'Laborer', '$17 an hour', 0],
  ['Stylist', '$12 an hour plus tips', 'Receptionist', '$16 an hour', 0],
  ['Nurse', '$38 an hour', 'Cleaner', '$17 an hour', 0],
  ['Baker', '$15 an hour and a room', 'Dishwasher', '$16 an hour', 0],
  ['Baker', '$15 an hour while training, $21 after', 'Dishwasher', '$16 an hour', 0],
  ['Phone operator', '$15 an hour', 'Delivery driver', '$18 an hour', 0],
  ['Baker', '$17 an hour', 'Cleaner, contractor', '$30 an hour', 0],
  ['Baker, 20 hours a week', '$1,700 a month', 'Head cashier', '$24 an hour', 0],
])('%s at %s beside %s at %s', (role, salary, helper, less, count) => {
  expect(findFaults('people-skilled-paid-less', team([role, salary], [helper, less]))).toHaveLength(count)
})

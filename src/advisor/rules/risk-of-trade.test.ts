import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { riskOfTradeRules } from './risk-of-trade.ts'

const farm = (solution: string, description: string) => ({
  businessIdea: { name: 'Stony Run', oneLiner: '', solution },
  riskAnalysis: {
    risks: [
      { id: 'r1', type: 'Risk', description, impact: 'high', probability: 'low', mitigation: 'A reserve.' },
    ],
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'risk-of-trade-missing',
    fault: farm('We keep two flocks of 1,200 hens in mobile coops.', 'Feed gets dearer.'),
    fixed: farm('We keep two flocks of 1,200 hens in mobile coops.', 'Bird flu reaches our county.'),
    says: ['keep two flocks', 'a disease of the animals'],
    place: 'riskAnalysis.risks',
  },
]

testRuleCases(riskOfTradeRules, cases)

test.each([
  ['We milk 40 cows and bottle the milk.', 'The price of milk falls.', 1],
  ['She raises goats for cheese.', 'A store leaves us.', 1],
  ['Our hives stand in six orchards.', 'Honey prices drop.', 1],
  ['We grow vegetables for 120 households.', 'The tractor breaks.', 1],
  ['We grow lettuce in two tunnels.', 'A late frost takes the first crop.', 0],
  ['We milk 40 cows.', 'Mastitis spreads.', 0],
  ['We cook with vegetables from the region.', 'Rent rises.', 0],
  ['We repair milking machines.', 'A mechanic leaves.', 0],
])('%s %s', (solution, description, count) => {
  expect(findFaults('risk-of-trade-missing', farm(solution, description))).toHaveLength(count)
})

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { vagueCostRules } from './vague-costs.ts'

const startup = (category: string, description: string) => ({
  financialProjections: {
    startupCosts: [
      { id: 'a', category, description, amount: 20_000, kind: 'equipment', quote: '' },
      { id: 'b', category: 'Oven', description: 'Deck oven', amount: 30_000, kind: 'equipment', quote: '' },
    ],
  },
})
const running = (name: string) => ({
  financialProjections: {
    forecast: {
      runningCosts: [
        { id: 'a', name, category: 'other', amount: 900, period: 'month' },
        { id: 'b', name: 'Rent', category: 'other', amount: 2000, period: 'month' },
      ],
    },
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'startup-cost-unnamed',
    fault: startup('Other', 'Various items and miscellaneous expenses'),
    fixed: startup('Signs', 'Signs, menus and uniforms'),
    says: ['“Other: Various items', '$20,000', '40%'],
    place: 'financialProjections.startupCosts.a.description',
  },
  {
    rule: 'running-cost-unnamed',
    fault: running('Miscellaneous expenses'),
    fixed: running('Professional and general liability insurance'),
    says: ['“Miscellaneous expenses”', '$900', '31'],
    place: 'financialProjections.forecast.runningCosts.a.name',
  },
]

testRuleCases(vagueCostRules, cases)

test.each([
  ['Miscellaneous', 'Things we will need', 1],
  ['Equipment', 'Various machines and tools', 1],
  ['Setup', 'Miscellaneous expenses and so on', 1],
  ['Fit-out', 'Misc. work on the building', 1],
  ['Materials', 'Materials etc.', 1],
  ['Misc.', '', 1],
  ['IT', 'Computers and other stuff', 1],
  ['Clinic equipment', 'Equipment and other items as needed', 1],
  ['Kitchen', 'Mixer, proofer, racks and other small tools from Brandt', 0],
  ['Reserve', 'For the unforeseen', 0],
  ['Fees', 'LLC $400, other fees $300', 0],
  ['Other', 'Signs, menus and uniforms', 0],
  ['Working capital', 'Whatever is needed until sales cover costs', 0],
  ['Machines', 'Used moulder and tenoner', 0],
])('%s: %s', (category, description, count) => {
  expect(findFaults('startup-cost-unnamed', startup(category, description))).toHaveLength(count)
})

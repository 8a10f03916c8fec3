import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { sellerWordRules } from './seller-word.ts'

const bought = (summary: string) => ({
  businessIdea: { oneLiner: 'Purchase of a laundry on Monroe Street.', problemStatement: 'Old washers.' },
  marketAnalysis: { summary, som: '$300,000 a year', sam: '', tam: '', segments: [], trends: [] },
  competitiveAnalysis: { competitiveAdvantages: [] },
  operationsPlan: { keyProcesses: [] },
  teamStructure: { founders: [], advisors: [] },
  riskAnalysis: { risks: [] },
  implementationTimeline: { milestones: [] },
  businessModel: { keyPartnerships: [], keyResources: [] },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'market-sellers-word',
    fault: bought('The seller says that it takes in $315,000 in a normal year.'),
    fixed: bought('The seller says that it takes in $315,000, and three tax returns agree.'),
    template: 'local-service',
    says: ['The seller says', 'tax returns'],
    place: 'marketAnalysis.summary',
  },
]

testRuleCases(sellerWordRules, cases)

test.each([
  'According to the current owner, it takes in $315,000 a year.',
  'The broker’s flyer puts sales at $320,000.',
  'We like the corner.',
])('asks for papers: %s', (summary) => {
  expect(findFaults('market-sellers-word', bought(summary), 'local-service')).toHaveLength(1)
})

test('a plan that buys no business is not asked', () => {
  const plan = { ...bought('The owner says hello.'), businessIdea: { oneLiner: 'A new laundry.' } }
  expect(findFaults('market-sellers-word', plan, 'local-service')).toEqual([])
})

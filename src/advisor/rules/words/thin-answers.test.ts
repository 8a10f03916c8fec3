import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { thinAnswerRules } from './thin-answers.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'words-thin-businessIdea',
    fault: { businessIdea: { solution: 'We solve it.' } },
    says: ['“We solve it.”', 'what customers get'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'words-thin-marketAnalysis',
    fault: { marketAnalysis: { summary: 'The market is big and growing.' } },
    says: ['“The market is big and growing.”', 'who was asked'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'words-thin-businessModel',
    fault: { businessModel: { keyPartnerships: ['Bank', 'Suppliers', 'Accountant'] } },
    fixed: { businessModel: { keyPartnerships: ['Bank', 'Dakota Mill: flour at a six-month price'] } },
    says: ['“Bank”', 'what each side gives'],
    place: 'businessModel.keyPartnerships.0',
  },
  {
    rule: 'words-thin-competitiveAnalysis',
    fault: { competitiveAnalysis: { pricingStrategy: 'Competitive prices' } },
    fixed: { competitiveAnalysis: { pricingStrategy: '$7 a loaf' } },
    says: ['“Competitive prices”'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'words-thin-customerPersonas',
    fault: { customerPersonas: { personas: [{ id: 'p1', name: 'Ana', painPoints: 'Stress' }] } },
    fixed: { customerPersonas: { personas: [{ id: 'p1', name: 'Ana', painPoints: 'Stale bread' }] } },
    says: ['“Stress”'],
    place: 'customerPersonas.personas.p1.painPoints',
  },
  {
    rule: 'words-thin-marketingStrategy',
    fault: { marketingStrategy: { channels: ['Internet'] } },
    fixed: { marketingStrategy: { channels: ['Internet', 'A stall at the market'] } },
    says: ['“Internet”'],
    place: 'marketingStrategy.channels.0',
  },
  {
    rule: 'words-thin-operationsPlan',
    fault: { operationsPlan: { technology: ['Computer'] } },
    fixed: { operationsPlan: { technology: ['Computer for the books'] } },
    says: ['“Computer”'],
    place: 'operationsPlan.technology.0',
  },
]

testRuleCases(thinAnswerRules, cases)

test('a language without spaces is not counted in words', () => {
  const plan = { businessIdea: { solution: '私たちは毎朝新鮮なパンを届けます' } }
  expect(findFaults('words-thin-businessIdea', plan)).toEqual([])
})

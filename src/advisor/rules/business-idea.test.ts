import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { businessIdeaRules } from './business-idea.ts'

const coastal = { id: 'c1', name: 'Coastal Roasting Co.' }

const cases: readonly RuleCase[] = [
  {
    rule: 'businessIdea-placeholders',
    fault: { businessIdea: { solution: 'We open at [hour] near [station] with [number] seats.' } },
    type: 'warning',
    says: ['3 template blanks', '[hour], [station], [number]'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'idea-no-name',
    fault: { businessIdea: { name: ' ' } },
    says: ['name'],
    place: 'businessIdea.name',
  },
  {
    rule: 'idea-no-one-liner',
    fault: { businessIdea: { oneLiner: '' } },
    says: ['one sentence'],
    place: 'businessIdea.oneLiner',
  },
  {
    rule: 'idea-one-liner-long',
    fault: { businessIdea: { oneLiner: 'We serve coffee and more '.repeat(9) } },
    says: ['“We serve coffee and more', '45 words'],
    place: 'businessIdea.oneLiner',
  },
  {
    rule: 'idea-no-problem',
    fault: { businessIdea: { problemStatement: '' } },
    type: 'warning',
    says: ['who has the problem'],
    place: 'businessIdea.problemStatement',
  },
  {
    rule: 'idea-problem-unmeasured',
    fault: { businessIdea: { problemStatement: 'The coffee nearby is slow and sour.' } },
    says: ['“The coffee nearby is slow and sour.”'],
    place: 'businessIdea.problemStatement',
  },
  {
    rule: 'idea-no-solution',
    fault: { businessIdea: { solution: '\n' } },
    says: ['step by step'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'idea-no-value',
    fault: { businessIdea: { valueProposition: '' } },
    says: ['value proposition is empty'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'idea-value-adjectives',
    fault: { businessIdea: { valueProposition: 'Our innovative coffee beats others.' } },
    says: ['“innovative”'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'idea-value-alone',
    fault: {
      businessIdea: { valueProposition: 'Fresh coffee at the door of the cottage.' },
      competitiveAnalysis: { directCompetitors: [coastal], competitiveAdvantages: [] },
    },
    fixed: { businessIdea: { valueProposition: 'Fresh coffee at the door of the cottage.' } },
    says: ['“Coastal Roasting Co.”'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'idea-said-twice',
    fault: { businessIdea: { solution: 'Fresh coffee.', valueProposition: 'Fresh coffee.' } },
    says: ['“Fresh coffee.”'],
    place: 'businessIdea.valueProposition',
  },
  {
    rule: 'idea-counted-problem',
    fault: { businessIdea: { problemStatement: '600 people pass every morning.' } },
    fixed: { businessIdea: { problemStatement: 'Many people pass.' } },
    type: 'insight',
    says: ['“600 people pass every morning.”'],
    place: 'businessIdea.problemStatement',
  },
  {
    rule: 'idea-clear-one-liner',
    fault: { businessIdea: { oneLiner: 'Fresh espresso for ferry commuters at Pier 4, from six' } },
    fixed: { businessIdea: { oneLiner: '[Name] serves fresh espresso to ferry commuters every day.' } },
    type: 'insight',
    says: ['10 words'],
    place: 'businessIdea.oneLiner',
  },
]

testRuleCases(businessIdeaRules.rules, cases)

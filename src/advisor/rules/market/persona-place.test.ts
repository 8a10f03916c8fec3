import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { personaPlaceRules } from './persona-place.ts'

const plan = (demographics: string, solution = 'We serve contractors within two hours of Kansas City.') => ({
  businessIdea: { name: 'Cornerpost', oneLiner: '', problemStatement: '', solution, valueProposition: '' },
  marketAnalysis: { tam: '', sam: '', som: '', summary: '', segments: [], trends: [] },
  businessModel: { revenueStreams: [], keyActivities: [], keyResources: [], keyPartnerships: [] },
  competitiveAnalysis: { directCompetitors: [], indirectCompetitors: [], competitiveAdvantages: [] },
  marketingStrategy: { channels: [], timeline: '', budget: '' },
  operationsPlan: { keyProcesses: [], suppliers: [], technology: [], quality: '' },
  legalStructure: { jurisdiction: 'Missouri, Kansas City', licenses: [], regulations: [] },
  customerPersonas: {
    personas: [{ id: 'p1', name: 'Rosalind', demographics, painPoints: '', goals: '', buyingBehavior: '' }],
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'persona-out-of-reach',
    fault: plan('41, runs an office in Tampa, Florida'),
    fixed: plan(
      '41, runs an office in Overland Park, Kansas, 20 minutes away',
      'Within two hours of Kansas City, in Missouri and Kansas.',
    ),
    template: 'consulting',
    says: ['“Rosalind”', 'within two hours'],
    place: 'customerPersonas.personas.p1.demographics',
  },
]

testRuleCases(personaPlaceRules, cases)

test.each([
  ['Owner of a bakery in Portland, Oregon', 'Delivery within 25 miles of our yard', 1],
  ['Retired teacher in Phoenix', 'A 20-minute drive around Springfield', 1],
  ['Nurse, lives in Denver, Colorado', 'Children within 15 minutes of the school', 1],
  ['61 and 59, from Ohio, one week each July', 'Walkers within ten minutes', 0],
  ['Buyer in Denver, orders online', 'Shops within 25 miles', 0],
  ['Moving here from Texas in May', 'Houses within 30 minutes', 0],
  ['Manager in Boston, Massachusetts', 'Software for any office', 0],
])('%s / %s', (demographics, solution, count) => {
  expect(findFaults('persona-out-of-reach', plan(demographics, solution), 'consulting')).toHaveLength(count)
})

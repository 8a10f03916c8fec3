import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { competitionRules } from './competition.ts'

const rival = {
  id: 'r1',
  name: 'Coastal Roasting',
  strengths: 'Known',
  weaknesses: 'Slow',
  marketShare: '',
  pricing: '$16',
}
const position = (marketPosition: string) => ({ competitiveAnalysis: { marketPosition } })

const cases: readonly RuleCase[] = [
  {
    rule: 'rivals-no-competition',
    fault: position('We have no competition: nobody does what we do.'),
    type: 'warning',
    says: ['“have no competition”', '“Coastal Roasting Co.”'],
    place: 'competitiveAnalysis.marketPosition',
  },
  {
    rule: 'rivals-named-none',
    fault: { competitiveAnalysis: { directCompetitors: [{ ...rival, name: 'None' }] } },
    type: 'warning',
    says: ['“None”'],
    place: 'competitiveAnalysis.directCompetitors.r1.name',
  },
  {
    rule: 'rivals-without-strength',
    fault: { competitiveAnalysis: { directCompetitors: [{ ...rival, strengths: 'None' }] } },
    says: ['“Coastal Roasting”', '“None”'],
    place: 'competitiveAnalysis.directCompetitors.r1.strengths',
  },
]

test.each([
  'There are no real competitors for us.',
  'Nobody else offers fresh coffee by van.',
  'We don’t have any direct competition.',
  'Our product is unrivaled.',
])('“%s” is found', (text) => {
  expect(findFaults('rivals-no-competition', position(text))).toHaveLength(1)
})

test.each([
  'There is no direct competitor within five miles.',
  'The only roaster in town with its own van.',
  'There is no bakery in the district since 2023.',
  'The competition does not deliver.',
  'We are not the cheapest.',
])('“%s” is a claim that a reader can check', (text) => {
  expect(findFaults('rivals-no-competition', position(text))).toEqual([])
})

testRuleCases(competitionRules, cases, findFaults)

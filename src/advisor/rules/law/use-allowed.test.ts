import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { useAllowedRules } from './use-allowed.ts'

const resource = (text: string) => ({ businessModel: { keyResources: [text] } })

const cases: readonly RuleCase[] = [
  {
    rule: 'law-use-not-allowed',
    fault: resource('Ground floor at 12 Elm Street, zoned for offices only'),
    fixed: resource('Ground floor at 12 Elm Street, zoned for restaurants and shops'),
    says: ['zoned for offices only'],
    place: 'businessModel.keyResources.0',
  },
]

testRuleCases(useAllowedRules, cases)

test.each([
  ['Barn on our land; the district does not allow retail sales', 1],
  ['The lease forbids cooking, which we hope to change', 1],
  ['Unit 4, no food use', 1],
  ['The shop stands in a residential zone where woodworking is not allowed', 1],
  ['Kennels are not permitted at this address', 1],
  ['The covenants prohibit business use of the house', 1],
  ['Only zoned for residential, four rooms', 1],
  ['HOA rules: the by-laws rule out short-term rentals', 1],
  ['Zoned residential, special use permit granted in May', 0],
  ['The lease forbids dogs', 0],
  ['Light industrial zone, noise is not allowed after 10 p.m., so we stop at 8', 0],
  ['Zoned commercial, food use permitted', 0],
  ['Alcohol is not allowed for minors', 0],
  ['The lease is signed once the bank’s letter is here', 0],
])('%s', (text, count) => {
  expect(findFaults('law-use-not-allowed', resource(text))).toHaveLength(count)
})

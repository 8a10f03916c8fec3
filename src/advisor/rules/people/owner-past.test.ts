import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { ownerPastRules } from './owner-past.ts'

const founder = (background: string) => ({
  teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background }] },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-setback-unexplained',
    fault: founder('Baker for nine years. Filed for bankruptcy in 2025.'),
    fixed: founder('Baker for nine years. Bankruptcy attorney before that.'),
    says: ['“Filed for bankruptcy in 2025.”', '“Ana Ruiz”'],
    place: 'teamStructure.founders.f1.background',
  },
  {
    rule: 'people-debt-not-listed',
    fault: founder('Baker for nine years. Still owes $48,000 on an earlier shop.'),
    fixed: founder('Baker for nine years. Paid off a loan of $48,000 in 2024.'),
    says: ['$48,000', 'existing debts is empty'],
    place: 'financialProjections.funding.existingDebts',
  },
]

testRuleCases(ownerPastRules, cases)

/** Founders of other trades, each with one whose past only sounds like it. */
const pasts = [
  ['A restaurant that failed in 2023.', 'Turned around a restaurant that failed in 2023.'],
  ['The house went into foreclosure last year.', 'Sold foreclosed houses as an adviser to banks.'],
  ['Lost her license as a contractor in 2022.', 'Holds her license as a contractor since 2022.'],
  ['Tax lien of the state from an earlier company.', 'Enrolled agent; advises owners with a tax lien.'],
  ['Defaulted on a student loan.', 'Analyst for defaulted loans at a bank.'],
] as const

test.each(pasts)('“%s” is asked about', (text) => {
  expect(findFaults('people-setback-unexplained', founder(text))).toHaveLength(1)
})

test.each(pasts)('unlike “%s”, “%s” is no setback', (_text, sound) => {
  expect(findFaults('people-setback-unexplained', founder(sound))).toEqual([])
})

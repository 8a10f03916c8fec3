import { expect, test } from 'vitest'
import { moneyPlan, owner } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { standInRules } from './stand-in.ts'

const founder = { id: 'f1', name: 'Ana Ruiz', role: 'Owner, optician', background: 'Optician for nine years' }
const plan = (description: string, mitigation: string, founders: readonly object[] = [founder]) =>
  moneyPlan({
    sections: {
      teamStructure: { founders, keyHires: [] },
      riskAnalysis: { risks: [{ id: 'r1', description, mitigation }] },
    },
  })
const paid = (role: string, pay: number) =>
  moneyPlan({
    forecast: { people: [{ ...owner, role: 'Ana, owner', pay, payPeriod: 'month', isOwner: true }] },
    sections: { teamStructure: { founders: [{ ...founder, role }], keyHires: [] } },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'people-no-stand-in',
    fault: plan('Only Ana may fit lenses, and she falls ill.', 'The shop closes for that week.'),
    fixed: plan('Only Ana may fit lenses, and she falls ill.', 'Omar steps in at $60 an hour.'),
    says: ['Only Ana may fit lenses'],
    place: 'riskAnalysis.risks.r1.description',
  },
  {
    rule: 'people-paid-while-elsewhere',
    fault: paid('Owner, keeps her job at the hospital, evenings and weekends here', 4200),
    fixed: paid('Owner, optician, full-time', 4200),
    says: ['“Ana Ruiz”', '“Ana, owner”'],
    place: 'teamStructure.founders.f1.role',
  },
]

testRuleCases(standInRules, cases)

test.each([
  ['I am the only licensed optician in town.', 'We lose a week of sales.', 1],
  ['If I fall ill, nobody else can sign the plans.', 'They lie until I am back.', 1],
  ['We are the only shop with a lathe.', 'None needed.', 0],
  ['Nobody else holds the certificate.', 'A locum from the board’s list comes within two days.', 0],
])('%s %s', (description, mitigation, count) => {
  expect(findFaults('people-no-stand-in', plan(description, mitigation))).toHaveLength(count)
})

test('small pay goes with the hours that are left', () => {
  const role = 'Owner, keeps her job at the hospital, evenings and weekends here'
  expect(findFaults('people-paid-while-elsewhere', paid(role, 900))).toEqual([])
})

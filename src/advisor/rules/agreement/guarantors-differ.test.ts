import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { guarantorsDifferRule } from './guarantors-differ.ts'

const plan = (guarantors: string, mitigation: string) =>
  moneyPlan({
    funding: { guarantors },
    sections: {
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Baker' },
          { id: 'f2', name: 'Ben Cole', role: 'Owner', background: 'Clerk' },
        ],
        keyHires: [],
      },
      riskAnalysis: { risks: [{ id: 'r1', type: 'Financial', description: 'Sales are slow', mitigation }] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'guarantors-differ',
    fault: plan(
      'Ana Ruiz and Ben Cole, personally',
      'The bank takes the ovens; no personal guarantee is given.',
    ),
    fixed: plan('Ana Ruiz and Ben Cole, personally', 'Both owners guarantee the loan personally.'),
    says: ['no personal guarantee', 'Ana Ruiz and Ben Cole'],
    place: 'financialProjections.funding.guarantors',
  },
]

testRuleCases([guarantorsDifferRule], cases)

test.each([
  ['Ana Ruiz, personally', 'Ben guarantees the loan with his house.'],
  ['Ana Ruiz and Ben Cole', 'Only Ana signs for the loan, so Ben keeps his savings.'],
  ['Both owners, personally', 'The loan is non-recourse and nobody is personally liable.'],
  ['Ben Cole, personally', 'Ana co-signs the loan.'],
  ['Ana Ruiz and Ben Cole, personally', 'The bank lends without a guarantee of the owners.'],
])('asks about “%s” and “%s”', (guarantors, mitigation) => {
  expect(findFaults('guarantors-differ', plan(guarantors, mitigation))).toHaveLength(1)
})

test.each([
  ['Both owners, personally', 'Ben guarantees the loan with his house.'],
  ['Ana Ruiz, personally', 'Ben signs the lease with a guarantee.'],
  ['Ana Ruiz, personally', 'We give no guarantee on old boards, says Ben.'],
  ['', 'No personal guarantee is given to the bank.'],
  ['Ana Ruiz and Ben Cole', 'If the bank asks, only Ana guarantees the loan.'],
])('has no question about “%s” and “%s”', (guarantors, mitigation) => {
  expect(findFaults('guarantors-differ', plan(guarantors, mitigation))).toEqual([])
})

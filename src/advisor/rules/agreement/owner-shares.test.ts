import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { ownerSharesRule } from './owner-shares.ts'

const plan = (ana: string, ben: string, agreement: string) =>
  moneyPlan({
    sections: {
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role: ana, background: 'Baker' },
          { id: 'f2', name: 'Ben Cole', role: ben, background: 'Clerk' },
        ],
        keyHires: [],
      },
      legalStructure: { intellectualProperty: [agreement] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'owner-shares-differ',
    fault: plan(
      'Owner (60%), kitchen',
      'Owner (40%), books',
      'Operating agreement: equal shares for both owners',
    ),
    fixed: plan(
      'Owner (60%), kitchen',
      'Owner (40%), books',
      'Operating agreement: 60/40 between the owners',
    ),
    says: ['equal shares', 'Owner (60%)'],
    place: 'teamStructure.founders.f1.role',
  },
]

testRuleCases([ownerSharesRule], cases)

test.each([
  ['Kitchen; owns 60%', 'Books; owns 40%', 'The owners hold the company 70/30'],
  ['Owner 70%, full time', 'Owner 30%, full time', 'Membership units: half to each'],
  ['Owner of 70%', 'Owner of 30%', 'Ana owns 51%, so the loan needs one guarantee'],
  ['Partner, 55%', 'Partner, 45%', 'Ana and Ben are equal partners'],
  ['Owner, 80% of the company', 'Owner, 20% of the company', 'Ben holds 35% of the shares'],
  ['Owner (50%)', 'Owner (50%)', 'Membership units split 60-40 among the owners'],
  ['Owns 65%', 'Owns 35%', 'Both own half, says the operating agreement'],
  ['Owner with 75%', 'Owner with 25%', 'The members own it in equal parts'],
  ['Co-founder, 70% of shares', 'Co-founder, 30% of shares', 'The company is owned fifty-fifty'],
])('asks about “%s”, “%s” and “%s”', (ana, ben, agreement) => {
  expect(findFaults('owner-shares-differ', plan(ana, ben, agreement))).toHaveLength(1)
})

test.each([
  ['Owner (60%)', 'Owner (40%)', 'Profit is split 50/50 between the owners'],
  ['Owner (60%)', 'Owner (40%)', 'Ana keeps 20% of sales as a reserve'],
  ['Owner (60%)', 'Owner (40%)', 'Ben may buy up to 50% of the company after year five'],
  ['Owner', 'Owner', 'The owners hold the company 70/30'],
  ['Owner (50%)', 'Owner (50%)', 'Ana and Ben are equal partners'],
])('has no question about “%s”, “%s” and “%s”', (ana, ben, agreement) => {
  expect(findFaults('owner-shares-differ', plan(ana, ben, agreement))).toEqual([])
})

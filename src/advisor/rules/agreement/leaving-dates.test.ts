import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { leavingDatesRule } from './leaving-dates.ts'

const plan = (background: string, summary: string, advisor = 'Rotary club') =>
  moneyPlan({
    sections: {
      marketAnalysis: { summary, segments: [], trends: [] },
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background },
          { id: 'f2', name: 'Ben Cole', role: 'Owner', background: 'Clerk' },
        ],
        keyHires: [],
        advisors: [{ id: 'a1', name: advisor, expertise: 'Knows the trade' }],
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'leaving-dates-differ',
    fault: plan('Nine years at Kessler Dental. Her last day is May 14, 2027.', 'Ana left Kessler in 2021.'),
    fixed: plan(
      'Nine years at Kessler Dental. Her last day is May 14, 2027.',
      'Ana leaves Kessler in May 2027.',
    ),
    says: ['Left when?', 'left Kessler in 2021', 'May 14, 2027'],
    place: 'teamStructure.founders.f1.background',
  },
]

testRuleCases([leavingDatesRule], cases)

test.each([
  ['Still works at the county clinic on Fridays.', 'Ana ran the county clinic. She left in March 2026.', ''],
  ['Nurse at Mercy, where she still has two shifts.', 'Ana quit Mercy in June 2025.', ''],
  ['Baker', 'Gus stops in March 2027. His people need a baker.', 'Gus Petrov, who retires in August 2029'],
])('asks about “%s” and “%s”', (background, summary, advisor) => {
  expect(findFaults('leaving-dates-differ', plan(background, summary, advisor))).toHaveLength(1)
})

test.each([
  ['Left Mercy in 2015 for Kessler.', 'Ana leaves the mill in 2027.'],
  ['Left Mercy in June 2026.', 'Ana left Mercy in 2026.'],
  ['Still works at the clinic on Fridays.', 'Ana leaves the clinic in May 2027.'],
  ['Left Mercy in 2019.', 'Ben left Mercy in 2024.'],
  ['Left Mercy in 2019.', 'The lease at Mercy ends in 2031, and Ana signs it.'],
])('is silent about “%s” and “%s”', (background, summary) => {
  expect(findFaults('leaving-dates-differ', plan(background, summary))).toEqual([])
})

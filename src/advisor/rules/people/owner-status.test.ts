import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { ownerStatusRules } from './owner-status.ts'

const plan = (role: string, background: string, mitigation: string) => ({
  teamStructure: {
    founders: [
      { id: 'f1', name: 'Mara Lind', role, background },
      { id: 'f2', name: 'Tom Beck', role: 'Co-owner', background: 'Six years in sales' },
    ],
    keyHires: [],
  },
  riskAnalysis: {
    risks: [
      {
        id: 'r1',
        type: 'Team Risk',
        description: 'Someone is ill',
        impact: 'low',
        probability: 'low',
        mitigation,
      },
    ],
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-owner-here-or-elsewhere',
    fault: plan(
      'Owner, full-time at the counter',
      'Baker',
      'Mara, our silent partner in Chicago, can lend $5,000.',
    ),
    fixed: plan('Owner, full-time at the counter', 'Baker', 'Mara can lend the business $5,000.'),
    says: ['full-time at the counter', 'silent partner in Chicago'],
    place: 'riskAnalysis.risks.r1.mitigation',
  },
]

testRuleCases(ownerStatusRules, cases)

test.each([
  ['Owner, full-time', 'Nurse', 'Mara keeps her job at the county hospital, so she needs no pay.', 1],
  [
    'Manager, full-time from opening',
    'Driver',
    'Mara still works for Brandt Freight three days a week through 2030.',
    1,
  ],
  ['Full-time', 'Teacher', 'As Mara goes on teaching at the school, her pay covers a bad month.', 1],
  [
    'Co-owner, ten hours a week',
    'Keeps his job, which carries the household',
    'Mara handed in her notice and is here all day.',
    1,
  ],
  [
    'Books, evenings',
    'Keeps her position at the bank.',
    'Mara left the bank and takes over the same day.',
    1,
  ],
  ['Operations, full-time', 'Welder', 'Mara is only an investor, so Tom decides alone.', 1],
  ['Full-time, sets routes', 'Dispatcher', 'Mara also works two days a week for Ohio Cargo until 2031.', 1],
  ['Full-time in the workshop', 'Joiner', 'Mara does not work in the business and Tom can hire.', 1],
  [
    'Full-time from June 2027',
    'Keeps her job at the hospital until June 2027.',
    'Mara can work weekends.',
    0,
  ],
  ['Owner, full-time', 'Nurse', 'If sales are slow, Mara could keep her job at the hospital.', 0],
  ['Owner, full-time', 'Nurse', 'Tom’s wife keeps her job at the hospital.', 0],
  ['Owner, full-time', 'Nurse', 'Mara keeps the books and stays at the counter.', 0],
  ['Books, part-time', 'Keeps her job at the bank.', 'Mara has six hours a week for the books.', 0],
  ['Owner, full-time', 'Left the hospital in 2026.', 'Mara is there every day from 7.', 0],
])('%s; %s; %s', (role, background, mitigation, count) => {
  expect(findFaults('people-owner-here-or-elsewhere', plan(role, background, mitigation))).toHaveLength(count)
})

import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { sessionSizeRule } from './session-sizes.ts'

const plan = (solution: string, process: string) =>
  moneyPlan({ sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } } })

const cases: readonly RuleCase[] = [
  {
    rule: 'session-size-differs',
    fault: plan('Pottery classes for at most eight people.', 'Classes take up to 12, one at each wheel'),
    fixed: plan('Pottery classes for at most eight people.', 'Classes take up to 8, one at each wheel'),
    says: ['at most eight people', 'up to 12'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([sessionSizeRule], cases)

test.each([
  ['Kayak tours, never more than six guests.', 'Tour: van leaves at nine with up to ten guests'],
  ['Each workshop is capped at 12 students.', 'Workshop: tables for groups, limited to 20 students'],
  ['We lead rides of no more than 5 riders.', 'Guided rides of eight riders leave at ten'],
])('asks about “%s” and “%s”', (solution, process) => {
  expect(findFaults('session-size-differs', plan(solution, process))).toHaveLength(1)
})

test.each([
  ['Pottery classes for at most eight people.', 'Classes of six people, twice a day'],
  ['Pottery classes for at most eight people.', 'Private classes for at most two people'],
  ['Pottery classes for at most eight people.', 'Kiln tours for up to 20 guests'],
  ['Pottery classes for at most eight people.', 'Up to ten classes a week'],
  ['Classes for at most eight people.', 'Classes for up to 8 students, in summer up to 12 students'],
])('is silent about “%s” and “%s”', (solution, process) => {
  expect(findFaults('session-size-differs', plan(solution, process))).toEqual([])
})

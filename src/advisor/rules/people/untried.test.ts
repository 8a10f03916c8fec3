import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { untriedRules } from './untried.ts'

const team = (...backgrounds: string[]) => ({
  teamStructure: {
    founders: backgrounds.map((background, index) => ({
      id: `f${index}`,
      name: `Ana Ruiz ${index}`,
      role: 'Owner',
      background,
    })),
    keyHires: [],
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-work-untried',
    fault: team('Has never written a public offer but writes well.'),
    fixed: team('Has written 214 public offers in eleven years.'),
    says: ['“Ana Ruiz 0”', 'never written a public offer'],
    place: 'teamStructure.founders.f0.background',
  },
]

testRuleCases(untriedRules, cases)

test.each([
  ['Fourteen years in insurance. Has never run a kitchen.', 1],
  ['No experience in trucking so far, but likes to drive.', 1],
  ['Accountant, new to the trade.', 1],
  ['A nurse who is learning to code online.', 0],
  ['Teacher for nine years, learns the trade from videos.', 1],
  ['Without any training as a mechanic, but gifted with tools.', 1],
  ['A total beginner with a good eye for dogs.', 1],
  ['Has no formal training in child care. Mother of four.', 1],
  ['Never worked on a farm; grew up in Chicago.', 1],
  ['Has never run a truck out of its hours in nine years.', 0],
  ['Never sold at a loss as shop manager for ten years.', 0],
  ['New to Duluth; ten years as a baker in Fargo.', 0],
  ['Has not cut a single pane yet, but watched a film on it.', 1],
  ['Drove a school bus. Is going to learn the loom from its maker.', 1],
  ['Has not missed a delivery yet in nine years as a courier.', 0],
  ['Still has to learn the bookkeeping; eleven years as a glazier.', 0],
  ['Has never managed people, but the partner has led a team of nine.', 0],
])('%s', (background, count) => {
  expect(findFaults('people-work-untried', team(background))).toHaveLength(count)
})

const shop = (process: string, other: string) => ({
  ...team('Has never repaired a frame.', other),
  businessModel: { keyActivities: [] },
  operationsPlan: { keyProcesses: [process] },
})

test('one of two is asked about, if the plan gives the work to the one who never did it', () => {
  const gives = 'Ana repairs each frame before noon'
  expect(findFaults('people-work-untried', shop(gives, 'Ran a bank branch for ten years.'))).toHaveLength(1)
  expect(findFaults('people-work-untried', shop(gives, 'Repaired frames for ten years.'))).toEqual([])
  expect(findFaults('people-work-untried', shop('Frames come welded', 'Ran a branch.'))).toEqual([])
})

test('one of two who knows the work is enough', () => {
  expect(
    findFaults('people-work-untried', team('Never worked in a kitchen.', 'Chef for ten years.')),
  ).toEqual([])
})

const apart = (role: string, background: string, other = 'Ran a bank branch for ten years.') => ({
  teamStructure: {
    founders: [
      { id: 'f0', name: 'Ana Ruiz', role, background },
      { id: 'f1', name: 'Bo Lind', role: 'Owner, office', background: other },
    ],
    keyHires: [],
  },
})

test.each([
  ['Owner, welding and repairs', 'Nine years as a florist. Is taking an evening course in welding.', 1],
  ['Owner, programs the app', 'Sold cars for ten years, still learning to program.', 1],
  ['Owner, roasting', 'Teacher for nine years. Signed up for a class in roasting in May.', 1],
  ['Owner, welding and repairs', 'Welder for nine years. Is taking a course in welding aluminum.', 0],
  ['Owner, welding', 'Welder for nine years. Is taking a course in bookkeeping.', 0],
  ['Owner, sales', 'Sold cars for ten years, still learning to program.', 0],
])('%s: %s', (role, background, count) => {
  expect(findFaults('people-work-untried', apart(role, background))).toHaveLength(count)
})

test('what one is learning and the other has done is no gap', () => {
  const said = apart('Owner, welding', 'Florist. Is learning to weld.', 'Welding foreman for ten years.')
  expect(findFaults('people-work-untried', said)).toEqual([])
})

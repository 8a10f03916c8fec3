import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { personHourRules } from './person-hours.ts'

const plan = (process: string, role = 'Owner, workshop, 24 hours a week') => ({
  teamStructure: {
    founders: [
      { id: 'f1', name: 'Petra Voss', role, background: 'Ten years at the bench.' },
      { id: 'f2', name: 'Luis Ortega', role: 'Owner, full-time', background: 'Ran a depot.' },
    ],
    keyHires: [],
  },
  operationsPlan: { keyProcesses: [process], suppliers: [], technology: [], quality: '' },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-hours-of-one-person',
    fault: plan('Counter: Tuesday to Saturday from 9 a.m. to 6 p.m. (Petra)'),
    fixed: plan('Counter: Tuesday to Saturday from 9 a.m. to 1:30 p.m. (Petra)'),
    says: ['45 hours a week for Petra alone', '24 hours a week'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases(personHourRules, cases)

test.each([
  ['Petra answers the phone Monday to Friday from 8 a.m. to 6 p.m.', 1],
  ['The desk is staffed by Petra, Monday to Sunday from 8 a.m. to 4 p.m.', 1],
  ['Luis drives the route Monday to Sunday from 6 a.m. to 8 p.m.', 1],
  ['Luis drives the route Monday to Friday from 7 a.m. to 4 p.m.', 0],
  ['Counter: Monday to Friday from 8 a.m. to 6 p.m. (Petra and Luis)', 0],
  ['Petra and Luis take turns, Monday to Friday from 8 a.m. to 6 p.m.', 0],
  ['Petra answers e-mail, and the shop is open Monday to Friday from 8 a.m. to 6 p.m.', 0],
  ['Petra works with Kim, Monday to Friday from 8 a.m. to 6 p.m.', 0],
  ['Every other week Petra works Monday to Friday from 8 a.m. to 6 p.m.', 0],
  ['In December Petra works Monday to Saturday from 8 a.m. to 6 p.m.', 0],
  ['Petra runs the online shop, which is open Monday to Sunday from 6 a.m. to 10 p.m.', 0],
  ['We are open Monday to Saturday from 8 a.m. to 8 p.m.', 0],
  ['Petra opens the shop, Monday to Friday from 8 a.m. to noon', 0],
])('%s', (process, count) => {
  expect(findFaults('people-hours-of-one-person', plan(process))).toHaveLength(count)
})

test('without hours of a week there is nothing to compare', () => {
  const said = plan('Counter: Monday to Saturday from 8 a.m. to 8 p.m. (Petra)', 'Owner and baker')
  expect(findFaults('people-hours-of-one-person', said)).toEqual([])
})

import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { onlyOnePersonRule } from './only-one-person.ts'

const plan = (valueProposition: string, process: string, hire = 'Assistant', timeline = 'June 2028') =>
  moneyPlan({
    sections: {
      businessIdea: { solution: '', valueProposition },
      operationsPlan: { keyProcesses: [process], technology: [] },
      teamStructure: {
        founders: [{ id: 'f1', name: 'Ingrid Solberg', role: 'Owner, full-time', background: 'Nine years' }],
        keyHires: [{ id: 'h1', role: hire, timeline, salary: '$30,000 a year' }],
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'only-one-person',
    fault: plan(
      'Questions about a plate number are answered always by Ingrid in person.',
      'Plate number questions: answered by the adviser from 2028',
      'Parts adviser',
    ),
    fixed: plan(
      'Questions about a plate number are answered within a day.',
      'Plate number questions: answered by the adviser from 2028',
      'Parts adviser',
    ),
    says: ['always by Ingrid', 'by the adviser'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([onlyOnePersonRule], cases)

test.each([
  [
    'I inspect every boiler myself.',
    'Inspect and tag: two hours a boiler (Rob for the small ones)',
    'Fitter: Rob Hale',
  ],
  [
    'From sketch to stitching, everything is made by Ingrid alone.',
    'Stitching: freelance sewer, three days a week',
  ],
  ['The whole job is done by Ingrid personally.', 'Framing is subcontracted to two carpenters'],
  [
    'Every wedding cake is decorated by Ingrid, and nobody else touches one.',
    'Wedding cakes: decorated by the pastry cook on Fridays',
    'Pastry cook',
  ],
  [
    'I photograph every wedding myself, never by staff.',
    'Weddings on Sundays: by our second photographer',
    'Second photographer',
  ],
  [
    'Tax returns are prepared only by me, and we will not hand this to staff.',
    'Tax returns prepared by the associate from March',
    'Associate',
  ],
  [
    'Ingrid herself tunes every piano and always will; no one else does.',
    'Piano tuning, Monday to Thursday (technician)',
    'Technician',
  ],
  [
    'First lessons are always by Ingrid.',
    'First lessons with new riders: by the instructor',
    'Riding instructor',
  ],
  [
    'No one but Ingrid treats a patient here.',
    'Patients with knee pain are treated by the therapist',
    'Physical therapist',
  ],
])('asks about “%s” and “%s”', (promise, process, hire = 'Assistant') => {
  expect(findFaults('only-one-person', plan(promise, process, hire))).toHaveLength(1)
})

test.each([
  ['I inspect every boiler myself.', 'Sweep chimneys: one hour (Rob)', 'Fitter: Rob Hale'],
  ['I teach all riding lessons myself.', '', 'Groom, 20 hours a week'],
  [
    'At first everything is made by Ingrid alone.',
    'Stitching: freelance sewer, three days a week',
    'Assistant',
  ],
  ['Everything is made by Ingrid alone.', 'Bookkeeping by a freelance bookkeeper', 'Assistant'],
  [
    'Every cake is decorated by Ingrid, and nobody else touches one.',
    'Bread: baked by the night cook',
    'Night cook',
  ],
  ['Only Ingrid has access to the safe.', 'Safe: counted by the cashier', 'Cashier'],
  ['Ingrid cuts every pane herself.', 'Panes are packed by the packer', 'Packer'],
  [
    'Unlike rivals, where nobody else answers, we pick up the phone.',
    'Phone: answered by the clerk',
    'Clerk',
  ],
])('has no question about “%s” and “%s”', (promise, process, hire) => {
  expect(findFaults('only-one-person', plan(promise, process, hire))).toEqual([])
})

test.each([
  ['March 2027', 1],
  ['June 2028', 0],
])('a hire for the same work from %s', (timeline, count) => {
  const patch = plan(
    'I teach all riding lessons myself.',
    '',
    'Riding lesson instructor, part-time',
    timeline,
  )
  expect(findFaults('only-one-person', patch)).toHaveLength(count)
})

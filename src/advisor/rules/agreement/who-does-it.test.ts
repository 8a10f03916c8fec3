import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { whoDoesItRule } from './who-does-it.ts'

const plan = (partner: string, process: string, role = 'Owner, full-time', hire = 'Night baker') =>
  moneyPlan({
    model: { keyPartnerships: [partner] },
    sections: {
      operationsPlan: { keyProcesses: [process], technology: [] },
      teamStructure: {
        founders: [{ id: 'f1', name: 'Elena Ruiz', role, background: 'Baker for nine years' }],
        keyHires: [{ id: 'h1', role: hire, timeline: 'June 2027', salary: '$30,000 a year' }],
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'who-does-it',
    fault: plan('Marsh CPA: bookkeeping and payroll', 'Elena keeps the books on Fridays'),
    fixed: plan('Marsh CPA: tax return', 'Elena keeps the books on Fridays'),
    says: ['Marsh CPA', 'Elena keeps the books'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([whoDoesItRule], cases)

test.each([
  [
    'Cleaning company for the studio, five evenings a week',
    'We clean the studio ourselves after the last class',
  ],
  ['A courier brings the boxes to the offices', 'Boxes: delivered to the offices by our own drivers'],
  ['Windows are installed by subcontractors', 'Our own crew installs the windows in two days'],
  ['Social media is run by an agency in town', 'Elena posts on social media twice a week'],
  ['Linens go to a laundry service', 'We wash all linens ourselves at night'],
  ['Mowing is subcontracted', 'Mowing: by our own crew, Tuesday to Friday'],
  ['Product pictures by a freelance photographer', 'I take the product pictures myself'],
  ['Hedges are trimmed by a local contractor', 'Hedges are trimmed by our own crew'],
  ['Sheds are assembled by a subcontractor', 'Customers assemble the sheds themselves'],
])('asks about “%s” and “%s”', (partner, process) => {
  expect(findFaults('who-does-it', plan(partner, process))).toHaveLength(1)
})

test('asks about a role and an outside firm', () => {
  expect(
    findFaults('who-does-it', plan('Bookkeeping by Marsh CPA', '', 'Owner, counter and bookkeeping')),
  ).toHaveLength(1)
  expect(
    findFaults(
      'who-does-it',
      plan('Parcels are packed by a fulfillment center', '', 'Owner', 'Packer, part-time'),
    ),
  ).toHaveLength(1)
})

test.each([
  ['Bookkeeping software, shared with our accountant', 'Elena keeps the books'],
  ['A courier ships orders beyond ten miles', 'Local delivery by our own drivers'],
  ['Cleaning company for the hood, twice a year', 'Elena bakes'],
  ['The electrician by the job', 'Wiring checked by Elena'],
  ['Windows are cut by a local contractor', 'Bread is made by our own crew'],
  ['A contractor helps in the first year', 'Mowing: by our own crew'],
])('has no question about “%s” and “%s”', (partner, process) => {
  expect(findFaults('who-does-it', plan(partner, process))).toEqual([])
})

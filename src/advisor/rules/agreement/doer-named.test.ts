import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { doerNamedRule } from './doer-named.ts'

const plan = (activity: string, first: string, second: string, background = 'Ten years in the trade') =>
  moneyPlan({
    model: { keyActivities: [activity] },
    sections: {
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role: first, background },
          { id: 'f2', name: 'Ben Cole', role: second, background: 'Eight years in the trade' },
        ],
        keyHires: [],
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'doer-against-role',
    fault: plan('Visit clients and sell (Ana)', 'Kitchen and menus', 'Sales and delivery'),
    fixed: plan('Visit clients and sell (Ben)', 'Kitchen and menus', 'Sales and delivery'),
    says: ['(Ana)', 'Ben: Sales and delivery'],
    place: 'teamStructure.founders.f2.role',
  },
]

testRuleCases([doerNamedRule], cases)

test.each([
  ['Repair bikes: forty a week (Ben)', 'Mechanic, runs the workshop', 'Front desk and ads'],
  ['Inspect hives in May (Ben)', 'Beekeeping, hive inspections', 'Jars, labels and the market stand'],
  ['Do the books every Friday (Ana)', 'Vet, surgery', 'Front desk, bookkeeping'],
  ['Teach the beginners (Ben, on Mondays)', 'Dance teacher', 'Bookings and money'],
])('asks about “%s” beside the roles “%s” and “%s”', (activity, first, second) => {
  expect(findFaults('doer-against-role', plan(activity, first, second))).toHaveLength(1)
})

test.each([
  ['Repair bikes (Ana and Ben)', 'Workshop', 'Front desk'],
  ['Repair bikes (Ana, Ben on Saturdays)', 'Front desk', 'Workshop'],
  ['Sell at the fair (Ana)', 'Workshop, sales', 'Sales and ads'],
  ['Sort the recycling (Ana)', 'Workshop', 'Sales and ads'],
  ['Repair bikes (Ana)', 'Front desk; stands in at the bench', 'Workshop'],
  ['Repair bikes (paid by card)', 'Front desk', 'Workshop'],
])('is silent about “%s” beside the roles “%s” and “%s”', (activity, first, second) => {
  expect(findFaults('doer-against-role', plan(activity, first, second))).toEqual([])
})

test('what a founder did before may be that founder’s work here', () => {
  const patch = plan('Repair bikes (Ana)', 'Front desk', 'Workshop, repairs', 'Repaired bikes for ten years')
  expect(findFaults('doer-against-role', patch)).toEqual([])
})

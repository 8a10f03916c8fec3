import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { weekdaysDifferRule } from './weekdays-differ.ts'

const plan = (solution: string, process: string) =>
  moneyPlan({
    sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process], technology: [] } },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'weekdays-differ',
    fault: plan(
      'Every Monday the branch gets its list of permits.',
      'The list of permits goes out on Thursdays',
    ),
    fixed: plan(
      'Every Monday the branch gets its list of permits.',
      'The list of permits goes out on Mondays',
    ),
    says: ['Every Monday', 'on Thursdays'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([weekdaysDifferRule], cases)

test.each([
  ['Vegetable boxes are on the porch every Tuesday.', 'Boxes: vegetables packed and driven out on Friday'],
  ['Milk is delivered on Mondays and Thursdays.', 'Milk: delivery Tuesday and Friday'],
  ['Glass is cut on Wednesdays.', 'Cutting glass: Saturday, two hours'],
  ['Puppy class on Saturday mornings.', 'Puppy class: Tuesdays at six (trainer)'],
  ['Payouts to sellers each Friday.', 'Sellers: payouts on Monday'],
  ['Beans are roasted on Sundays.', 'Roasting beans: Wednesday (owner)'],
  ['Linen is changed every Monday.', 'Linen change: Friday'],
  ['Trash is hauled on Tuesdays.', 'Hauling trash: Thursday afternoon'],
])('asks about “%s” and “%s”', (solution, process) => {
  expect(findFaults('weekdays-differ', plan(solution, process))).toHaveLength(1)
})

test.each([
  ['The farm brings milk on Mondays.', 'Bread: delivery Tuesday and Friday'],
  ['Puppy class on Saturdays.', 'Agility class: Tuesdays'],
  ['Beans are roasted on Sundays.', 'Roasting beans: Sunday and Wednesday'],
  ['Payouts each Friday.', 'Payouts on Monday if a Friday is a holiday'],
  ['We count parts every Saturday.', 'Parts ordered on Monday'],
])('has no question about “%s” and “%s”', (solution, process) => {
  expect(findFaults('weekdays-differ', plan(solution, process))).toEqual([])
})

import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { rhythmsDifferRule } from './rhythms-differ.ts'
import { waysDifferRule } from './ways-differ.ts'

const plan = (solution: string, process: string) =>
  moneyPlan({
    sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'rhythms-differ',
    fault: plan('We roast beans twice a week.', 'Roasting every morning before we open (owner)'),
    fixed: plan('We roast beans twice a week.', 'Roasting on Tuesday and Friday afternoons (owner)'),
    says: ['“twice a week”', '“every morning”'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'ways-differ',
    fault: plan('We bake the croissants in-house.', 'At 5:00 the croissants arrive from a bakery in town'),
    fixed: plan('We bake the croissants in-house.', 'At 5:00 the croissants go into the oven'),
    says: ['in-house', 'arrive from a bakery'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([rhythmsDifferRule, waysDifferRule], cases)

test.each([
  ['The farm delivers vegetables three times a week.', 'Vegetables: delivery every Monday', 1],
  ['We change the water every two weeks.', 'Water changes once a month (technician)', 1],
  ['The newsletter goes out monthly.', 'Newsletter every Friday (owner)', 1],
  ['The farm delivers vegetables daily.', 'Vegetables: delivery on weekdays', 0],
  ['We roast beans twice a week.', 'The dairy comes three times a week', 0],
  ['Rent is $900 a month, paid monthly.', 'Rent review once a year (owner)', 0],
  ['Setters’ films go out every Wednesday.', 'Setting on Tuesday and Wednesday, before we open', 0],
  ['The loop to the stores runs each Tuesday and Friday.', 'Store loop: every Monday, one driver', 1],
  ['At first we roast beans once a week.', 'Roasting on Tuesday and Friday afternoons', 0],
])('compares how often “%s” and “%s” happen', (solution, process, count) => {
  expect(findFaults('rhythms-differ', plan(solution, process))).toHaveLength(count)
})

test.each([
  ['We lease the delivery van.', 'The van is bought before opening (owner)', 1],
  ['A new espresso machine pulls every shot.', 'A refurbished espresso machine, serviced each May', 1],
  ['Clients pay the retainer in advance.', 'Invoice for the retainer at the end of the month', 1],
  [
    'Our own crews build the decks, all on the payroll.',
    'Building the decks: subcontractors, paid per job',
    1,
  ],
  ['We own the pasture; 22 acres of pasture belong to us.', 'The pasture is under a ten-year lease', 1],
  ['Handmade pierogi every day.', 'Foodservice truck: receives pierogi, ready to boil', 1],
  ['Ski passes with a locker included.', 'The locker for skis and boots is extra, $5 a day', 1],
  ['Ski passes with a locker included.', 'The lesson for skis and boots is extra, $5 a day', 0],
  ['Ski passes with two lessons included.', 'Extra lessons are booked at the desk', 0],
  ['Our own employees build decks.', 'Builders who subcontract decks can’t promise that', 0],
  ['Head setter, full-time.', 'Assistant setters, part-time', 0],
  ['Two trucks are bought at the start.', 'A third truck is leased in month 22', 0],
  ['We bake the bread in-house.', 'Flour arrives from a mill in town', 0],
  ['We lease the shop.', 'The van is bought before opening (owner)', 0],
  ['We do not bake bread in-house.', 'Bread comes from a bakery in town', 0],
])('compares the ways in which “%s” and “%s” do one thing', (solution, process, count) => {
  expect(runRule('ways-differ', plan(solution, process))).toHaveLength(count)
})

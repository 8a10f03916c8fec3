import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { agesDifferRule } from './ages-differ.ts'

const plan = (channel: string, process: string) =>
  moneyPlan({
    sections: {
      marketingStrategy: { channels: [channel], budget: '', metrics: [] },
      operationsPlan: { keyProcesses: [process] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'ages-differ',
    fault: plan(
      'Toddler mornings for children from three to five',
      'First visit: nobody under six on the pads',
    ),
    fixed: plan('Mornings for children from six to nine', 'First visit: nobody under six on the pads'),
    says: ['nobody under six', 'three to five'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([agesDifferRule], cases)

test.each([
  ['Summer camp for ages 4 to 6', 'Minimum age is 8, checked at the gate'],
  ['Evenings for pupils who are 15 and 16 years old', 'Members have to be 18'],
  ['Birthday rides for 5-year-olds', 'Riders must be 12 or older'],
  ['Family packages, kayak tours for ages 6 to 9', 'No guests under 12 in the boats'],
  ['After-school coding club for ages 8 to 12', 'Coding club, Tuesday: twelve kids aged 11 to 15'],
  ['Nights for 18- to 20-year-olds', 'Must be 21 and older at the door'],
  ['Flyers in preschools: 3- to 5-year-olds swim on Fridays', 'Children under six may not enter the water'],
  ['Teen nights for ages 13 to 17', 'An adults-only room'],
  ['Axe throwing: nobody under 10', 'Axe throwing: nobody under 16'],
  ['Judo for children from 4 to 6', 'Judo groups: children from seven to ten'],
  ['Zip line for anyone from age 6', 'Zip line: no riders under ten'],
])('asks about “%s” and “%s”', (channel, process) => {
  expect(findFaults('ages-differ', plan(channel, process))).toHaveLength(1)
})

test.each([
  ['Camp for ages 6 to 9', 'Children under six come in free'],
  ['Camp for ages 4 to 6', 'No drivers under 21'],
  ['Judo for children from 4 to 6', 'Swimming for children from seven to ten'],
  ['Judo for ages 4 to 6 and 7 to 10', 'Judo groups: children from seven to ten'],
  ['Camp for ages 6 to 9', 'From 6 to 9 the shop is cleaned'],
  ['Tours for ages 8 and up', 'Tours: nobody under eight'],
  ['Homes of 20 to 35 years', 'Nobody under 18 without a parent'],
])('has no question about “%s” and “%s”', (channel, process) => {
  expect(findFaults('ages-differ', plan(channel, process))).toEqual([])
})

import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { ordinalsDifferRule } from './ordinals-differ.ts'

const plan = (channel: string, process: string) =>
  moneyPlan({
    sections: {
      marketingStrategy: { channels: [channel], budget: '', metrics: [] },
      operationsPlan: { keyProcesses: [process], technology: [] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'ordinals-differ',
    fault: plan('Stamp card: every tenth coffee free', 'The fifth coffee is free, the app counts'),
    fixed: plan('Stamp card: every tenth coffee free', 'The tenth coffee is free, the app counts'),
    says: ['tenth coffee', 'fifth coffee'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([ordinalsDifferRule], cases)

test.each([
  ['Every 8th wash free', 'Buy four washes and get one free'],
  ['A free loaf after twelve loaves', 'Each sixth loaf is on us'],
  ['Punch card: the tenth class free', 'Free class after five classes'],
  ['Card with ten stamps', 'Every fourth haircut half price'],
])('asks about “%s” and “%s”', (channel, process) => {
  expect(findFaults('ordinals-differ', plan(channel, process))).toHaveLength(1)
})

test.each([
  ['Every tenth plate free in opening week', 'The fifth plate is free'],
  ['Buy nine coffees, get one free', 'The tenth coffee is free'],
  ['Card with ten stamps', 'The tenth visit is free'],
  ['Every tenth coffee free', 'Every fifth box is weighed'],
  ['Every tenth coffee free', 'Unlike rivals, where the fifth is free, we say so'],
])('has no question about “%s” and “%s”', (channel, process) => {
  expect(findFaults('ordinals-differ', plan(channel, process))).toEqual([])
})

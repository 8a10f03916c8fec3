import { expect, test } from 'vitest'
import { moneyPlan, savings } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { giftRepaidRule } from './gift-repaid.ts'

const plan = (executiveSummary: string) =>
  moneyPlan({
    funding: { contributions: [{ ...savings, name: 'From my uncle', amount: 12_500 }] },
    sections: { implementationTimeline: { executiveSummary } },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'own-money-repaid',
    fault: plan('My uncle gives $12,500 and gets it back at $200 a month.'),
    fixed: plan('My uncle gives $12,500 and wants nothing back.'),
    says: ['gets it back at $200 a month', 'From my uncle', '$12,500'],
    place: 'implementationTimeline.executiveSummary',
  },
]

testRuleCases([giftRepaidRule], cases)

test.each([
  'The $12,500 from my uncle is repaid over three years.',
  'My uncle puts in $12,500, which we pay back from year two.',
  'The start is paid with $12,500 that is lent by the family.',
])('asks about “%s”', (text) => {
  expect(findFaults('own-money-repaid', plan(text))).toHaveLength(1)
})

test.each([
  'My uncle gives $12,500, a gift that need not be paid back.',
  'We put in $12,500, and the bank lends $40,000 that is repaid over seven years.',
  'Savings of $12,500 and a bank loan of $40,000, paid back over seven years.',
  'The bank loan of $40,000 is repaid over seven years.',
])('is silent about “%s”', (text) => {
  expect(findFaults('own-money-repaid', plan(text))).toEqual([])
})

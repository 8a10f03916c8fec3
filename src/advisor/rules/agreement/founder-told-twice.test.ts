import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { founderToldTwiceRule } from './founder-told-twice.ts'

const plan = (role: string, background: string, mitigation: string) =>
  moneyPlan({
    sections: {
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role, background },
          { id: 'f2', name: 'Ben Cole', role: 'Books, six hours a week', background: 'Clerk' },
        ],
        keyHires: [],
      },
      legalStructure: { jurisdiction: 'Ohio, City of Dayton' },
      riskAnalysis: { risks: [{ id: 'r1', type: 'Team', description: 'Ana is out', mitigation }] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'founder-told-twice',
    fault: plan('Owner, full-time', 'Baker for nine years', 'Ana keeps her job at the mill until 2030.'),
    fixed: plan('Owner, full-time', 'Baker for nine years', 'Ana keeps her job at the mill until we open.'),
    says: ['Left the job, or keeps it?', 'keeps her job at the mill'],
    place: 'teamStructure.founders.f1.role',
  },
]

testRuleCases([founderToldTwiceRule], cases)

test.each([
  ['Owner, full-time', 'Since May I worked two days a week at a bakery to learn the trade.', ''],
  ['Owner, full-time', 'Sold 4,000 loaves at the market.', 'Ana never sells a loaf below $6 at the market.'],
])('is silent about what was learned and what is a principle: “%s”, “%s”, “%s”', (role, past, risk) => {
  expect(findFaults('founder-told-twice', plan(role, past, risk))).toEqual([])
})

test.each([
  ['Owner, full-time', '', 'Ana stays in her nursing job, so we can wait for the pay.'],
  ['Owner', 'Resigned from the clinic in June.', 'In a slow winter we live on Ana’s salary.'],
  ['Owner', 'Gives notice at the clinic in June.', 'Ana’s job carries the household.'],
  [
    'Owner',
    'Nine years at a clinic. Stands at our counter Monday to Saturday.',
    'Calls: Ana Tuesday and Thursday, the answering service on the other days.',
  ],
  [
    'Runs the kitchen',
    'Left the county in August 2026.',
    'Ana still works at the county and covers a bad month.',
  ],
  ['Owner', 'Keeps her teaching job, which carries the family.', 'Ana resigned from the school in spring.'],
  [
    'Owner, three days a week',
    'Keeps the day job at the bank.',
    'Ana quit the bank and is here from morning to night.',
  ],
  ['Head groomer, full-time', '', 'Ana is a silent partner, so her absence costs nothing.'],
  ['Runs the front desk', '', 'Ana lives in Denver and comes twice a year.'],
  ['Instructor on site every day', '', 'Ana is a passive investor.'],
  ['Driver', 'Holds a CDL since 2019.', 'Ana takes the CDL test in May; Ben drives until then.'],
  ['Owner', 'Certified arborist for ten years.', 'Ana has yet to pass the arborist exam.'],
  ['Owner', 'Built 118 canoes since 2019.', 'Ana has never built a canoe for anyone else.'],
  [
    'Owner, full-time',
    'Taught 40 pottery classes.',
    'Ana has never taught a class before, so we start small.',
  ],
])('asks about “%s %s” and “%s”', (role, background, mitigation) => {
  expect(findFaults('founder-told-twice', plan(role, background, mitigation))).toHaveLength(1)
})

test.each([
  ['Owner, ten hours a week', 'Keeps her job at the bank.', 'Ana would ask the bank for another day.'],
  [
    'Owner, full-time from month 9',
    'Keeps her job until then.',
    'Ana keeps her job at the bank until month 8.',
  ],
  ['Owner, full-time', 'Left the Navy in 2009.', 'Ben keeps his job at the bank for good.'],
  ['Owner, full-time', 'Certified baker.', 'Ana takes the state food course again every five years.'],
  ['Owner, full-time', 'Did payroll for 22 people.', 'Ana has never missed a payroll.'],
  ['Runs the kitchen', 'Her husband keeps his job at the port.', 'Ana left the hotel in 2026.'],
  ['Owner, full-time', 'Lives in Dayton.', 'Ana could go back to her job at the mill.'],
])('has no question about “%s %s” and “%s”', (role, background, mitigation) => {
  expect(findFaults('founder-told-twice', plan(role, background, mitigation))).toEqual([])
})

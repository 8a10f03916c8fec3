import { expect, test } from 'vitest'
import { baker, moneyPlan, owner } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { loadSaidRule } from './load-said.ts'

const plan = (
  hire: string,
  paid: string,
  { timeline = 'June 2027', founder = 'Owner', cost = 'Rent $1,500' } = {},
) =>
  moneyPlan({
    model: { costStructure: [cost] },
    forecast: { people: [owner, { ...baker, role: paid }] },
    sections: {
      teamStructure: {
        founders: [{ id: 'f1', name: 'Ana Ruiz', role: founder, background: 'Baker for nine years' }],
        keyHires: [{ id: 'h1', role: hire, timeline, salary: '$30,000 a year' }],
      },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'people-load-differs',
    fault: plan('Bench jeweler, full-time', 'Bench jeweler, three days a week'),
    fixed: plan('Bench jeweler, three days a week', 'Bench jeweler, 24 hours a week'),
    says: ['full-time', 'three days a week'],
    place: 'teamStructure.keyHires.h1.role',
  },
]

testRuleCases([loadSaidRule], cases)

test.each([
  plan('Groomer', 'Groomer, 30 hours a month', { timeline: 'From May 2027, two days a week' }),
  plan('Van driver, five mornings a week', 'Van driver, full-time'),
  plan('Bookkeeper, 12 hours a month', 'Bookkeeper, full time'),
  plan('Cook', 'Cook', { founder: 'Owner and vet, full-time', cost: 'Ana $1,200 for one day a week' }),
  plan('Cook', 'Ana, four evenings a week', { founder: 'Owner and trainer, full-time' }),
])('asks about hours that differ %#', (patch) => {
  expect(findFaults('people-load-differs', patch)).toHaveLength(1)
})

test.each([
  plan('Groomer, full-time', 'Groomer, 40 hours a week'),
  plan('Groomer, five days a week', 'Groomer, full-time'),
  plan('Groomer, two days a week, full-time from 2028', 'Groomer, two days a week'),
  plan('Groomer', 'Cleaner, six hours a week', { timeline: 'From May 2027, full-time' }),
  plan('Cook', 'Cook', { founder: 'Owner, full-time', cost: 'Cleaner, two days a week, $400' }),
  plan('Cook', 'Cook', { founder: 'Owner, full-time; keeps two days a week elsewhere', cost: 'Ana $900' }),
])('is silent about the same hours in other words %#', (patch) => {
  expect(findFaults('people-load-differs', patch)).toEqual([])
})

import { expect, test } from 'vitest'
import { baker, moneyPlan, oven, owner, running } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** How older rules read what owners write in other words. */

test('a deposit of two months of rent is no reserve', () => {
  const deposit = {
    ...oven,
    id: 'u3',
    kind: 'deposit',
    category: 'Deposits',
    description: 'Two months of rent',
  }
  const plan = moneyPlan({ finances: { startupCosts: [oven, deposit] } })
  expect(findFaults('costs-no-reserve', plan)).toHaveLength(1)
})

test('an owner who takes no pay still has to say what they live on', () => {
  const founder = { id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time, takes no pay', background: 'Baker' }
  const plan = (background: string) =>
    moneyPlan({
      forecast: { people: [baker] },
      model: { costStructure: ['Rent $1,500 a month', 'Flour $5 an order', 'Insurance $250 a month'] },
      sections: { teamStructure: { founders: [{ ...founder, background }] } },
    })
  expect(findFaults('pay-owner-missing', plan('Baker for nine years'))).toHaveLength(1)
  expect(findFaults('pay-owner-missing', plan('Baker for nine years, lives on a pension'))).toEqual([])
  expect(findFaults('pay-owner-missing', moneyPlan({ forecast: { people: [owner] } }))).toEqual([])
})

test.each([
  'About 75% of all this in year one is from Virginia Commonwealth University',
  'Orders at $20, four fifths of them for Crestline Property Management',
  'Orders at $20; the chain where I worked until June takes two thirds of the orders',
  'Roughly 85% paid by the Dayton VA, the rest by families',
])('one buyer carries the business: %s', (line) => {
  expect(
    findFaults('one-customer-carries-all', moneyPlan({ model: { revenueStreams: [line] } })),
  ).toHaveLength(1)
})

test.each([
  'Orders at $20, about 78% paid by families',
  'Orders at $20, 60% of them from North Dakota',
  'Orders at $20, 70% through Instagram',
])('many buyers do not: %s', (line) => {
  expect(findFaults('one-customer-carries-all', moneyPlan({ model: { revenueStreams: [line] } }))).toEqual([])
})

test('a lease that either side can end is too short for the loan, a month-to-month price is none', () => {
  const plan = (text: string) => moneyPlan({ model: { keyResources: [text] } })
  const ends = 'Shop on Main Street; either side can end the lease with 60 days’ notice'
  expect(findFaults('lease-ends-any-time', plan(ends))).toHaveLength(1)
  expect(findFaults('lease-ends-any-time', plan('Month-to-month price that keeps them longer'))).toEqual([])
})

test('the name of an office rent holds no insurance', () => {
  const costs = running.map((cost) =>
    cost.name === 'Insurance' ? { ...cost, name: 'Office rent and utilities' } : cost,
  )
  expect(findFaults('costs-no-insurance', moneyPlan({ forecast: { runningCosts: costs } }))).toHaveLength(1)
})

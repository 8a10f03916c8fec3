import { expect, test } from 'vitest'
import { moneyPlan, running } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const power = { ...running[0], id: 'r9', name: 'Electricity, heating, water', amount: 220 }

test.each([
  ['no cost is for power, heat or water', moneyPlan(), 1],
  ['the forecast pays for them', moneyPlan({ forecast: { runningCosts: [...running, power] } }), 0],
  [
    'the rent includes them',
    moneyPlan({ model: { keyResources: ['Lease of a shop, heat and power included'] } }),
    0,
  ],
  ['there is no rented place', moneyPlan({ model: { keyResources: ['My own barn'] } }), 0],
  [
    'one cost may hold anything',
    moneyPlan({ forecast: { runningCosts: [...running, { ...power, name: 'General overhead' }] } }),
    0,
  ],
])('utilities, when %s', (_case, plan, count) => {
  expect(findFaults('costs-no-utilities', plan)).toHaveLength(count)
})

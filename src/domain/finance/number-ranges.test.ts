import { describe, expect, test } from 'vitest'
import type { NumberAddress } from '#domain/plan/address/field-address.ts'
import { explainUnitEconomics } from './explain-unit-economics.ts'
import { findNumberFault, sumStartupCosts } from './number-ranges.ts'
import { computeUnitEconomics } from './unit-economics.ts'

const projections = ['financialProjections', 'projections'] as const
const item = { id: 'any' }

describe('an impossible number', () => {
  test.each<[NumberAddress, number, string]>([
    [[...projections, 'churnRate'], -4, 'Churn is between 0 and 100%, so it counts as 0.'],
    [[...projections, 'churnRate'], 150, 'Churn is between 0 and 100%, so it counts as 100.'],
    [[...projections, 'price'], -7, 'A price cannot be negative, so it counts as 0.'],
    [[...projections, 'cogs'], -1, 'A cost cannot be negative, so it counts as 0.'],
    [[...projections, 'cac'], -1, 'A cost cannot be negative, so it counts as 0.'],
    [
      [...projections, 'conversionRate'],
      101,
      'A conversion rate is between 0 and 100%, so it counts as 100.',
    ],
    [
      [...projections, 'monthlyGrowthRate'],
      -120,
      'Sales cannot fall by more than 100%, so it counts as -100.',
    ],
    [
      ['financialProjections', 'pricingTiers', item, 'price'],
      -2,
      'A price cannot be negative, so it counts as 0.',
    ],
    [
      ['financialProjections', 'startupCosts', item, 'amount'],
      -500,
      'A cost cannot be negative, so it counts as 0.',
    ],
  ])('is named: %j %d', (address, value, fault) => {
    expect(findNumberFault(address, value)).toBe(fault)
  })

  test('is distinguished from a possible one', () => {
    expect(findNumberFault([...projections, 'churnRate'], 0)).toBeNull()
    expect(findNumberFault([...projections, 'churnRate'], 100)).toBeNull()
    expect(findNumberFault([...projections, 'price'], 1e9)).toBeNull()
    expect(findNumberFault([...projections, 'monthlyGrowthRate'], -3)).toBeNull()
  })

  test('counts in every calculation as the nearest possible one', () => {
    const typed = { price: 40, cogs: -10, cac: -5, churnRate: 150 }
    const counted = { price: 40, cogs: 0, cac: 0, churnRate: 100 }
    expect(computeUnitEconomics(typed)).toEqual(computeUnitEconomics(counted))
    expect(explainUnitEconomics(typed)).toEqual(explainUnitEconomics(counted))
    expect(computeUnitEconomics({ ...counted, churnRate: -4 }).lifetimeValue).toBe(480)
    expect(computeUnitEconomics({ ...counted, price: -7 }).monthlyRecurringRevenue).toBe(0)
    expect(sumStartupCosts([{ amount: 2000 }, { amount: -500 }])).toBe(2000)
  })
})

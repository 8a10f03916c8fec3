import { describe, expect, test } from 'vitest'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import { describePricingTiers, describeStartupCosts, describeUnitFigures } from './financial-projections.ts'

const finances = exampleOf('local-service').financialProjections
const write = (changes: object) => {
  const changed = { ...finances, ...changes }
  return JSON.stringify([
    describeUnitFigures(changed),
    describePricingTiers(changed),
    describeStartupCosts(changed),
  ])
}

describe('the exported finances', () => {
  test('show every amount in the plan’s currency', () => {
    const startupCosts = finances.startupCosts.map((cost) => ({ ...cost, description: '' }))
    const text = write({ currency: 'EUR', startupCosts })
    expect(text).toContain('€40,000')
    expect(text).toContain('€85,000')
    expect(text).not.toContain('$')
  })

  test('say what the price is for, and how often a customer buys unless it is once a month', () => {
    expect(write({})).toContain('$8 per visit')
    const monthly = { ...finances.projections, purchasesPerMonth: 1 }
    expect(write({ projections: monthly })).not.toContain('How often a customer buys')
    const regulars = { ...finances.projections, purchasesPerMonth: 8.67 }
    expect(write({ projections: regulars })).toContain('twice a week')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainUnitEconomics } from './explain-unit-economics.ts'

function explain(price: number, cogs: number, cac: number, churnRate: number) {
  const all = explainUnitEconomics({ price, cogs, cac, churnRate })
  return Object.fromEntries(all.map((figure) => [figure.key, figure]))
}

describe('the explained unit economics', () => {
  test('put the plan’s own numbers into each formula', () => {
    const coffeeShop = explain(8, 3, 5, 15)
    expect(coffeeShop['contributionMargin']?.calculation).toBe('$8 − $3 = $5')
    expect(coffeeShop['grossMarginPercent']?.calculation).toBe('($8 − $3) ÷ $8 × 100 = 62.5%')
    expect(coffeeShop['lifetimeValue']?.calculation).toBe('$8 ÷ 15% = $53.33')
    expect(coffeeShop['lifetimeValueToCac']?.calculation).toBe('$53.33 ÷ $5 = 10.7x')
    expect(coffeeShop['breakEvenMonths']?.calculation).toBe('$5 ÷ $5 = 1.0 months')
    expect(coffeeShop['monthlyRecurringRevenue']?.value).toBe('$8')
  })

  test('show cents in the calculation and none in the figure', () => {
    const { contributionMargin } = explain(8.5, 3.25, 5, 15)
    expect(contributionMargin?.calculation).toBe('$8.50 − $3.25 = $5.25')
    expect(contributionMargin?.value).toBe('$5')
  })

  test('mark a figure as healthy at the known limits and above', () => {
    expect(explain(100, 30, 100, 5)['grossMarginPercent']?.isHealthy).toBe(true)
    expect(explain(100, 30.1, 100, 5)['grossMarginPercent']?.isHealthy).toBe(false)
    expect(explain(15, 0, 100, 5)['lifetimeValueToCac']?.isHealthy).toBe(true)
    expect(explain(14.9, 0, 100, 5)['lifetimeValueToCac']?.isHealthy).toBe(false)
  })

  test('say so where a figure cannot be calculated', () => {
    expect(explain(0, 0, 5, 5)['grossMarginPercent']?.calculation).toBe('No price yet, so it counts as 0')
    expect(explain(8, 3, 0, 5)['lifetimeValueToCac']?.calculation).toContain('counts as 0')
    expect(explain(8, 3, 5, 0)['lifetimeValue']?.calculation).toBe('$8 × 12 = $96')
    expect(explain(3, 8, 5, 5)['breakEvenMonths']?.calculation).toBe('No positive margin, so it counts as 0')
    expect(explain(3, 8, 5, 5)['contributionMargin']?.calculation).toBe('$3 − $8 = −$5')
  })

  test('count a break-even of less than a month in days', () => {
    expect(explain(45, 20, 15, 25)['breakEvenMonths']?.calculation).toBe('$15 ÷ $25 × 30 days = 18 days')
  })

  test('never show something that is not a number', () => {
    const amount = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(amount, amount, amount, amount, (price, cogs, cac, churnRate) => {
        const shown = explainUnitEconomics({ price, cogs, cac, churnRate }).map(
          ({ value, calculation, meaning }) => `${value} ${calculation} ${meaning}`,
        )
        expect(shown.join(' ')).not.toMatch(/NaN|Infinity|undefined|∞/)
      }),
    )
  })
})

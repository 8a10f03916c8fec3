import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { explainUnitEconomics } from './explain-unit-economics.ts'
import { doSalesRecur, listUnitTruths } from './unit-truths.ts'

function explain(price: number, cogs: number, cac: number, churnRate: number, recurs = true) {
  const all = explainUnitEconomics({ price, cogs, cac, churnRate }, 'USD', recurs)
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

const plan = (financialProjections: object) =>
  restoreWorkbookData({ financialProjections }).financialProjections
describe('beside the unit economics', () => {
  test('a sale at a loss is said to never pay back, and its ratio is emphasized but not called healthy', () => {
    const { breakEvenMonths, lifetimeValueToCac } = explain(8, 10, 5, 15)
    expect(breakEvenMonths).toMatchObject({
      value: '0 days',
      meaning: 'Each sale loses $2: never pays back.',
    })
    expect(lifetimeValueToCac).toMatchObject({ value: '10.7x', isHealthy: true, isDoubted: true })
    expect(
      listUnitTruths(plan({ projections: { price: 8, cogs: 10, cac: 5, churnRate: 15 } }), 'USD'),
    ).toEqual(['Each sale loses $2: never pays back.'])
  })

  test('a ratio of 472 is said to leave something out', () => {
    const { lifetimeValueToCac } = explain(94.4, 12, 4, 5)
    expect(lifetimeValueToCac).toMatchObject({ value: '472.0x', isHealthy: true, isDoubted: true })
    expect(lifetimeValueToCac?.meaning).toContain('472× means that CAC leaves something out')
    expect(explain(89, 12, 267, 5)['lifetimeValueToCac']?.isDoubted).toBe(false)
    // 80 ÷ 0.05 ÷ 80: exactly 20 is still believed.
    expect(explain(80, 12, 80, 5)['lifetimeValueToCac']?.isDoubted).toBe(false)
  })

  test('months are explained where sales do not recur', () => {
    const once = explain(8, 3, 5, 15, false)
    expect(once['monthlyRecurringRevenue']?.meaning).toContain('Per customer and month')
    expect(once['lifetimeValue']?.meaning).toContain('per customer and month')
    expect(explain(8, 3, 5, 15)['monthlyRecurringRevenue']?.meaning).not.toContain('er customer and month')
  })

  test.each([
    [{}, true],
    [{ projections: { priceUnit: 'visit' } }, false],
    [{ projections: { priceUnit: 'month' } }, true],
    [{ projections: { priceUnit: 'seat per month' } }, true],
    [{ projections: { priceUnit: 'month' }, forecast: { streams: [{ kind: 'units' }] } }, false],
    [{ forecast: { streams: [{ kind: 'units' }, { kind: 'recurring' }] } }, true],
  ])('%j recurs: %s', (financials, recurs) => {
    expect(doSalesRecur(plan(financials))).toBe(recurs)
  })
})

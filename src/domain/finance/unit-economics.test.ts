import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/wording/format-money.ts'
import { formatBreakEven, formatPercent, formatRatio } from './format-figures.ts'
import { classifyFinancials, computeUnitEconomics } from './unit-economics.ts'

const saas = { price: 89, cogs: 12, cac: 267, churnRate: 5, conversionRate: 2.5, monthlyGrowthRate: 15 }
const nothing = { price: 0, cogs: 0, cac: 0, churnRate: 0, conversionRate: 0, monthlyGrowthRate: 0 }

describe('unit economics', () => {
  test('of the saas numbers', () => {
    const figures = computeUnitEconomics(saas)
    expect(formatPercent(figures.grossMarginPercent)).toBe('86.5%')
    expect(figures.contributionMargin).toBe(77)
    expect(formatMoney(figures.lifetimeValue, { cents: 'never' })).toBe('$1,780')
    expect(formatRatio(figures.lifetimeValueToCac)).toBe('6.7x')
    expect(formatBreakEven(figures.breakEvenMonths)).toBe('3.5 months')
    expect(figures.monthlyRecurringRevenue).toBe(89)
  })

  test('count a customer who never leaves for twelve months', () => {
    expect(computeUnitEconomics({ ...saas, churnRate: 0 }).lifetimeValue).toBe(89 * 12)
  })

  test('assume 5% churn when none is given', () => {
    expect(computeUnitEconomics({ price: 10, cogs: 0, cac: 0 }).lifetimeValue).toBeCloseTo(200)
  })

  test('are 0 where there is nothing to divide by', () => {
    expect(computeUnitEconomics(nothing)).toMatchObject({
      grossMarginPercent: 0,
      lifetimeValueToCac: 0,
      breakEvenMonths: 0,
    })
    expect(computeUnitEconomics({ ...saas, price: 5, cogs: 9 }).breakEvenMonths).toBe(0)
  })

  test('are never NaN, and always have something to show', () => {
    const amount = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(amount, amount, amount, amount, (price, cogs, cac, churnRate) => {
        const figures = computeUnitEconomics({ price, cogs, cac, churnRate })
        const shown = [
          formatMoney(figures.lifetimeValue, { cents: 'never' }),
          formatPercent(figures.grossMarginPercent),
          formatRatio(figures.lifetimeValueToCac),
          formatBreakEven(figures.breakEvenMonths),
        ]
        expect(shown.join(' ')).not.toMatch(/NaN|Infinity|undefined|∞/)
      }),
    )
  })
})

describe('figures', () => {
  test('show dollars without cents, percents and ratios with one decimal', () => {
    expect([
      formatMoney(1234.5, { cents: 'never' }),
      formatMoney(-0.2, { cents: 'never' }),
      formatPercent(68.75),
      formatRatio(8),
    ]).toEqual(['$1,235', '$0', '68.8%', '8.0x'])
  })

  test('show a break-even under a month as days', () => {
    expect([0, 0.02, 0.5, 0.999, 1, 12.34].map(formatBreakEven)).toEqual([
      '0 days',
      '1 day',
      '15 days',
      '30 days',
      '1.0 months',
      '12.3 months',
    ])
  })
})

describe('the panel', () => {
  const state = (projections: typeof saas) => classifyFinancials(projections, [saas])

  test('knows a template by its exact numbers', () => {
    expect(state({ ...saas })).toBe('template')
    expect(state({ ...saas, conversionRate: 2.6 })).toBe('real')
  })

  test('asks for numbers while there is no price and no cost', () => {
    expect(state(nothing)).toBe('empty')
    expect(state({ ...nothing, churnRate: 5 })).toBe('empty')
  })

  test('shows the figures as soon as one number is real', () => {
    expect(state({ ...nothing, price: 8 })).toBe('real')
    expect(state({ ...nothing, cac: 1 })).toBe('real')
  })
})

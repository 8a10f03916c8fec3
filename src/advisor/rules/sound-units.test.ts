import { describe, expect, test } from 'vitest'
import { findForeignCurrency } from '#advisor/facts/plan-currency.ts'
import { moneyPlan, reserve, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Units of sale, weights and buyers of sound plans, beside what is a fault. */

const figures = { price: 46, cogs: 20, cac: 12, churnRate: 2, conversionRate: 45, purchasesPerMonth: 4 }
const sold = (name: string, metric: string, changed: object = {}) => ({
  ...moneyPlan({
    finances: {
      projections: { ...figures, priceUnit: 'delivery', ...changed },
      pricingTiers: [],
    },
    forecast: { streams: [{ ...stream, name, price: 46 }] },
  }),
  marketingStrategy: { budget: '$400 a month', metrics: [metric] },
})

test.each([
  ['Cheese to restaurants and delis', 'Orders a week', 0],
  ['Wholesale cases', 'Orders a week', 0],
  ['Candles', 'Sample boxes that lead to an order: 45%', 0],
  ['Candles', 'Shop owners visited who order, 45% of fittings', 0],
  ['Candles', 'Website visitors who buy: 45%', 1],
  ['Candles', 'Orders a week', 1],
])('%s, measured by “%s”, for strangers on the web', (name, metric, count) => {
  expect(findFaults('conversion-unbelievable', sold(name, metric), 'ecommerce')).toHaveLength(count)
})

test.each([
  ['Honey to grocers', 0],
  ['Honey', 1],
])('customers of %s who stay for years', (name, count) => {
  const plan = sold(name, 'Orders', { conversionRate: 2 })
  expect(findFaults('ratio-unbelievable', plan, 'ecommerce')).toHaveLength(count)
})

describe('a price of another unit', () => {
  const priced = (priceUnit: string, price: number, name: string) =>
    moneyPlan({
      finances: {
        projections: { ...figures, price, priceUnit },
        pricingTiers: [{ id: 't1', name, price: 30, features: [] }],
      },
      forecast: { streams: [{ ...stream, name, price: 30 }] },
    })

  test.each([
    ['stay', 120, 'Kennel, per night', 0],
    ['charter', 90, 'Boat, per hour', 0],
    ['stay', 131, 'Kennel, per night', 1],
    ['lesson', 90, 'Piano lesson', 1],
  ])('a %s at $%d beside “%s”', (unit, price, name, count) => {
    expect(findFaults('cross-price-outside-tiers', priced(unit, price, name))).toHaveLength(count)
    expect(findFaults('price-forecast-differs', priced(unit, price, name))).toHaveLength(count)
  })
})

test.each([
  ['Driver, $20 an hour; the trailer is under 10,000 pounds', 'USD', null],
  ['Loads of up to 900 pounds', 'EUR', null],
  ['Flour at $0.40, 2,000 pounds of it', 'USD', null],
  ['Rent £900 a month', 'USD', 'GBP'],
  ['Rent €900 a month', 'USD', 'EUR'],
])('the money in “%s” of a plan in %s', (text, currency, code) => {
  expect(findForeignCurrency(text, currency)).toBe(code)
})

describe('parts of a start-up cost', () => {
  const cost = (description: string, amount: number) =>
    moneyPlan({
      finances: {
        startupCosts: [{ id: 's1', category: 'Machines', amount, description, kind: 'equipment' }, reserve],
      },
    })

  test.each([
    ['6 looms at $1,500 ($9,000), bench $1,000', 10_000, 0],
    ['4 eight-foot tables at $250 ($1,000), lamps $500', 1500, 0],
    ['Looms $9,000, bench $1,000 (on top of the $4,000 of tools I already own)', 10_000, 0],
    ['6 looms at $1,500 ($9,000), bench $1,000', 14_000, 1],
    ['Looms $9,000, bench $1,000, lamps $2,000', 10_000, 1],
  ])('“%s” for $%d', (description, amount, count) => {
    expect(findFaults('startup-parts-differ', cost(description, amount))).toHaveLength(count)
  })
})

test.each([
  ['Visits, $80 on average (about half $60 and half $100): $48,000 in year one', 0],
  ['A visit costs $30: parts $20 (2 filters on average at $10), fuel $6, fees $4', 0],
  ['A visit costs $36: parts $20 (2 filters at $10), fuel $6, fees $4', 1],
])('the sum “%s”', (line, count) => {
  expect(findFaults('sum-parts-differ', moneyPlan({ model: { revenueStreams: [line] } }))).toHaveLength(count)
})

test.each([
  ['Loan: $40,000 at 9% over seven years, interest only for two months, then $644 a month', 0],
  ['Rent $40,000 a month', 1],
])('“%s” as a monthly cost', (line, count) => {
  const plan = moneyPlan({
    model: { costStructure: [line, 'Insurance $250 a month', 'Marketing $400 a month'] },
  })
  expect(findFaults('cross-costs-above-som', plan)).toHaveLength(count)
})

import { describe, expect, test } from 'vitest'
import { moneyPlan, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What the plan stays under, never goes below, or counts on without having it. */

describe('sales that stay under an amount', () => {
  test.each([
    ['No sales tax license: our revenue stays below $100,000', 1],
    ['Small trader’s rule, because our turnover is always under the limit of $85,000', 1],
    ['In the first year our sales stay below $150,000', 1],
    ['Our revenue stays below $500,000 in all three years', 0],
    ['We register when our sales are below $100,000 no longer', 0],
    ['If our sales stay below $100,000 we pay no fee', 0],
    ['Sales tax return each quarter, fee below $100', 0],
  ])('%s', (license, count) => {
    const plan = moneyPlan({ sections: { legalStructure: { licenses: [license] } } })
    expect(findFaults('sales-limit-differs', plan)).toHaveLength(count)
  })
})

describe('a price that nothing goes below', () => {
  const plan = (pricingStrategy: string, channel: string) =>
    moneyPlan({
      sections: { competitiveAnalysis: { pricingStrategy }, marketingStrategy: { channels: [channel] } },
    })
  test.each([
    ['We never sell below $20, in the shop or online.', '15% off the first box for newsletter readers', 1],
    ['No order is sold for less than $20.', 'Students save 10% on Tuesdays', 1],
    ['We do not go under $18 a loaf box.', 'A quarter off before closing time', 1],
    ['We never sell below $18.', '5% off the first box for newsletter readers', 0],
    ['We never sell below $20.', 'The chains give 30% off on Mondays', 0],
    ['We never sell below $20.', 'No student discount: 10% off helps nobody', 0],
    ['Rivals sell at $20.', 'Students save 10% on Tuesdays', 0],
  ])('%s / %s', (pricing, channel, count) => {
    expect(findFaults('discount-below-floor', plan(pricing, channel))).toHaveLength(count)
  })
})

describe('a line of credit in a text', () => {
  const plan = (mitigation: string, funding = {}) =>
    moneyPlan({
      sections: { riskAnalysis: { risks: [{ id: 'k1', description: 'A slow winter', mitigation }] } },
      funding,
    })
  test.each([
    ['We draw on our line of credit of $15,000 until spring.', 1],
    ['A $25,000 credit line at the bank pays the flour.', 1],
    ['The overdraft of $8,000 covers two weeks.', 1],
    ['We would ask the bank for a line of credit of $15,000.', 0],
    ['My home equity line of credit of $40,000 is not part of it.', 0],
    ['The mill gives us a supplier credit line of $5,000.', 0],
    ['The reserve covers it.', 0],
  ])('that the funding does not have: %s', (text, count) => {
    expect(findFaults('funding-part-differs', plan(text))).toHaveLength(count)
  })

  test('that the funding has', () => {
    const funding = { lineOfCredit: { limit: 15_000, ratePercent: 10 } }
    const text = 'We draw on our line of credit of $15,000 until spring.'
    expect(findFaults('funding-part-differs', plan(text, funding))).toEqual([])
  })
})

describe('the share of the largest buyer', () => {
  const plan = (summary: string) =>
    moneyPlan({
      sections: {
        marketAnalysis: { summary },
        riskAnalysis: {
          risks: [
            { id: 'k1', description: 'A buyer leaves', mitigation: 'Our biggest customer is 8% of sales.' },
          ],
        },
      },
    })
  test.each([
    ['Half of last year’s loaves went to one hotel group.', 1],
    ['One grocery chain takes 35% of our orders.', 1],
    ['About 7% of it went to one hotel.', 0],
    ['One grocery chain holds 35% of the market.', 0],
    ['We asked 40 cafés, and one café in three said 20% more would be fine.', 0],
  ])('%s', (summary, count) => {
    expect(findFaults('largest-share-differs', plan(summary))).toHaveLength(count)
  })
})

describe('hours of a hire', () => {
  const people = (role: string) => [
    { id: 'p1', role, count: 1, pay: 700, payPeriod: 'month', startMonth: 1, employment: 'employee' },
  ]
  test.each([
    ['Weekend cashier', 'From May, 12 hours every week', 'Weekend cashier, 20 hours a month', 1],
    ['Weekend cashier, 30 hours a month', 'From May', 'Weekend cashier, 15 hours a week', 1],
    ['Weekend cashier', 'From May, 5 hours a week', 'Weekend cashier, 20 hours a month', 0],
    ['Weekend cashier', 'From May', 'Weekend cashier, 20 hours a month', 0],
  ])('%s, %s / %s', (role, timeline, paid, count) => {
    const keyHires = [{ id: 'h1', role, timeline, salary: '$15 an hour' }]
    const plan = moneyPlan({
      forecast: { people: people(paid) },
      sections: { teamStructure: { keyHires } },
    })
    expect(findFaults('people-hours-said-differ', plan)).toHaveLength(count)
  })
})

test.each([
  ['Commission: 9% of the basket', 'Growers pay us 14%', 1],
  ['Commission: 14% of the basket', 'Boats are listed free, and we pay out the sale less our 9%.', 1],
  ['Commission: 14% of the basket', 'Growers pay us 14%', 0],
  ['Commission: 14% of the basket', 'Our 9% growth is steady', 0],
])('what is taken of each sale: %s / %s', (revenue, pricingStrategy, count) => {
  const plan = moneyPlan({
    model: { revenueStreams: [revenue] },
    sections: { competitiveAnalysis: { pricingStrategy, competitiveAdvantages: [] } },
  })
  expect(findFaults('take-rate-differs', plan)).toHaveLength(count)
})

test.each([
  ['Cedar fence repair', 'A cedar fence repair is $340.', 'A $340 repair pays for the day.', 1],
  ['Cedar fence repair', 'A pine fence is $340.', 'A $340 pine fence pays for the day.', 0],
])('the price of “%s”, told twice: %s', (name, pricingStrategy, solution, count) => {
  const plan = moneyPlan({
    forecast: { streams: [stream] },
    finances: { pricingTiers: [{ id: 't1', name, price: 410, features: [], targetSegment: '' }] },
    sections: { businessIdea: { solution }, competitiveAnalysis: { pricingStrategy } },
  })
  expect(findFaults('named-price-differs', plan)).toHaveLength(count)
})

test.each([
  ['Small cedar fence repairs are $290.', 0],
  ['A weekend cedar fence repair costs $480.', 0],
  ['A cedar fence repair costs $480.', 1],
])('a smaller or larger one has a price of its own: %s', (pricingStrategy, count) => {
  const tiers = [{ id: 't1', name: 'Cedar fence repair', price: 410, features: [], targetSegment: '' }]
  const plan = moneyPlan({
    forecast: { streams: [stream] },
    finances: { pricingTiers: tiers },
    sections: { businessIdea: { solution: 'Fences.' }, competitiveAnalysis: { pricingStrategy } },
  })
  expect(findFaults('named-price-differs', plan)).toHaveLength(count)
})

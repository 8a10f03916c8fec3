import { expect, test } from 'vitest'
import { moneyPlan, owner, savings, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Figures that look like another one of the plan and are none, beside those that are. */

const risk = (mitigation: string) => ({
  riskAnalysis: { risks: [{ id: 'k1', description: 'A slow start', mitigation }] },
})

test.each([
  ['Ana’s draw falls by $1,200 a month until May.', 0],
  ['Ana’s draw is cut to $1,200 a month until May.', 0],
  ['Ana’s draw of $4,400 a month stays.', 1],
])('a cut of the owner’s pay: %s', (text, count) => {
  const plan = moneyPlan({
    forecast: { people: [{ ...owner, role: 'Ana Ruiz, owner' }] },
    sections: risk(text),
  })
  expect(findFaults('owner-pay-said-differs', plan)).toHaveLength(count)
})

test.each([
  ['An order in the shop leaves $12.40, an order online $14.10.', 0],
  ['An order in the shop earns $12.40 and an online order $14.10.', 0],
  ['An order online is $14.10.', 1],
])('what is left of a price: %s', (pricingStrategy, count) => {
  const plan = moneyPlan({ sections: { competitiveAnalysis: { pricingStrategy } } })
  expect(findFaults('price-text-differs', plan)).toHaveLength(count)
})

test.each([
  ['Loaves at $8, 2.5 loaves to an order', 0],
  ['Loaves at $8, three loaves to an order', 1],
  ['Loaves at $8', 1],
])('an order of several pieces: %s', (revenue, count) => {
  const plan = moneyPlan({
    forecast: { streams: [{ ...stream, name: 'Loaves', price: 8, costPerUnit: 2 }] },
    model: { revenueStreams: [revenue] },
  })
  expect(findFaults('price-forecast-differs', plan)).toHaveLength(count)
})

const angels = { id: 'c2', name: 'Angel investors', source: 'investor', amount: 90_000, month: 0 }
test.each([
  ['Two angel investors have promised $50,000 of it.', 0],
  ['So far angel investors signed for $60,000.', 0],
  ['Angel investors put in $70,000.', 1],
])('a part of a round: %s', (executiveSummary, count) => {
  const plan = moneyPlan({
    funding: { contributions: [savings, angels] },
    sections: { implementationTimeline: { executiveSummary } },
  })
  expect(findFaults('funding-part-differs', plan)).toHaveLength(count)
})

test.each([
  ['Weddings: about 55% of orders and 80% of sales', 0],
  ['Sales: 55% of sales from weddings and 80% of sales from cafés', 1],
])('shares of %s', (revenue, count) => {
  const plan = moneyPlan({ model: { revenueStreams: [revenue] } })
  expect(findFaults('shares-in-text-over-100', plan)).toHaveLength(count)
})

test.each([
  ['We tested three prices at the market, $17, $20 and $24, and most took the middle one.', 0],
  ['The price is $24 for everyone.', 1],
])('prices that were tried: %s', (pricingStrategy, count) => {
  const plan = moneyPlan({ sections: { competitiveAnalysis: { pricingStrategy } } })
  expect(findFaults('price-not-in-plan', plan)).toHaveLength(count)
})

const som = (text: string) => moneyPlan({ sections: { marketAnalysis: { som: text } } })
test.each([
  ['$2,000,000 in year three: 4,000 rides at $500. Our 12% of it is $240,000.', 0],
  ['$2,000,000 in year three: 4,000 rides at $500. We keep 12% commission.', 0],
  ['$2,000,000 in year three: 4,000 rides at $500, 12% of the SAM.', 1],
])('what goes through a marketplace is not what it earns: %s', (text, count) => {
  expect(findFaults('sales-text-differs', som(text))).toHaveLength(count)
  expect(findFaults('market-som-above-capacity', som(text))).toHaveLength(count)
})

test.each([
  ['A baker stands in at $24 an hour, about $27 an order.', 0],
  ['A driver helps out, $15 an order in wages.', 0],
  ['A customer pays $27 an order.', 1],
])('what an hour of work comes to is no price: %s', (mitigation, count) => {
  const plan = moneyPlan({ sections: risk(mitigation) })
  expect(findFaults('price-text-differs', plan)).toHaveLength(count)
})

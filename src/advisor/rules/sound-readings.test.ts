import { expect, test } from 'vitest'
import { baker, moneyPlan, oven, owner, running, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Two things that look like one, beside two places that do speak of the same thing. */

const said = (section: string, field: string, text: string) =>
  moneyPlan({ sections: { [section]: { [field]: field.endsWith('s') ? [text] : text } } })

test.each([
  ['A lesson costs $95: 3 hours at $25 is $75, materials $20', 0],
  ['A lesson costs $95: 3 hours at $25 ($75), materials $20', 0],
  ['A lesson costs $95: 3 hours at $25, $75 together, materials $20', 0],
  ['A lesson costs $95: 3 hours at $25 is $75, materials $40', 1],
  ['Cost of a basket of $64: flowers $19, ribbon $2, card fees $1.90', 0],
  ['Cost of an order sold at $64: flowers $19, ribbon $2', 0],
  ['Ribbon, boxes and cards $64 a month: ribbon $19, boxes $20', 1],
  ['What $20 pays for: flour $5, oven power $1', 0],
])('a written sum: %s', (line, count) => {
  expect(findFaults('sum-parts-differ', moneyPlan({ model: { costStructure: [line] } }))).toHaveLength(count)
})

test.each([
  ['Two saws at $3,100 each $6,200; dust collector $2,800', 0],
  ['Two saws at $3,100: $6,200; dust collector $2,800', 0],
  ['Two saws at $3,100 each $6,200; dust collector $4,100', 1],
])('parts of a start-up cost: %s', (description, count) => {
  const plan = moneyPlan({ finances: { startupCosts: [{ ...oven, amount: 9000, description }] } })
  expect(findFaults('startup-parts-differ', plan)).toHaveLength(count)
})

const paper = (note: string) =>
  moneyPlan({
    sections: {
      implementationTimeline: { milestones: [], appendix: [{ id: 'a1', name: 'Statements', note }] },
    },
  })
test.each([
  ['Savings of $31,000: $20,000 for the bakery, $11,000 stays with the family', 0],
  ['Savings of $31,000, of which $20,000 go into the bakery', 0],
  ['Savings of $31,000 at the credit union; I put in $20,000 of it', 0],
  ['Savings of $31,000 at the credit union', 1],
  ['Savings of $31,000: $27,000 for the bakery, $4,000 stays with the family', 1],
])('own money of which a part goes in: %s', (note, count) => {
  expect(findFaults('funding-text-differs', paper(note))).toHaveLength(count)
})

const opening = (description: string) =>
  moneyPlan({
    sections: {
      marketingStrategy: { budget: '$100 a month' },
      implementationTimeline: {
        milestones: [{ id: 'm1', title: 'Doors open', description, timeline: 'Month 2', dependencies: [] }],
      },
    },
  })
test.each([
  ['A soft opening for 90 invited guests.', 0],
  ['Rehearsal for 90 guests of the street.', 0],
  ['60 subscribers from the waiting list start.', 0],
  ['90 customers have bought. A soft opening for friends comes first.', 1],
])('customers of a milestone: %s', (description, count) => {
  expect(findFaults('cross-budget-against-milestones', opening(description))).toHaveLength(count)
})

const rolls = { ...stream, id: 's2', name: 'Roll bags', price: 8 }
const cakes = { ...stream, id: 's3', name: 'Wedding cakes', price: 14 }
test.each([
  ['The filling of a bag of $11 costs $3.', 0],
  ['A roll bag is $6.50.', 1],
])('one thing of several: %s', (description, count) => {
  const plan = moneyPlan({
    forecast: { streams: [rolls, cakes] },
    finances: { pricingTiers: [] },
    sections: { competitiveAnalysis: { competitiveAdvantages: [{ id: 'v1', title: 'Cheap', description }] } },
  })
  expect(findFaults('named-price-differs', plan)).toHaveLength(count)
})

const boxes = { ...stream, id: 's2', name: 'Party boxes', price: 24 }
test.each([
  ['$210,000 in year two: 10,000 orders × $20.40 ($20, and 2% more from July)', 0],
  ['$210,000 in year two: 10,000 orders × $18.70 ($20, or $24 for a party box)', 0],
  ['$210,000 in year two: 10,000 boxes × $27.90 (a week has 200)', 1],
])('a price of a later year: %s', (som, count) => {
  const plan = moneyPlan({
    forecast: { streams: [stream, boxes] },
    sections: { marketAnalysis: { som } },
  })
  expect(findFaults('price-not-in-plan', plan)).toHaveLength(count)
})

const drinks = (text: string) =>
  moneyPlan({
    model: { revenueStreams: [text, 'Craft beer and snacks'] },
    sections: { businessIdea: { solution: 'We bake.' } },
  })
test.each([
  ['Supper, $24 without alcohol', 0],
  ['Supper without alcohol, or with it for $8 more', 0],
  ['Drinks without alcohol, $4', 0],
  ['A late café without alcohol', 1],
])('without alcohol: %s', (text, count) => {
  expect(findFaults('words-disagree', drinks(text))).toHaveLength(count)
})

test.each([
  ['operationsPlan', 'quality', 'The second baker can run the oven alone.', 0],
  ['operationsPlan', 'quality', 'Nobody works alone.', 0],
  ['operationsPlan', 'quality', 'Ana works alone on Mondays.', 0],
  ['operationsPlan', 'quality', 'Ana works alone.', 1],
  ['operationsPlan', 'quality', 'No payroll is released before a second check.', 0],
  ['operationsPlan', 'quality', 'Everything is by invoice, and there is no payroll.', 1],
])('in %s.%s: %s', (section, field, text, count) => {
  expect(findFaults('words-against-forecast', said(section, field, text))).toHaveLength(count)
})

const accountant = { ...running[0], id: 'x', name: 'Accountant', amount: 200 }
test.each([
  ['businessModel.keyPartnerships', 'Landlord: two months without rent while we build', 0],
  ['businessModel.keyPartnerships', 'The first half year, no rent', 0],
  ['businessModel.keyPartnerships', 'The landlord is my uncle, so there is no rent', 1],
  ['marketAnalysis.summary', 'We asked 30 shops without an accountant.', 0],
  ['marketAnalysis.summary', 'Of those, owners who have no accountant asked most.', 0],
  ['operationsPlan.quality', 'We do the books without an accountant.', 1],
])('a cost that is ruled out in %s: %s', (place, text, count) => {
  const [section = '', field = ''] = place.split('.')
  const value = field.endsWith('s') ? [text] : text
  const plan = moneyPlan({
    forecast: { runningCosts: [...running, accountant] },
    ...(section === 'businessModel'
      ? { model: { [field]: value } }
      : { sections: { [section]: { [field]: value } } }),
  })
  expect(findFaults('cost-ruled-out', plan)).toHaveLength(count)
})

test.each([
  ['A second mortgage on my house on Cedar Lane, and the lease of the shop', 0],
  ['The ovens of the shop, and Ana’s paid-off condo on Cedar Lane', 0],
  ['The ovens in our shop on Cedar Lane', 1],
])('the collateral is %s', (collateral, count) => {
  const plan = moneyPlan({
    funding: { collateral },
    model: { keyResources: ['A shop on Mill Street, leased for ten years'] },
  })
  expect(findFaults('street-differs', plan)).toHaveLength(count)
})

test.each([
  [{ isDirect: true }, 0],
  [{}, 1],
])('a sale of which the hours are wages: %j', (fields, count) => {
  const plan = moneyPlan({
    finances: {
      projections: { price: 20, cogs: 14, cac: 10, churnRate: 8, conversionRate: 10, priceUnit: 'order' },
    },
    forecast: { people: [owner, { ...baker, pay: 9000, ...fields }] },
    model: { costStructure: ['Rent $1,500 a month', 'Bakers $9,000 a month with payroll taxes'] },
  })
  expect(findFaults('cost-of-sale-differs', plan)).toHaveLength(count)
  expect(findFaults('cross-costs-above-som', plan)).toHaveLength(count)
})

const clients = {
  ...stream,
  name: 'Members',
  kind: 'recurring',
  openingCustomers: 40,
  inMonth1: 2,
  inMonth6: 2,
  inMonth12: 2,
}
test.each([
  ['Members: 52 after six months, about 88 after two years and 112 after three', 0],
  ['Members: 52 after six months and 64 after twelve', 0],
  ['Members: 52 after six months and 110 after twelve', 1],
])('a goal by the time since the start: %s', (metric, count) => {
  const plan = moneyPlan({
    forecast: { streams: [{ ...clients, churnPercent: 0 }] },
    sections: { marketingStrategy: { metrics: [metric] } },
  })
  expect(findFaults('volume-text-differs', plan)).toHaveLength(count)
})

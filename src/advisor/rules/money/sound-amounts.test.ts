import { expect, test } from 'vitest'
import { milestone, moneyPlan, reserve, running, savings, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Amounts that look like one thing told twice and are two, beside two that do not agree. */

test.each([
  ['Profit is three times the $9,400 of loan payments.', 0],
  ['We pay the bank $1,250 of loan fees at closing.', 0],
  ['After rent, $9,000 of our sales is left.', 0],
  ['Ana leaves $5,000 of her savings for the household.', 0],
  ['The first $25,000 of the loan pays for the oven.', 0],
  ['Our $9,000 van is paid.', 0],
  ['Ana still owes a student loan of $18,000.', 0],
  ['Savings of $45,000, of which $20,000 goes into the shop.', 0],
  ['The bank pays out a loan of $52,000.', 1],
  ['We put in $27,000 of our own savings.', 1],
])('the loan: %s', (text, count) => {
  const plan = moneyPlan({ sections: milestone('Money', text), funding: { contributions: [savings] } })
  expect(findFaults('funding-text-differs', plan)).toHaveLength(count)
})

test.each([
  ['We cut the draw before the $7,700 of loan payments.', 0],
  ['We cut the draw before the $9,900 of loan payments.', 1],
])('the payments of a year: %s', (mitigation, count) => {
  const plan = moneyPlan({
    sections: { riskAnalysis: { risks: [{ id: 'k1', type: 'Cash', description: 'Slow', mitigation }] } },
  })
  expect(findFaults('loan-payment-differs', plan)).toHaveLength(count)
})

test.each([
  ['Six months of rent and insurance $10,500, and a cushion', 0],
  ['$10,500 for six months of fixed costs, wages of the start', 0],
  ['Six months of rent and insurance $4,000, and a cushion', 1],
  ['Six months of rent $9,000, two months of wages', 0],
  ['Nine months of rent', 0],
  ['Nine months of fixed costs', 0],
  ['Eighteen months of fixed costs', 1],
])('a reserve of “%s”', (description, count) => {
  const plan = moneyPlan({ finances: { startupCosts: [{ ...reserve, description }] } })
  expect(findFaults('reserve-shorter-than-said', plan)).toHaveLength(count)
})

test('a cost that ends before the next one begins is counted once', () => {
  const later = running.map((cost) =>
    cost.id === 'r1' ? { ...cost, amount: 9000, startMonth: 7, endMonth: null } : cost,
  )
  const plan = moneyPlan({
    forecast: { runningCosts: later },
    finances: { startupCosts: [{ ...reserve, description: 'Six months of running costs' }] },
  })
  expect(findFaults('reserve-shorter-than-said', plan)).toEqual([])
})

const bakes = (price: number, tiers: readonly number[], cogs = 5) => ({
  finances: {
    projections: {
      price,
      cogs,
      cac: 10,
      churnRate: 8,
      conversionRate: 10,
      monthlyGrowthRate: 2,
      priceUnit: 'order',
      purchasesPerMonth: 2,
    },
    pricingTiers: tiers.map((tier, index) => ({ id: `t${index}`, name: `Loom ${index}`, price: tier })),
  },
  forecast: {
    streams: [
      {
        ...stream,
        id: 's1',
        name: 'Looms',
        price: 400,
        costPerUnit: 180,
        inMonth1: 10,
        inMonth6: 10,
        inMonth12: 10,
      },
      {
        ...stream,
        id: 's2',
        name: 'Yarn orders',
        price: 40,
        costPerUnit: 15,
        inMonth1: 30,
        inMonth6: 30,
        inMonth12: 30,
      },
    ],
  },
})

test.each([
  [130, []],
  [200, ['recommendation']],
  [25, ['warning']],
])('an order of $%d beside a list of looms', (price, types) => {
  const found = findFaults('cross-price-outside-tiers', moneyPlan(bakes(price, [300, 600])))
  expect(found.map(({ type }) => type)).toEqual(types)
})

test.each([
  ['Yarn at $40 an order', 56, 0],
  ['Yarn sold to schools at $38 an order', 56, 0],
  ['Half an order of yarn sold for $9 an order', 15, 0],
  ['The school buys yarn at $9 an order', 10, 1],
])('a price beside the cost of another thing: %s', (revenue, cogs, count) => {
  const plan = moneyPlan({ ...bakes(130, [400], cogs), model: { revenueStreams: [revenue] } })
  expect(findFaults('price-below-cost', plan)).toHaveLength(count)
})

test.each([
  ['$2 million: 20% of our survey, 41 of 205 answers, would buy', 0],
  ['$2 million: 30 weavers interviewed, half would buy', 0],
  ['$2 million: 2,000 weavers × $1,000', 1],
])('segments beside “%s”', (sam, count) => {
  const segments = ['1,500 weavers', '1,400 weavers'].map((size, index) => ({
    id: `g${index}`,
    name: 'G',
    size,
  }))
  const plan = moneyPlan({ sections: { marketAnalysis: { tam: '$9 million', sam, segments } } })
  expect(findFaults('segments-count-exceeds', plan)).toHaveLength(count)
})

test.each([
  [['$900 for each new studio: ads $500, fairs $400', 'Winning a studio: $1,500, of which $900 is ads'], 0],
  [['$700 for each new studio: ads $300, fairs $400', 'Winning a studio: $1,500, of which $900 is ads'], 1],
])('what a customer costs: %s', ([budget, cost], count) => {
  const plan = moneyPlan({
    model: { costStructure: [cost] },
    sections: { marketingStrategy: { budget, metrics: [] } },
    finances: { projections: { ...bakes(130, []).finances.projections, cac: 1500 } },
  })
  expect(findFaults('cost-to-win-differs', plan)).toHaveLength(count)
})

const buys = (tiers: readonly (readonly [string, number])[]) =>
  moneyPlan({
    finances: {
      projections: {
        ...bakes(90, []).finances.projections,
        priceUnit: 'month',
        purchasesPerMonth: 1,
        cogs: 20,
      },
      pricingTiers: tiers.map(([name, price], index) => ({ id: `t${index}`, name, price })),
    },
    sections: {
      customerPersonas: {
        personas: [
          {
            id: 'p1',
            name: 'Eva',
            demographics: '34',
            painPoints: 'No time',
            goals: '',
            buyingBehavior: 'Pays up to $40 a month.',
          },
        ],
        primaryPersona: 'p1',
      },
    },
  })

test.each([
  [
    [
      ['Studio', 90],
      ['Solo', 35],
    ],
    0,
  ],
  [
    [
      ['Studio', 90],
      ['Set-up, once', 35],
    ],
    1,
  ],
  [
    [
      ['Studio', 90],
      ['Chain', 190],
    ],
    1,
  ],
] as const)('a customer who pays less finds a smaller offer: %s', (tiers, count) => {
  expect(findFaults('persona-pays-less', buys(tiers))).toHaveLength(count)
})

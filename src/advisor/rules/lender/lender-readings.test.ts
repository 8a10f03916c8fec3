import { expect, test } from 'vitest'
import { baker, loan, moneyPlan, oven, owner, running } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** How older rules read what owners write in other words. */

test('a deposit of two months of rent is no reserve', () => {
  const deposit = {
    ...oven,
    id: 'u3',
    kind: 'deposit',
    category: 'Deposits',
    description: 'Two months of rent',
  }
  const plan = moneyPlan({ finances: { startupCosts: [oven, deposit] } })
  expect(findFaults('costs-no-reserve', plan)).toHaveLength(1)
})

test('an owner who takes no pay still has to say what they live on', () => {
  const founder = { id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time, takes no pay', background: 'Baker' }
  const plan = (background: string) =>
    moneyPlan({
      forecast: { people: [baker] },
      model: { costStructure: ['Rent $1,500 a month', 'Flour $5 an order', 'Insurance $250 a month'] },
      sections: { teamStructure: { founders: [{ ...founder, background }] } },
    })
  expect(findFaults('pay-owner-missing', plan('Baker for nine years'))).toHaveLength(1)
  expect(findFaults('pay-owner-missing', plan('Baker for nine years, lives on a pension'))).toEqual([])
  expect(findFaults('pay-owner-missing', moneyPlan({ forecast: { people: [owner] } }))).toEqual([])
})

test.each([
  'About 75% of all this in year one is from Virginia Commonwealth University',
  'Orders at $20, four fifths of them for Crestline Property Management',
  'Orders at $20; the chain where I worked until June takes two thirds of the orders',
  'Roughly 85% paid by the Dayton VA, the rest by families',
])('one buyer carries the business: %s', (line) => {
  expect(
    findFaults('one-customer-carries-all', moneyPlan({ model: { revenueStreams: [line] } })),
  ).toHaveLength(1)
})

test.each([
  'Orders at $20, about 78% paid by families',
  'Orders at $20, 60% of them from North Dakota',
  'Orders at $20, 70% through Instagram',
])('many buyers do not: %s', (line) => {
  expect(findFaults('one-customer-carries-all', moneyPlan({ model: { revenueStreams: [line] } }))).toEqual([])
})

test('a lease that either side can end is too short for the loan, a month-to-month price is none', () => {
  const plan = (text: string) => moneyPlan({ model: { keyResources: [text] } })
  const ends = 'Shop on Main Street; either side can end the lease with 60 days’ notice'
  expect(findFaults('lease-ends-any-time', plan(ends))).toHaveLength(1)
  expect(findFaults('lease-ends-any-time', plan('Month-to-month price that keeps them longer'))).toEqual([])
})

test('the name of an office rent holds no insurance', () => {
  const costs = running.map((cost) =>
    cost.name === 'Insurance' ? { ...cost, name: 'Office rent and utilities' } : cost,
  )
  expect(findFaults('costs-no-insurance', moneyPlan({ forecast: { runningCosts: costs } }))).toHaveLength(1)
})

test.each<[string, object]>([
  [
    'lender-related-party',
    { operationsPlan: { suppliers: ['Flour from Ruiz Mills, owned by the founder’s parents'] } },
  ],
  [
    'lender-open-dispute',
    { legalStructure: { regulations: ['A pending claim by a former employee over overtime'] } },
  ],
  [
    'lender-open-dispute',
    { teamStructure: { founders: [{ id: 'f', name: 'Ana', background: 'Owes $9,000 in back taxes' }] } },
  ],
  [
    'lender-orders-hoped-for',
    { marketAnalysis: { summary: 'Six cafés like the idea, so the forecast has all six.' } },
  ],
  [
    'lender-orders-hoped-for',
    { marketAnalysis: { summary: 'The tender comes in May and we count on winning it.' } },
  ],
  [
    'agreement-unwritten',
    { businessModel: { keyPartnerships: ['Two hotels have promised over the phone to buy daily'] } },
  ],
  [
    'lender-consent-missing',
    {
      implementationTimeline: {
        milestones: [{ id: 'm', title: 'Oven', description: 'Ask the landlord about the exhaust.' }],
      },
    },
  ],
  ['lender-unpaid-work', { businessModel: { keyActivities: ['Deliveries by our teenage sons, no wages'] } }],
  [
    'lender-unpaid-work',
    { businessModel: { costStructure: ['Three guides who lead in return for free trips'] } },
  ],
  [
    'lender-owner-absent',
    {
      teamStructure: {
        founders: [{ id: 'f', name: 'Ana', background: 'Works at the airline and looks in on weekends' }],
      },
    },
  ],
  [
    'lender-bound-by-old-contract',
    {
      teamStructure: {
        founders: [
          { id: 'f', name: 'Ana', background: 'Her contract forbids her to serve its clients until 2028' },
        ],
      },
    },
  ],
  [
    'loan-collateral-not-free',
    {
      financialProjections: {
        funding: { loans: [loan], collateral: 'The oven, still being paid off to the dealer' },
      },
    },
  ],
  [
    'one-customer-carries-all',
    { businessModel: { revenueStreams: ['Three out of four loaves go to a single hotel'] } },
  ],
  [
    'one-customer-carries-all',
    { marketAnalysis: { som: '$200,000 a year, of which $150,000 from one supermarket' } },
  ],
])('a lender asks (%s) about %o', (rule, sections) => {
  const plan = moneyPlan()
  const patch = Object.fromEntries(
    Object.entries({ ...plan, ...sections }).map(([section, fields]) => [
      section,
      { ...plan[section], ...fields },
    ]),
  )
  expect(findFaults(rule, patch)).toHaveLength(1)
})

test.each([
  'Dough mixer and oven, $55,000 at cost, and a lien on the family’s second car worth $16,000',
  'Oven, and a second mortgage on the house ($95,000 of equity)',
])('security that is offered is not owed: %s', (collateral) => {
  const plan = moneyPlan({ funding: { loans: [loan], collateral } })
  expect(findFaults('loan-collateral-not-free', plan)).toEqual([])
})

test('a cost that can be anything is asked about, a named one is not', () => {
  const plan = (category: string, description: string) =>
    moneyPlan({
      finances: { startupCosts: [oven, { ...oven, id: 'u9', amount: 20_000, category, description }] },
    })
  expect(
    findFaults('startup-line-vague', plan('Other', 'Various items and miscellaneous expenses')),
  ).toHaveLength(1)
  expect(findFaults('startup-line-vague', plan('Other', 'Two signs and the hood'))).toEqual([])
})

test('an owner with hardly any money beside investors has too little to lose', () => {
  const plan = (own: number) =>
    moneyPlan({
      funding: {
        loans: [{ ...loan, amount: 52_000 }],
        contributions: [
          { id: 'c1', name: 'Savings', source: 'owner', amount: own, month: 0 },
          { id: 'c2', name: 'Two angels', source: 'investor', amount: 8000 - own, month: 0 },
        ],
      },
    })
  expect(findFaults('funding-own-share', plan(500))).toHaveLength(1)
  expect(findFaults('funding-own-share', plan(4000))).toEqual([])
})

test('the one of several founders who is not paid has to say what they live on', () => {
  const plan = (background: string) =>
    moneyPlan({
      forecast: { people: [{ ...baker, role: 'Max Roth, head baker' }] },
      sections: {
        teamStructure: {
          founders: [
            { id: 'f1', name: 'Ana Ruiz', role: 'General manager, full-time', background },
            { id: 'f2', name: 'Max Roth', role: 'Head baker, full-time', background: 'Baker for six years' },
          ],
        },
      },
    })
  expect(findFaults('pay-owner-missing', plan('Ran a café for eight years'))).toHaveLength(1)
  expect(findFaults('pay-owner-missing', plan('Lives on her husband’s salary'))).toEqual([])
})

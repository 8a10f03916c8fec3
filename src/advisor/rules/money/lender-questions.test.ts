import { expect, test } from 'vitest'
import { loan, moneyPlan, oven, reserve, savings, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { certaintyRules } from './certainty-rules.ts'
import { forecastFieldRules } from './forecast-field-rules.ts'
import { goodsMarginRules } from './goods-margin-rules.ts'
import { loanRules } from './loan-rules.ts'
import { startCostRules } from './start-cost-rules.ts'

const sound = moneyPlan()
const costs = (...list: readonly object[]) => moneyPlan({ finances: { startupCosts: list } })
const quotedOven = { ...oven, quote: 'Deckhaus, October 2026' }

const cases: readonly RuleCase[] = [
  {
    rule: 'loan-interest-only-long',
    fault: moneyPlan({ funding: { loans: [{ ...loan, interestOnlyMonths: 36 }] } }),
    fixed: moneyPlan({ funding: { loans: [{ ...loan, interestOnlyMonths: 6 }] } }),
    says: ['never pays the loan back', '$40,000', '36 months'],
    place: 'financialProjections.funding.loans.l1.interestOnlyMonths',
  },
  {
    rule: 'loan-interest-only-long',
    fault: moneyPlan({ funding: { loans: [{ ...loan, interestOnlyMonths: 24 }] } }),
    fixed: moneyPlan({ funding: { loans: [{ ...loan, interestOnlyMonths: 12 }] } }),
    says: ['very late', '24 months'],
    place: 'financialProjections.funding.loans.l1.interestOnlyMonths',
  },
  {
    rule: 'loan-outlives-what-it-buys',
    fault: moneyPlan({ funding: { loans: [{ ...loan, termMonths: 180 }] } }),
    fixed: sound,
    says: ['15 years', '8 years on average'],
    place: 'financialProjections.funding.loans.l1.termMonths',
  },
  {
    rule: 'loan-outlives-what-it-buys',
    fault: moneyPlan({
      funding: { loans: [{ ...loan, termMonths: 120 }] },
      finances: {
        startupCosts: [
          { ...oven, amount: 24_000, yearsOfUse: 4 },
          { ...reserve, amount: 36_000 },
        ],
      },
    }),
    fixed: moneyPlan({
      funding: { loans: [{ ...loan, termMonths: 120 }] },
      finances: {
        startupCosts: [
          { ...oven, amount: 24_000, yearsOfUse: 7 },
          { ...reserve, amount: 36_000 },
        ],
      },
    }),
    says: ['10 years', '4 years on average'],
    place: 'financialProjections.funding.loans.l1.termMonths',
  },
  {
    rule: 'loan-no-guarantor',
    fault: moneyPlan({ funding: { guarantors: '' } }),
    fixed: sound,
    says: ['$40,000', 'sign personally'],
    place: 'financialProjections.funding.guarantors',
  },
  {
    rule: 'loan-no-collateral',
    fault: moneyPlan({ funding: { collateral: 'Future sales' } }),
    fixed: sound,
    says: ['“Future sales”', '$40,000'],
    place: 'financialProjections.funding.collateral',
  },
  {
    rule: 'startup-for-the-owner',
    fault: costs(oven, { ...reserve, kind: '', category: 'Back pay of the founders' }),
    fixed: sound,
    says: ['“Back pay of the founders”', '$15,000'],
    place: 'financialProjections.startupCosts.u2.category',
  },
  {
    rule: 'startup-line-vague',
    fault: costs({ ...oven, category: 'Equipment', description: 'Everything we need' }, reserve),
    fixed: sound,
    says: ['“Equipment”', '$45,000 of $60,000', '“Everything we need”'],
    place: 'financialProjections.startupCosts.u1.description',
  },
  {
    rule: 'startup-reserve-small',
    fault: costs(oven, { ...reserve, amount: 1500 }),
    fixed: sound,
    says: ['$1,500 in reserve', '$5,270', '9 days'],
    place: 'financialProjections.startupCosts.u2.amount',
  },
  {
    rule: 'startup-no-quotes',
    fault: sound,
    fixed: costs(quotedOven, reserve),
    says: ['$40,000', '$45,000', '“Deck oven”'],
    place: 'financialProjections.startupCosts.u1.quote',
  },
  {
    rule: 'startup-used-too-long',
    fault: costs({ ...oven, yearsOfUse: 30 }, reserve),
    fixed: sound,
    says: ['“Deck oven”', '30 years'],
    place: 'financialProjections.startupCosts.u1.yearsOfUse',
  },
  {
    rule: 'own-money-not-there',
    fault: moneyPlan({ funding: { contributions: [{ ...savings, name: 'From the sale of my house' }] } }),
    fixed: sound,
    says: ['“From the sale of my house”', '$20,000'],
    place: 'financialProjections.funding.contributions.c1.name',
  },
  {
    rule: 'agreement-unwritten',
    fault: moneyPlan({ model: { keyPartnerships: ['Two cafés agreed by handshake to take our bread'] } }),
    fixed: sound,
    says: ['Two cafés agreed by handshake'],
    place: 'businessModel.keyPartnerships.0',
  },
  {
    rule: 'purchase-without-reason',
    fault: costs({ ...oven, category: 'Purchase of the bakery' }, reserve),
    fixed: costs(
      { ...oven, category: 'Purchase of the bakery', description: 'The owner retires at 67' },
      reserve,
    ),
    says: ['“Purchase of the bakery”', 'why the present owner sells'],
    place: 'financialProjections.startupCosts.u1.category',
  },
  {
    rule: 'purchase-without-books',
    fault: costs({ ...oven, category: 'Purchase of the bakery' }, reserve),
    fixed: costs(
      { ...oven, category: 'Purchase of the bakery', description: 'Price from three tax returns' },
      reserve,
    ),
    says: ['three years of tax returns'],
    place: 'financialProjections.startupCosts.u1.category',
  },
  {
    rule: 'franchise-without-royalty',
    fault: moneyPlan({ model: { keyPartnerships: ['Franchise agreement with Loaf & Co.'] } }),
    fixed: moneyPlan({
      model: {
        keyPartnerships: ['Franchise agreement with Loaf & Co.'],
        costStructure: ['Rent $1,500', 'Flour $5 an order', 'Royalty of 6%'],
      },
    }),
    says: ['“Franchise agreement with Loaf', '4 to 8%'],
    place: 'financialProjections.forecast.runningCosts',
  },
  {
    rule: 'goods-bought-too-cheap',
    fault: moneyPlan({
      forecast: { streams: [{ ...stream, name: 'New bicycles', price: 900, costPerUnit: 270 }] },
      sections: { businessIdea: { name: 'Old Town Wheels', oneLiner: 'A shop for city bicycles.' } },
    }),
    fixed: moneyPlan({
      forecast: { streams: [{ ...stream, name: 'New bicycles', price: 900, costPerUnit: 540 }] },
      sections: { businessIdea: { name: 'Old Town Wheels', oneLiner: 'A shop for city bicycles.' } },
    }),
    says: ['“New bicycles” costs you 30% of the price', '55 to 65%'],
    place: 'financialProjections.forecast.streams.s1.costPerUnit',
  },
  {
    rule: 'forecast-no-capacity',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, capacity: null }] } }),
    fixed: sound,
    template: 'local-service',
    says: ['“Bread orders” has no limit'],
    place: 'financialProjections.forecast.streams.s1.capacity',
  },
  {
    rule: 'forecast-leaves-out-unit-cost',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, costPerUnit: null }] } }),
    fixed: sound,
    says: ['$5 of cost', '$20', '“Bread orders”'],
    place: 'financialProjections.forecast.streams.s1.costPerUnit',
  },
]

testRuleCases(
  [...loanRules, ...startCostRules, ...certaintyRules, ...goodsMarginRules, ...forecastFieldRules],
  cases,
)

const ask = {
  guarantor: (text: string) => ['loan-no-guarantor', moneyPlan({ funding: { guarantors: text } })],
  collateral: (text: string) => ['loan-no-collateral', moneyPlan({ funding: { collateral: text } })],
  use: (text: string) => ['startup-for-the-owner', costs(oven, { ...reserve, kind: '', category: text })],
  own: (text: string) => [
    'own-money-not-there',
    moneyPlan({ funding: { contributions: [{ ...savings, name: text }] } }),
  ],
  word: (text: string) => ['agreement-unwritten', moneyPlan({ model: { keyPartnerships: [text] } })],
} as const satisfies Record<string, (text: string) => readonly [string, ReturnType<typeof moneyPlan>]>

/** Ten owners' words for each question, beside what answers it. */
const asked: readonly (readonly [keyof typeof ask, string, string])[] = [
  ['guarantor', 'No personal guarantee, the house stays out of it', 'Ana Ruiz and her husband, personally'],
  ['guarantor', 'The company alone is liable', 'Both dentists, each for half'],
  ['guarantor', 'None', 'My mother signs for £20,000'],
  ['guarantor', 'The founders do not want to guarantee', 'The founders, limited to 25%'],
  ['collateral', 'Our good name in the village', 'The orchard’s tractor and press'],
  ['collateral', 'The business itself', 'Second mortgage on the farm'],
  ['collateral', 'Expected contracts', 'Signed contracts, assigned; two vans'],
  ['collateral', 'We will find something', 'Certificate of deposit over $10,000'],
  ['use', 'Repayment of the owner’s credit cards', 'Card readers and a till'],
  ['use', 'Unpaid salaries since 2025', 'Salaries of the first three months'],
  ['use', 'Family car', 'Delivery car'],
  ['use', 'Paying off old debts', 'Deposit for the owner’s lease'],
  ['use', 'Living expenses, personal loan', 'Loan fee and closing costs'],
  ['own', 'Inheritance, expected next year', 'Inheritance, received in May 2026'],
  ['own', 'Sweat equity of the founders', 'Savings of the founders'],
  ['own', 'Uncle, promised', 'Gift from an uncle, letter attached'],
  ['own', 'Angel, in talks', 'Angel, signed term sheet'],
  ['own', 'Tax refund we hope for', 'Savings account'],
  ['word', 'The school promised verbally to send classes', 'The school signed for four classes'],
  ['word', 'Landlord: no written lease', 'Landlord: written lease of ten years'],
  ['word', 'Nothing signed with the dairy so far', 'The dairy delivers on 30 days'],
  ['word', 'The surgeon gave us his word', 'Oral hygiene talks at the school'],
]

test.each(asked)('%s: “%s” is asked about', (question, text) => {
  expect(findFaults(...ask[question](text))).toHaveLength(1)
})

test.each(asked)('%s instead of “%s”: “%s” is an answer', (question, _text, answer) => {
  expect(findFaults(...ask[question](answer))).toEqual([])
})

/** What a shop buys and what it makes or repairs have different margins. */
const sold = [
  ['E-bikes', 2600, 800, 1600],
  ['Laptops', 900, 200, 720],
  ['Board games', 40, 8, 22],
  ['Tires', 120, 30, 84],
  ['Running shoes', 130, 20, 68],
  ['Sofas and rugs', 800, 120, 400],
  ['Pet food', 60, 12, 38],
] as const

test.each(sold)('%s bought too cheap are asked about', (name, price, low, usual) => {
  const plan = (costPerUnit: number) =>
    moneyPlan({
      forecast: { streams: [{ ...stream, name, price, costPerUnit }] },
      sections: { businessIdea: { name: 'Corner', oneLiner: 'A shop in the old town.' } },
    })
  expect(findFaults('goods-bought-too-cheap', plan(low))).toHaveLength(1)
  expect(findFaults('goods-bought-too-cheap', plan(usual))).toEqual([])
})

test.each([
  'Bicycle repairs',
  'Bike rentals',
  'Laptop cleaning',
  'Commission on cars',
  'Vintage jackets',
  'Books made to order',
])('“%s” is not resold', (name) => {
  const plan = moneyPlan({
    forecast: { streams: [{ ...stream, name, price: 100, costPerUnit: 5 }] },
    sections: { businessIdea: { name: 'Corner', oneLiner: 'A shop in the old town.' } },
  })
  expect(findFaults('goods-bought-too-cheap', plan)).toEqual([])
})

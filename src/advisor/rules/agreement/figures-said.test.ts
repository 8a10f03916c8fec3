import { moneyPlan, oven, reserve, stream } from '#tests/builders/money-plan.ts'
import type { PlanPatch, RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { excludedOfferRule } from './excluded-offer.ts'
import { figuresWorkedOutRules } from './figures-worked-out.ts'
import { linesSaidRules } from './lines-said.ts'
import { listedTogetherRule } from './listed-together.ts'
import { paidWhenRules } from './paid-when.ts'

/** The same plan with one text in two wordings: the faulty one and the sound one. */
function words(make: (text: string) => PlanPatch, fault: string, fixed: string) {
  return { fault: make(fault), fixed: make(fixed) }
}

const pricing = (pricingStrategy: string) =>
  moneyPlan({
    forecast: { streams: [{ ...stream, priceRisePercent: 3 }] },
    sections: { competitiveAnalysis: { pricingStrategy, competitiveAdvantages: [] } },
  })
const members = {
  ...stream,
  name: 'Memberships',
  kind: 'recurring',
  openingCustomers: 18,
  churnPercent: 4,
  capacity: 1000,
}
const costs = (...costStructure: readonly string[]) => moneyPlan({ model: { costStructure } })
const cakes = { ...stream, id: 's2', name: 'Cakes', inMonth1: 100, inMonth6: 100, inMonth12: 100, price: 20 }
const revenue = (text: string) => moneyPlan({ model: { revenueStreams: [text] } })
const advantage = (description: string) =>
  moneyPlan({
    sections: {
      competitiveAnalysis: {
        pricingStrategy: 'An average order costs $20.',
        competitiveAdvantages: [{ id: 'a1', title: 'Own oven', description }],
      },
    },
  })
const timeline = (text: string) =>
  moneyPlan({
    forecast: { streams: [stream, { ...cakes, startMonth: 4 }] },
    sections: { marketingStrategy: { budget: '$400 a month', metrics: [], timeline: text } },
  })
const terms = (text: string, own: object = {}) =>
  moneyPlan({
    forecast: {
      streams: [{ ...stream, ...own }],
      timing: { daysUntilCustomersPay: 40, taxRatePercent: 15 },
    },
    sections: { operationsPlan: { keyProcesses: [text], technology: [] } },
  })
const supplier = (text: string) =>
  moneyPlan({
    forecast: { timing: { daysUntilCustomersPay: 0, daysUntilSuppliersPaid: 10, taxRatePercent: 15 } },
    sections: { operationsPlan: { keyProcesses: [], suppliers: [text], technology: [] } },
  })
const supplierLater = (text: string) =>
  moneyPlan({
    forecast: { timing: { daysUntilCustomersPay: 0, daysUntilSuppliersPaid: 30, taxRatePercent: 15 } },
    sections: { operationsPlan: { keyProcesses: [], suppliers: [text], technology: [] } },
  })
const takenFirst = (quality: string) =>
  moneyPlan({
    sections: { operationsPlan: { keyProcesses: ['Half is paid with the order'], technology: [], quality } },
  })
const limit = (capacityReason: string) =>
  moneyPlan({ forecast: { streams: [{ ...members, capacityReason }] } })
const visits = (text: string) =>
  moneyPlan({
    forecast: {
      streams: [{ ...stream, name: 'Grooming visits', capacityReason: 'Seven visits of 70 minutes each' }],
    },
    sections: { operationsPlan: { keyProcesses: [text], technology: [] } },
  })
const tiers = (first: number, second: number) =>
  moneyPlan({
    finances: {
      pricingTiers: [
        { id: 't1', name: 'Small', price: 10, targetSegment: `Singles; ${first}% of customers` },
        { id: 't2', name: 'Large', price: 30, targetSegment: `Families; ${second}% of customers` },
      ],
    },
  })
const budget = (text: string) => moneyPlan({ sections: { marketingStrategy: { budget: text, metrics: [] } } })
const deposit = (description: string) =>
  moneyPlan({
    finances: {
      startupCosts: [
        oven,
        reserve,
        { id: 'u3', category: 'Rent deposit', amount: 3000, description, kind: 'deposit', month: 0 },
      ],
    },
  })
const area = (text: string) =>
  moneyPlan({
    model: { keyResources: ['Shop of 1,200 square feet', text] },
  })
const founding = (text: string) =>
  moneyPlan({
    model: { keyResources: ['Founding members: 18 singles, three families'] },
    sections: { businessIdea: { solution: text } },
  })
const offer = (text: string) =>
  moneyPlan({
    model: { revenueStreams: ['Orders at $20', text] },
    sections: {
      competitiveAnalysis: {
        pricingStrategy: 'An average order costs $20.',
        marketPosition: 'Bread alone. No wedding cakes, no soup.',
        competitiveAdvantages: [],
      },
    },
  })

const cases: RuleCase[] = [
  {
    rule: 'stream-price-differs',
    ...words(revenue, 'Bread orders, $28 each', 'Bread orders, $20 each'),
    says: ['$28', '$20'],
    place: 'businessModel.revenueStreams.0',
  },
  {
    rule: 'cost-said-elsewhere-differs',
    ...words(
      advantage,
      'The maintenance budget of the oven is $200 a month.',
      'The maintenance budget of the oven is $120 a month.',
    ),
    says: ['$200', '$120'],
    place: 'competitiveAnalysis.competitiveAdvantages.a1.description',
  },
  {
    rule: 'all-wages-differ',
    ...words(costs, 'Salaries: about $9,000 a month', 'Salaries: about $5,750 a month'),
    says: ['$9,000', 'month 12'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'first-sale-differs',
    ...words(
      timeline,
      'January 2027: opening. September 2027: first cakes.',
      'January 2027: opening. April 2027: first cakes.',
    ),
    says: ['September 2027', 'Apr 2027'],
    place: 'marketingStrategy.timeline',
  },
  {
    rule: 'cost-share-differs',
    ...words(costs, 'Flour $5 an order, 40% of the price', 'Flour $5 an order, 25% of the price'),
    says: ['40%', '25%'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'price-parts-differ',
    ...words(pricing, 'Loaf $9, roll $13, $20 together.', 'Loaf $9, roll $11, $20 together.'),
    says: ['$20', '$22'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'unit-time-differs',
    ...words(
      visits,
      'Grooming: 5 minutes talk, 85 minutes groom, 10 minutes drive',
      'Grooming: 5 minutes talk, 55 minutes groom, 10 minutes drive',
    ),
    says: ['70 minutes'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'paid-sooner-than-counted',
    ...words(
      terms,
      'Invoice at delivery; shops pay within 10 days',
      'Invoice at delivery; shops pay after 38 days',
    ),
    says: ['10 days', '40 days'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'customers-pay-at-once',
    ...words(terms, 'Every shop pays cash at the door', 'Every shop gets an invoice'),
    says: ['pays cash at the door', '40 days'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'customers-pay-at-once',
    fault: terms('Every shop pays cash at the door'),
    // What one thing sold has of its own, a text may mean.
    fixed: terms('Every shop pays cash at the door', { customerTerms: 'own' }),
    says: ['pays cash at the door', '40 days'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'suppliers-paid-at-once',
    ...words(
      supplierLater,
      'Miller in Ada: flour, paid in full with the order',
      'Miller in Ada: flour, invoice after 30 days',
    ),
    says: ['paid in full with the order', '30 days'],
    place: 'operationsPlan.suppliers.0',
  },
  {
    rule: 'prepaid-or-not',
    ...words(takenFirst, 'We take nothing in advance.', 'We take cards.'),
    says: ['take nothing in advance', 'Half is paid with the order'],
    place: 'operationsPlan.quality',
  },
  {
    rule: 'supplier-days-differ',
    ...words(
      supplier,
      'Miller in Ada: flour, paid after 60 days',
      'Miller in Ada: flour, paid after 14 days',
    ),
    says: ['60 days', '10 days'],
    place: 'operationsPlan.suppliers.0',
  },
  {
    rule: 'capacity-reason-differs',
    ...words(limit, 'Two hosts look after 250 members each', 'Two hosts look after 500 members each'),
    says: ['2 × 250 = 500', '1,000'],
    place: 'financialProjections.forecast.streams.s1.capacityReason',
  },
  {
    rule: 'price-mix-differs',
    fault: tiers(80, 20),
    fixed: tiers(50, 50),
    says: ['$14', '$20'],
    place: 'financialProjections.pricingTiers.t1.targetSegment',
  },
  {
    rule: 'budget-wins-differ',
    ...words(
      budget,
      '$400 a month for ads. About 40 new customers a month at $20.',
      '$400 a month for ads. About 20 new customers a month at $20.',
    ),
    says: ['40 × $20 = $800'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'deposit-months-differ',
    ...words(deposit, 'Four months', 'Two months'),
    says: ['4 × $1,500 = $6,000'],
    place: 'financialProjections.startupCosts.u3.description',
  },
  {
    rule: 'rent-by-area-differs',
    ...words(area, 'A rent of $24 a square foot', 'A rent of $15 a square foot'),
    says: ['$2,400', '$1,500'],
    place: 'businessModel.keyResources.1',
  },
  {
    rule: 'group-price-differs',
    ...words(
      pricing,
      '$5 a person. Groups average five people, which makes $20.',
      '$5 a person. Groups average four people, which makes $20.',
    ),
    says: ['five people', '$25'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'listed-together-differs',
    ...words(
      founding,
      'We open with 30 singles, three families.',
      'We open with 18 singles, three families.',
    ),
    says: ['30 singles', '18 singles'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'excluded-but-offered',
    ...words(offer, 'Wedding cakes at $310', 'Rolls at $3'),
    says: ['no wedding cakes', 'Wedding cakes at $310'],
    place: 'businessModel.revenueStreams.1',
  },
]

testRuleCases(
  [...linesSaidRules, ...paidWhenRules, ...figuresWorkedOutRules, listedTogetherRule, excludedOfferRule],
  cases,
)

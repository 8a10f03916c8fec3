import { expect, test } from 'vitest'
import { baker, loan, milestone, moneyPlan, owner, savings, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { fundingPartsSaidRule } from './funding-parts-said.ts'
import { peopleSaidRules } from './people-said.ts'
import { ratesSaidRules } from './rates-said.ts'
import { resultsSaidRules } from './results-said.ts'
import { unitCostSaidRule } from './unit-cost-said.ts'

/** The same plan with one text in two wordings: the faulty one and the sound one. */
function words(make: (text: string) => PlanPatch, fault: string, fixed: string) {
  return { fault: make(fault), fixed: make(fixed) }
}

const pricing = (pricingStrategy: string) =>
  moneyPlan({
    forecast: { streams: [{ ...stream, priceRisePercent: 3 }] },
    sections: { competitiveAnalysis: { pricingStrategy, competitiveAdvantages: [] } },
  })
const metric = (text: string) =>
  moneyPlan({ sections: { marketingStrategy: { budget: '$400 a month', metrics: [text] } } })
const members = {
  ...stream,
  name: 'Memberships',
  kind: 'recurring',
  openingCustomers: 18,
  churnPercent: 4,
  capacity: 1000,
}
const leaving = (text: string) =>
  moneyPlan({
    forecast: { streams: [members] },
    sections: { marketingStrategy: { budget: '$400 a month', metrics: [text] } },
  })
const costs = (...costStructure: readonly string[]) => moneyPlan({ model: { costStructure } })
const note = { id: 'l2', name: 'Seller’s note', amount: 15_000, month: 0, ratePercent: 6, termMonths: 60 }
const partner = (text: string) =>
  moneyPlan({
    funding: { loans: [loan, note], contributions: [savings] },
    model: { keyPartnerships: [text] },
  })
const servers = { ...baker, role: 'Servers, 26 hours a week', count: 3, pay: 1500 }
const hire = (role: string) =>
  moneyPlan({
    forecast: { people: [owner, servers] },
    sections: {
      teamStructure: {
        founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: '' }],
        keyHires: [{ id: 'h1', role, timeline: 'June 2027', salary: '$1,500 a month each' }],
      },
    },
  })
const paidLater = (mitigation: string) =>
  moneyPlan({
    forecast: { people: [{ ...owner, startMonth: 4 }, baker] },
    sections: {
      riskAnalysis: {
        risks: [
          {
            id: 'k1',
            type: 'Market Risk',
            description: 'Slow sales',
            impact: 'high',
            probability: 'low',
            mitigation,
          },
        ],
      },
    },
  })
const activity = (text: string) => moneyPlan({ model: { keyActivities: [text] } })
const cakes = { ...stream, id: 's2', name: 'Cakes', inMonth1: 100, inMonth6: 100, inMonth12: 100, price: 20 }
const shares = (text: string) =>
  moneyPlan({ forecast: { streams: [stream, cakes] }, model: { revenueStreams: [text] } })
const summary = (executiveSummary: string) =>
  moneyPlan({
    forecast: { people: [{ ...owner, pay: 16_000, isOwner: false, role: 'Manager' }] },
    sections: {
      implementationTimeline: { milestones: [milestone('m1', 'Opening', 'January 2027')], executiveSummary },
    },
  })
const cases: RuleCase[] = [
  {
    rule: 'price-rise-differs',
    ...words(
      pricing,
      'An order is $20. Prices rise 6% each April.',
      'An order is $20. Prices rise 3% each April.',
    ),
    says: ['6%', '3% a year'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'churn-said-differs',
    ...words(
      leaving,
      'Members who leave per month: 14% or fewer',
      'Members who leave per month: 4% or fewer',
    ),
    says: ['14%', '4%'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'conversion-said-differs',
    ...words(metric, 'Tastings that become a customer: 25%', 'Tastings that become a customer: 10%'),
    says: ['25%', '10%'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'frequency-said-differs',
    ...words(metric, 'Orders per customer and month: 3.5', 'Orders per customer and month: 2'),
    says: ['3.5', '2 a month'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'share-of-sales-differs',
    ...words(costs, 'Card fees of 2%', 'Card fees of 3%'),
    says: ['2%', '3% of sales'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'unit-cost-said-differs',
    ...words(costs, 'Flour and boxes, $8 an order', 'Flour and boxes, $5 an order'),
    says: ['$8', '$5'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'funding-part-differs',
    ...words(
      partner,
      'The seller stays eight weeks and holds a seller’s note of $25,000',
      'The seller holds a seller’s note of $15,000',
    ),
    says: ['$25,000', '$15,000'],
    place: 'businessModel.keyPartnerships.0',
  },
  {
    rule: 'people-pay-said-differs',
    ...words(
      costs,
      'Night baker $3,900 a month with payroll taxes',
      'Night baker $2,750 a month with payroll taxes',
    ),
    says: ['$3,900', '$2,500'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'people-count-said-differs',
    ...words(hire, 'Five servers, 26 hours a week', 'Three servers, 26 hours a week'),
    says: ['Five servers', '3 people'],
    place: 'teamStructure.keyHires.h1.role',
  },
  {
    rule: 'people-hours-said-differ',
    ...words(hire, 'Servers, 40 hours a week', 'Servers, 26 hours a week'),
    says: ['40 hours', '26 hours'],
    place: 'teamStructure.keyHires.h1.role',
  },
  {
    rule: 'owner-pay-start-differs',
    ...words(
      paidLater,
      'The owner’s draw starts only in month nine.',
      'The owner’s draw starts only in month four.',
    ),
    says: ['month nine', 'Apr 2027'],
    place: 'riskAnalysis.risks.k1.mitigation',
  },
  {
    rule: 'year-units-differ',
    ...words(activity, 'Bake 20,000 orders in the first year', 'Bake 12,100 orders in the first year'),
    says: ['20,000', '12,'],
    place: 'businessModel.keyActivities.0',
  },
  {
    rule: 'stream-share-differs',
    ...words(shares, 'Cakes, 40% of sales', 'Cakes, 9% of sales'),
    says: ['40%', 'Cakes'],
    place: 'businessModel.revenueStreams.0',
  },
  {
    rule: 'filled-share-differs',
    ...words(metric, 'Places filled in the first year: 95%', 'Places filled in the first year: 51%'),
    says: ['95%'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'lowest-cash-said-differs',
    ...words(
      paidLater,
      'Even at its lowest point the plan keeps $90,000 in the bank.',
      'Even at its lowest point the plan keeps money in the bank.',
    ),
    says: ['$90,000', 'in month'],
    place: 'riskAnalysis.risks.k1.mitigation',
  },
  {
    rule: 'turn-date-differs',
    ...words(summary, 'Rye & Co breaks even in March 2027.', 'Rye & Co opens in March 2027.'),
    says: ['March 2027'],
    place: 'implementationTimeline.executiveSummary',
  },
]

testRuleCases(
  [...ratesSaidRules, unitCostSaidRule, fundingPartsSaidRule, ...peopleSaidRules, ...resultsSaidRules],
  cases,
)

test.each([
  ['20,000 orders since opening, in year one and after', 0],
  ['20,000 orders to date, the first year and a half', 0],
  ['20,000 orders in all, first year and trial', 0],
  ['Bake 20,000 orders in the first year', 1],
])('%s', (text, count) => {
  expect(findFaults('year-units-differ', activity(text))).toHaveLength(count)
})

test('an insurance that pays from its thirtieth day starts no draw', () => {
  const patch = paidLater('Disability insurance covers my draw from day 90.')
  expect(findFaults('owner-pay-start-differs', patch)).toEqual([])
})

test.each([
  ['My draw is paid from the day we open.', 1],
  ['The owner’s pay from the first month is $3,000.', 1],
  ['Our salaries run from opening day.', 1],
  ['My draw starts later, and I live on savings.', 0],
  ['No draw from the start: I live on savings.', 0],
])('the pay of “%s” in a forecast that pays months later', (text, count) => {
  const patch = moneyPlan({
    forecast: { people: [{ ...owner, startMonth: 8 }, baker] },
    model: { costStructure: [text] },
  })
  expect(findFaults('owner-pay-from-opening', patch)).toHaveLength(count)
})

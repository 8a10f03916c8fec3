import { describe, expect, test } from 'vitest'
import { moneyPlan, running } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { paperRules } from './paper-rules.ts'
import { promiseRules } from './promise-rules.ts'
import { ruledOutRules } from './ruled-out-rules.ts'
import { termsRules } from './terms-rules.ts'

interface Said {
  readonly solution?: string
  readonly pricing?: string
  readonly process?: string
  readonly stream?: string
  readonly resource?: string
  readonly supplier?: string
  readonly regulation?: string
  readonly mitigation?: string
  readonly cost?: string
  readonly lease?: string
}

const say = ({
  solution,
  pricing,
  process,
  stream,
  resource,
  supplier,
  regulation,
  mitigation,
  cost,
  lease,
}: Said): PlanPatch =>
  moneyPlan({
    forecast: {
      timing: { daysUntilCustomersPay: 0, daysUntilSuppliersPaid: 20, taxRatePercent: 15 },
      ...(cost !== undefined && {
        runningCosts: [...running, { ...running[0], id: 'x', name: cost, amount: 700 }],
      }),
    },
    model: {
      ...(stream !== undefined && { revenueStreams: ['Orders at $20', stream] }),
      ...(resource !== undefined && { keyResources: [resource] }),
    },
    sections: {
      ...(solution !== undefined && { businessIdea: { solution } }),
      ...(pricing !== undefined && { competitiveAnalysis: { pricingStrategy: pricing } }),
      ...(process !== undefined && { operationsPlan: { keyProcesses: [process] } }),
      ...(supplier !== undefined && { operationsPlan: { suppliers: [supplier] } }),
      ...(regulation !== undefined && { legalStructure: { regulations: [regulation] } }),
      ...(lease !== undefined && {
        implementationTimeline: { appendix: [{ id: 'lease', name: 'Lease', note: lease }] },
      }),
      ...(mitigation !== undefined && {
        riskAnalysis: { risks: [{ id: 'k1', description: 'Slow sales', mitigation }] },
      }),
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'advance-differs',
    fault: say({
      solution: 'Nobody owes us a cent until the cake is served.',
      stream: 'Cakes, half due with the order',
    }),
    fixed: say({ solution: 'The date is held with a deposit.', stream: 'Cakes, half due with the order' }),
    says: ['owes us a cent until', 'half due with the order'],
    place: 'businessModel.revenueStreams.1',
  },
  {
    rule: 'suppliers-prepaid',
    fault: say({ supplier: 'All mills want their money before delivery' }),
    fixed: say({ supplier: 'All mills deliver on 20 days of credit' }),
    says: ['before delivery', '20 days'],
    place: 'financialProjections.forecast.timing.daysUntilSuppliersPaid',
  },
  {
    rule: 'discount-differs',
    fault: say({ pricing: 'No discounts, because our margin is thin.', stream: 'Boxes of ten, 12% off' }),
    fixed: say({ pricing: 'Siblings get no discount.', stream: 'Boxes of ten, 12% off' }),
    says: ['No discounts', '12% off'],
    place: 'businessModel.revenueStreams.1',
  },
  {
    rule: 'coverage-differs',
    fault: say({
      regulation: 'Liability insurance of $1 million per event',
      mitigation: 'Liability cover of $500,000.',
    }),
    fixed: say({
      regulation: 'Liability insurance of $1 million per event',
      mitigation: 'Property cover of $500,000.',
    }),
    says: ['$1 million', '$500,000'],
    place: 'riskAnalysis.risks.k1.mitigation',
  },
  {
    rule: 'cost-ruled-out',
    fault: say({ process: 'We bake at home, so there is no rent to pay' }),
    fixed: say({ process: 'No rent until the opening' }),
    says: ['no rent to pay', 'Rent: $1,500'],
    place: 'financialProjections.forecast.runningCosts.r1.amount',
  },
  {
    rule: 'owned-but-rented',
    fault: say({ resource: '22 acres of pasture that belong to us', cost: 'Pasture lease and power' }),
    fixed: say({
      resource: '22 acres of pasture that belong to a neighbor',
      cost: 'Pasture lease and power',
    }),
    says: ['belong to us', 'Pasture lease and power: $700'],
    place: 'financialProjections.forecast.runningCosts.x.name',
  },
  {
    rule: 'paper-amount-differs',
    fault: say({ lease: 'Letter of intent for ten years at $2,650 a month' }),
    fixed: say({ lease: 'Letter of intent for ten years at $18,000 a year' }),
    says: ['$2,650', 'Rent: $1,500'],
    place: 'implementationTimeline.appendix.lease.note',
  },
  {
    rule: 'commitment-differs',
    fault: say({ solution: 'Cancel any time.', pricing: 'Members sign up for 12 months' }),
    fixed: say({
      solution: 'Cancel any time.',
      pricing: 'Cancel any time, or save 10% with an annual contract',
    }),
    says: ['Cancel any time', 'for 12 months'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'guarantee-differs',
    fault: say({
      solution: 'Our work is guaranteed for five years.',
      process: 'Faults in our work are fixed free for 12 months',
    }),
    fixed: say({
      solution: 'Our work is guaranteed for one year.',
      process: 'Faults in our work are fixed free for 12 months',
    }),
    says: ['five years', '12 months'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'exclusivity-differs',
    fault: say({
      pricing: 'Nobody gets an exclusive.',
      stream: 'Lists sold to a single dealer in each county',
    }),
    fixed: say({ pricing: 'Nobody gets an exclusive.', supplier: 'Mill: exclusive contract' }),
    says: ['exclusive', 'single dealer in each county'],
    place: 'businessModel.revenueStreams.1',
  },
  {
    rule: 'share-of-result-differs',
    fault: say({ pricing: 'We take no share of the award.', stream: 'Offers, and 2% of the contract sum' }),
    fixed: say({ pricing: 'We take no share of the award.', stream: 'Offers, 54% of sales' }),
    says: ['no share of the award', '2% of the contract sum'],
    place: 'businessModel.revenueStreams.1',
  },
]

describe('what two places say about terms and costs', () => {
  testRuleCases([...termsRules, ...ruledOutRules, ...paperRules, ...promiseRules], cases, findFaults)

  test.each<[string, string, Said, number]>([
    [
      'advance-differs',
      'a third down',
      { pricing: 'Kitchens: a third at signing', process: 'Jobs are billed after the work is done' },
      1,
    ],
    [
      'advance-differs',
      'no money up front',
      { solution: 'We ask for no money up front.', pricing: 'A $500 deposit holds the date' },
      1,
    ],
    [
      'advance-differs',
      'rent in advance',
      { solution: 'You pay nothing before you taste it.', process: 'We pay the rent in advance' },
      0,
    ],
    [
      'advance-differs',
      'a share of sales',
      { solution: 'No deposit needed before you come.', stream: 'Half of sales comes with the booking site' },
      0,
    ],
    [
      'discount-differs',
      'named groups',
      { pricing: 'Siblings get no discount.', stream: '15% off for a brother or sister' },
      1,
    ],
    [
      'discount-differs',
      'a supplier’s discount',
      { pricing: 'No discounts.', supplier: 'Mill: 5% discount for bulk' },
      0,
    ],
    [
      'coverage-differs',
      'two sums of one policy',
      {
        regulation: 'Liability insurance of $1 million, $2 million in all',
        mitigation: '$2 million of liability cover.',
      },
      0,
    ],
    ['cost-ruled-out', 'no ads', { solution: 'We spend nothing on advertising.' }, 1],
    ['cost-ruled-out', 'diesel', { solution: 'The van runs without a drop of diesel.', cost: 'Diesel' }, 1],
    ['cost-ruled-out', 'no rent increase', { resource: 'A lease with no rent increase' }, 0],
    ['cost-ruled-out', 'an app without ads', { solution: 'Our app shows no ads.' }, 0],
    ['owned-but-rented', 'an owned van', { resource: 'A van that we own', cost: 'Truck lease' }, 0],
    [
      'paper-amount-differs',
      'part of a cost',
      { lease: 'Land at $550 a month', cost: 'Land lease and power' },
      0,
    ],
    ['price-text-differs', 'what families pay', { pricing: 'Families pay $26 at the door.' }, 1],
    [
      'price-text-differs',
      'an order in a risk',
      { mitigation: 'At $29 an order, 150 orders cover all costs.' },
      1,
    ],
    ['price-text-differs', 'what the chain asks', { pricing: 'At the chain customers pay $26.' }, 0],
    [
      'commitment-differs',
      'contracts with others',
      { solution: 'Cancel any time.', supplier: 'Mill: a two-year agreement' },
      0,
    ],
    [
      'guarantee-differs',
      'all of it and one part',
      {
        solution: 'You get two years of warranty on motors, batteries and labor.',
        pricing: 'For that there are six months of warranty on batteries.',
      },
      1,
    ],
    [
      'guarantee-differs',
      'a warranty of everything',
      { solution: 'Each bike has a five-year warranty.', process: 'Parts carry a one-year warranty' },
      1,
    ],
    [
      'guarantee-differs',
      'the warranty of a rival',
      { solution: 'Our work is guaranteed for five years.', mitigation: 'Their warranty: work for one year' },
      0,
    ],
    [
      'guarantee-differs',
      'another thing',
      { solution: 'Two years of warranty on saddles.', process: 'Our work is guaranteed for one year' },
      0,
    ],
    [
      'guarantee-differs',
      'parts and work',
      { solution: 'Our work is guaranteed for five years.', process: 'Paint carries a two-year warranty' },
      0,
    ],
  ])('%s: %s', (rule, _, said, count) => {
    expect(findFaults(rule, say(said))).toHaveLength(count)
  })
})

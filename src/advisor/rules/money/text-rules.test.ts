import { describe, expect, test } from 'vitest'
import {
  baker,
  loan,
  milestone,
  moneyPlan,
  oven,
  owner,
  reserve,
  stream,
} from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase, runRule } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { dependenceRules } from './dependence-rules.ts'
import { leaseRules } from './lease-rules.ts'
import { openingRules } from './opening-rules.ts'
import { priceRules } from './price-rules.ts'
import { shareRules } from './share-rules.ts'
import { staffRules } from './staff-rules.ts'
import { sumRules } from './sum-rules.ts'
import { volumeRules } from './volume-rules.ts'

const sound = moneyPlan()
const market = (fields: object) => moneyPlan({ sections: { marketAnalysis: { ...fields } } })
const segments = (...sizes: readonly string[]) => ({
  segments: sizes.map((size, index) => ({ id: `g${index}`, name: `Group ${index}`, size })),
})
const founders = (...roles: readonly string[]) =>
  moneyPlan({
    sections: {
      teamStructure: { founders: roles.map((role, index) => ({ id: `f${index}`, name: 'Ana', role })) },
    },
  })
const hire = (fields: object, people: readonly object[] = [owner, baker]) =>
  moneyPlan({
    forecast: { people },
    sections: {
      teamStructure: {
        keyHires: [
          { id: 'h1', role: 'Night baker', timeline: 'June 2027', salary: '$30,000 a year', ...fields },
        ],
      },
    },
  })
const advisor = { ...baker, role: 'Customer advisor' }
const opening = (solution: string, process: string) =>
  moneyPlan({ sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } } })

const cases: readonly RuleCase[] = [
  {
    rule: 'sum-parts-differ',
    fault: moneyPlan({ model: { costStructure: ['Rent $900, power $300 a month: $1,500'] } }),
    fixed: moneyPlan({ model: { costStructure: ['Rent $900, power $300 a month: $1,200'] } }),
    says: ['$900 + $300 is $1,200', '$1,500'],
    place: 'businessModel.costStructure.0',
  },
  {
    rule: 'sum-product-wrong',
    fault: market({ som: '$250,000 a year: 500 orders × $20 × 12 = $180,000, plus $70,000' }),
    fixed: market({ som: '$190,000 a year: 500 orders × $20 × 12 = $120,000, plus $70,000' }),
    says: ['$180,000', '$120,000'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'startup-parts-differ',
    fault: moneyPlan({
      finances: { startupCosts: [{ ...oven, description: 'Oven $48,000, hood $5,000' }, reserve] },
    }),
    fixed: moneyPlan({
      finances: { startupCosts: [{ ...oven, description: 'Oven $40,000, hood, delivery' }, reserve] },
    }),
    says: ['“Deck oven” costs $45,000', '$53,000'],
    place: 'financialProjections.startupCosts.u1.amount',
  },
  {
    rule: 'segments-over-100',
    fault: market(segments('62% of the SAM’s shops', '53%')),
    fixed: market(segments('42% of the SAM’s shops', '53%')),
    says: ['115%', '62% + 53%'],
    place: 'marketAnalysis.segments.g0.size',
  },
  {
    rule: 'segments-over-100',
    fault: market(segments('62% of the SAM', '53%')),
    fixed: market(segments('62% of the SAM', '53% of households bake')),
    says: ['115%', '62% + 53%'],
    place: 'marketAnalysis.segments.g0.size',
  },
  {
    rule: 'segments-count-exceeds',
    fault: market({
      sam: '$1 million: 5,000 households × $200',
      ...segments('4,000 households', '3,000 households'),
    }),
    fixed: market({
      sam: '$1 million: 5,000 households × $200',
      ...segments('3,000 households', '2,000 households'),
    }),
    type: 'recommendation',
    says: ['7,000 households', '5,000 households'],
    place: 'marketAnalysis.segments.g0.size',
  },
  {
    rule: 'revenue-shares',
    fault: moneyPlan({ model: { revenueStreams: ['Orders, about 90% of sales', 'Classes, about 30%'] } }),
    fixed: moneyPlan({ model: { revenueStreams: ['Orders, about 70% of sales', 'Classes, about 30%'] } }),
    says: ['120%'],
    place: 'businessModel.revenueStreams',
  },
  {
    rule: 'owners-shares-over-100',
    fault: founders('Owner with 70% of the shares', 'Partner with 40% of the shares'),
    fixed: founders('Owner with 60% of the shares', 'Partner with 40% of the shares'),
    says: ['110%'],
    place: 'teamStructure.founders.f0.role',
  },
  {
    rule: 'budget-shares-over-100',
    fault: moneyPlan({
      sections: {
        marketingStrategy: { budget: '$400 a month: 50% for ads, 40% for signs, 30% for samples' },
      },
    }),
    fixed: moneyPlan({
      sections: {
        marketingStrategy: { budget: '$400 a month: 50% for ads, 30% for signs, 20% for samples' },
      },
    }),
    type: 'warning',
    says: ['120%'],
    place: 'marketingStrategy.budget',
  },
  {
    rule: 'price-text-differs',
    fault: moneyPlan({
      sections: { competitiveAnalysis: { pricingStrategy: 'An average order costs $26.' } },
    }),
    fixed: moneyPlan({
      sections: {
        competitiveAnalysis: {
          pricingStrategy: 'An average order costs $20, $4 below the café. Gift wrap is $3.',
        },
      },
    }),
    says: ['$26', '$20'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'price-forecast-differs',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, price: 14 }] } }),
    fixed: moneyPlan({ forecast: { streams: [{ ...stream, price: 40 }] } }),
    type: 'warning',
    says: ['$20 per order', '$14'],
    place: 'financialProjections.projections.price',
  },
  {
    rule: 'cost-of-sale-differs',
    fault: moneyPlan({ forecast: { streams: [{ ...stream, costPerUnit: 9 }] } }),
    fixed: sound,
    says: ['$5 of cost', '$9'],
    place: 'financialProjections.projections.cogs',
  },
  {
    rule: 'hire-date-differs',
    fault: hire({ timeline: 'January 2027' }),
    fixed: hire({ timeline: 'June 2027' }),
    says: ['“January 2027”', 'Jun 2027'],
    place: 'teamStructure.keyHires.h1.timeline',
  },
  {
    rule: 'hire-pay-differs',
    fault: hire({ salary: '$45,000 a year' }),
    fixed: hire({ salary: '$30,000 a year, $33,000 with taxes' }),
    says: ['“$45,000 a year”', '$2,500 a month'],
    place: 'teamStructure.keyHires.h1.salary',
  },
  {
    rule: 'staff-count-differs',
    fault: hire({ role: '3 customer advisors' }, [owner, advisor]),
    fixed: hire({ role: '3 customer advisors' }, [owner, { ...advisor, count: 3 }]),
    says: ['“3 customer advisors”', '1 person'],
    place: 'teamStructure.keyHires.h1.role',
  },
  {
    rule: 'volume-text-differs',
    fault: moneyPlan({ sections: { marketingStrategy: { metrics: ['Orders: 2,900 in month 6'] } } }),
    fixed: moneyPlan({ sections: { marketingStrategy: { metrics: ['Orders: 1,000 in month 6'] } } }),
    says: ['2,900', '1,000 “Bread orders” in month 6'],
    place: 'marketingStrategy.metrics.0',
  },
  {
    rule: 'sales-text-differs',
    fault: market({ summary: 'We plan sales of $900,000 in the first year.' }),
    fixed: market({ summary: 'We plan sales of $240,000 in the first year.' }),
    says: ['$900,000', 'in year 1'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'profit-date-differs',
    fault: {
      ...moneyPlan({
        sections: milestone('Break-even', '', 'March 2027'),
        forecast: { streams: [{ ...stream, inMonth1: 50, inMonth6: 60, inMonth12: 70 }] },
      }),
    },
    fixed: moneyPlan({ sections: milestone('Break-even', '', 'March 2027') }),
    says: ['“Break-even”', '“March 2027”'],
    place: 'implementationTimeline.milestones.m1.timeline',
  },
  {
    rule: 'opening-days-differ',
    fault: opening(
      'We sell bread over the counter seven days a week.',
      'Counter open 7 am to 3 pm, Tuesday to Sunday',
    ),
    fixed: opening('We sell bread over the counter six days a week.', 'Staff meet at 6 on five days a week'),
    says: ['7 days a week', '6 days a week'],
    place: 'businessIdea.solution',
  },
  {
    rule: 'lease-shorter-than-loan',
    fault: moneyPlan({ model: { keyResources: ['Three-year lease of a shop'] } }),
    fixed: moneyPlan({ model: { keyResources: ['Three-year lease of a shop with an option to renew'] } }),
    template: 'local-service',
    says: ['runs 3 years', '“Bank loan” 7'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'lease-ends-any-time',
    fault: moneyPlan({
      model: { keyResources: ['A shop that we rent month to month'] },
      finances: { startupCosts: [{ id: 's1', category: 'Build-out', amount: 30000, kind: 'fit-out' }] },
    }),
    fixed: moneyPlan({
      model: { keyResources: ['A shop with a ten-year lease'] },
      finances: { startupCosts: [{ id: 's1', category: 'Build-out', amount: 30000, kind: 'fit-out' }] },
    }),
    says: ['month to month', '$30,000', '7 years'],
    place: 'businessModel.keyResources.0',
  },
  {
    rule: 'contract-shorter-than-loan',
    fault: moneyPlan({ model: { keyPartnerships: ['Five-year franchise agreement with Crust & Co'] } }),
    fixed: moneyPlan({ model: { keyPartnerships: ['Ten-year franchise agreement with Crust & Co'] } }),
    says: ['Five year', '7 years'],
    place: 'businessModel.keyPartnerships.0',
  },
  {
    rule: 'funding-as-revenue',
    fault: moneyPlan({
      model: { revenueStreams: ['Orders at $20', 'Bank loan of $40,000 in the first month'] },
    }),
    fixed: moneyPlan({
      model: {
        revenueStreams: ['Orders at $20', 'Fees for packaging a bank loan for clients', 'Vegetable seeds'],
      },
    }),
    type: 'warning',
    says: ['“Bank loan of $40,000 in the first month”', '$40,000 is in the funding already'],
    place: 'businessModel.revenueStreams.1',
  },
  {
    rule: 'one-customer-carries-all',
    fault: moneyPlan({
      model: { keyPartnerships: ['Our largest customer, a hotel, takes 70% of our production'] },
    }),
    fixed: moneyPlan({ model: { keyPartnerships: ['No customer takes more than 40% of our production'] } }),
    says: ['70%'],
    place: 'businessModel.keyPartnerships.0',
  },
]

describe('figures that are said twice', () => {
  testRuleCases(
    [
      sumRules,
      shareRules,
      priceRules,
      staffRules,
      volumeRules,
      openingRules,
      dependenceRules,
      leaseRules,
    ].flat(),
    cases,
    findFaults,
  )

  test('a lease with a long enough option outlasts the loan', () => {
    const found = runRule(
      'lease-shorter-than-loan',
      moneyPlan({
        model: { keyResources: ['Five-year lease with a five-year option'] },
        funding: { loans: [loan] },
      }),
    )
    expect(found.map(({ type }) => type)).toEqual(['insight'])
  })

  test('prices of sizes below an average are no parts of it', () => {
    const text = 'An average order costs $20: $12 for small, $20 for medium, $35 for large.'
    expect(
      runRule(
        'sum-parts-differ',
        moneyPlan({ sections: { competitiveAnalysis: { pricingStrategy: text } } }),
      ),
    ).toEqual([])
  })

  test.each([
    'Cost of an order of $20: flour $5.10, card fees $0.90, paper $0.50',
    'A box costs $95: 2 hours at $40 is $80, flour $15',
  ])('a part that is worked out or of another whole is no wrong list: %s', (cost) => {
    expect(runRule('sum-parts-differ', moneyPlan({ model: { costStructure: [cost] } }))).toEqual([])
  })

  test('a part that is worked out beside its price is counted once', () => {
    const parts = (description: string) =>
      runRule(
        'startup-parts-differ',
        moneyPlan({ finances: { startupCosts: [{ ...oven, description }, reserve] } }),
      )
    expect(parts('Two ovens at $20,000 each $40,000, hood $5,000')).toEqual([])
    expect(parts('Two ovens at $20,000 each $40,000, hood $9,000')).toHaveLength(1)
  })

  test('an order of which the price is a commission is no other price', () => {
    const text = '15% from the seller and 10% from the buyer. On an average order of $80 that is $12 and $8.'
    const plan = moneyPlan({ sections: { competitiveAnalysis: { pricingStrategy: text } } })
    expect(runRule('price-text-differs', plan)).toEqual([])
  })

  test('what is counted beside the orders does not count the orders', () => {
    const executiveSummary = 'The bakery opens for bread orders in January 2027 with two vans.'
    const plan = moneyPlan({ sections: { implementationTimeline: { executiveSummary } } })
    expect(runRule('volume-text-differs', plan)).toEqual([])
  })

  test('a product that begins with one of two numbers is right if either fits', () => {
    expect(
      runRule('sum-product-wrong', market({ sam: '$2 million a year: 10,000 homes in 3 towns × $200' })),
    ).toEqual([])
  })
})

describe('segments beside the market that can be served', () => {
  test.each([
    ['$9.5 million: 28,000 cyclists within three miles × $340', ['11,000 people', '27,000 people'], 1],
    ['$1 million: 5,000 people × $200', ['4,000 commuters', '3,000 students'], 1],
    ['$1 million: 5,000 diabetics, adults all × $200', ['4,000 adults', '3,500 adults'], 1],
    ['$1 million: 900 runners × $1,100', ['700 women', '600 men'], 1],
    ['$1 million: 2,000 gardeners × $500', ['1,500 residents', '1,400 tourists'], 1],
    ['$9.5 million: 28,000 cyclists within three miles × $340', ['11,000 people', '17,000 people'], 0],
    ['$1 million: 5,000 households × $200', ['8,000 people', '6,000 people'], 0],
    ['$1 million: 5,000 orders × $200', ['4,000 people', '3,000 people'], 0],
    ['$1 million: 5,000 runners × $200', ['40,000 people', '60,000 people'], 0],
  ])('%s / %s', (sam, sizes, count) => {
    const plan = market({ tam: '$20 million: 100,000 adults × $200', sam, ...segments(...sizes) })
    expect(findFaults('segments-count-exceeds', plan)).toHaveLength(count)
  })
})

describe('goals after some months beside the forecast', () => {
  const visits = { ...stream, name: 'Hygiene visits', period: 'day', inMonth1: 4, inMonth6: 7, inMonth12: 9 }
  test.each([
    ['Visits per day: 4 in the first month, 15 after a year', 1],
    ['Visits a day: 12 after six months', 1],
    ['Visits per day: 7 after six months, 14 after twelve', 1],
    ['16 visits a day after twelve months', 1],
    ['Visits per day: 4 in the first month, 9 after a year', 0],
    ['Visits per week: 45 after a year', 0],
    ['Visits per day: 12 after six months of classes, 15 after twelve', 0],
    ['Hygiene newsletter readers: 400 after a year', 0],
    ['Visits per day: 7 after six months, 9 after twelve', 0],
  ])('%s', (metric, count) => {
    const plan = moneyPlan({
      forecast: { streams: [{ ...visits, capacity: 20, daysPerMonth: 17, price: 132 }] },
      sections: { marketingStrategy: { metrics: [metric] } },
    })
    expect(findFaults('volume-text-differs', plan)).toHaveLength(count)
  })
})

test.each([
  ['marketingStrategy', { metrics: ['Cost per order: $9'] }, 0],
  ['marketingStrategy', { metrics: ['Cost to win an order: $12 or less'] }, 0],
  ['marketAnalysis', { som: '$240,000 in year three: 11,400 orders of $21' }, 0],
  ['businessModel', { revenueStreams: ['In the third year an average order is $21.50'] }, 0],
  ['competitiveAnalysis', { pricingStrategy: 'Cards of ten at $200, so an order costs $20' }, 0],
  ['competitiveAnalysis', { pricingStrategy: 'An average order costs $26 in the third year.' }, 1],
  ['competitiveAnalysis', { pricingStrategy: 'An average order costs $21.50' }, 1],
])('a price in %s: %j', (section, fields, count) => {
  expect(runRule('price-text-differs', moneyPlan({ sections: { [section]: fields } }))).toHaveLength(count)
})

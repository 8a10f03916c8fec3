import { describe, expect, test } from 'vitest'
import { baker, moneyPlan, owner, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

/** What a text says beside what the forecast counts with. */

const process = (step: string, sold: object = {}, unit = 'order'): PlanPatch =>
  moneyPlan({
    sections: { operationsPlan: { keyProcesses: [step], technology: [] } },
    forecast: { streams: [{ ...stream, ...sold }] },
    finances: {
      projections: {
        price: 20,
        cogs: 5,
        cac: 10,
        churnRate: 8,
        conversionRate: 10,
        monthlyGrowthRate: 2,
        priceUnit: unit,
        purchasesPerMonth: 2,
      },
    },
  })

describe('the average sale', () => {
  test.each([
    ['The average order is $26.', 1],
    ['Average order value: $15', 1],
    ['A typical bread order comes to about $27.', 1],
    ['The average order is $20.', 0],
    ['The average wedding order is $31.', 1],
    ['The average household here spends $26 a week on bread.', 0],
    ['The average order of our competitors is $26.', 0],
    ['Our average rent is $26 a square foot.', 0],
  ])('%s', (pricingStrategy, count) => {
    const plan = moneyPlan({
      sections: { competitiveAnalysis: { pricingStrategy, competitiveAdvantages: [] } },
    })
    expect(findFaults('price-not-in-plan', plan)).toHaveLength(count)
  })
})

describe('what is taken of a sale', () => {
  test.each([
    ['Commission of 12% on each booking', 'Hosts pay us 8% of the rent.', 1],
    ['We keep 30% of every consignment sale', 'A 40% commission, as usual here.', 1],
    ['Placement fee: 18% of the first salary', 'Employers pay 22% of the salary.', 1],
    ['Booking fee of 5%', 'A booking fee of 7% is less than a ticket costs.', 0],
    ['Commission of 12% on each booking', 'Hosts pay 12%. The national site takes 20%.', 0],
    ['Commission of 12% on each booking', 'Card fees take 3% of each booking.', 0],
    ['12% commission for members, 15% commission for others', 'Members leave us 12%.', 0],
    ['Commission of 12% on each booking', 'A discount of 10% for the first month.', 0],
    ['Commission of 12% on each booking: 70% of sales', 'We ask for a 25% deposit.', 0],
  ])('%s / %s', (line, pricingStrategy, count) => {
    const plan = moneyPlan({
      model: { revenueStreams: [line] },
      sections: { competitiveAnalysis: { pricingStrategy, competitiveAdvantages: [] } },
    })
    expect(findFaults('take-rate-differs', plan)).toHaveLength(count)
  })
})

describe('how many to one', () => {
  const plan = (solution: string, capacityReason: string) =>
    moneyPlan({
      sections: { businessIdea: { solution, valueProposition: '' } },
      forecast: { streams: [{ ...stream, capacityReason }] },
    })
  test.each([
    ['Three kids to a coach.', 'Two courts, six children each, 20 hours a week', 1],
    ['Four rooms, two students each.', 'Five students per teacher', 1],
    ['At most four dogs to a walker.', 'Three walkers, eight dogs each, twice a day', 1],
    ['Six students to a tutor.', 'Two rooms, six students each', 0],
    ['Three kids to a coach.', 'Two courts, 20 hours each', 0],
    ['Three kids to a coach.', 'Families with two children each get a discount', 0],
  ])('%s / %s', (solution, reason, count) => {
    expect(findFaults('group-size-differs', plan(solution, reason))).toHaveLength(count)
  })
})

describe('what can be done in a day', () => {
  test.each([
    ['The oven bakes up to 30 orders a day', {}, 'forecast-above-stated-limit', 1],
    ['We can pack at most 150 orders a week', {}, 'forecast-above-stated-limit', 1],
    ['The oven bakes up to 60 orders a day', {}, 'forecast-above-stated-limit', 0],
    [
      'Three bakers, 60 orders a day each',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      1,
    ],
    [
      'We bake 140 orders a day',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      1,
    ],
    [
      'One press, at most 45 orders a day',
      { capacity: 90, period: 'day', inMonth1: 20, inMonth6: 25, inMonth12: 30 },
      'forecast-limit-differs',
      1,
    ],
    [
      'Two bakers, 45 orders a day each',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      0,
    ],
    [
      'We bake 60 orders a day',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      0,
    ],
    [
      'Each baker makes 140 orders a day',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      0,
    ],
    [
      'A second oven later makes 140 orders a day',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      0,
    ],
    [
      '400 orders a week',
      { capacity: 90, period: 'day', inMonth1: 40, inMonth6: 45, inMonth12: 50 },
      'forecast-limit-differs',
      0,
    ],
  ])('%s %o', (step, sold, rule, count) => {
    expect(findFaults(rule, process(step, sold))).toHaveLength(count)
  })
})

describe('the work of one sale', () => {
  const audits = { name: 'Kitchen fittings', inMonth1: 2, inMonth6: 3, inMonth12: 4, capacity: 8, price: 900 }
  test.each([
    ['Fitting: 12 working days of two carpenters for a fitting', 1],
    ['Twelve days of both of us per fitting', 1],
    ['Fitting: three working days of one carpenter for a fitting', 0],
    ['Delivery takes 30 days for a fitting', 0],
  ])('%s', (step, count) => {
    expect(findFaults('people-work-exceeds-hands', process(step, audits, 'fitting'))).toHaveLength(count)
  })
})

describe('the hours that are sold', () => {
  const hours = {
    name: 'Hours of cleaning',
    inMonth1: 100,
    inMonth6: 200,
    inMonth12: 300,
    capacity: 500,
    period: 'week',
  }
  const plan = (role: string, solution: string) => ({
    ...moneyPlan({
      forecast: { streams: [{ ...stream, ...hours }], people: [owner, { ...baker, role: 'Coordinator' }] },
      sections: {
        businessIdea: { solution },
        teamStructure: {
          founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background: 'Cleaner' }],
          keyHires: [{ id: 'h1', role, timeline: 'June 2027', salary: '$18 an hour' }],
        },
      },
    }),
  })
  test.each([
    ['Cleaners, 20 hours a week', 'Seven cleaners who live nearby.', 1],
    ['Cleaners, part-time, up to 15 hours a week', 'A crew of 12 cleaners.', 1],
    ['Cleaners, 20 to 30 hours a week', 'Twelve cleaners who live nearby.', 0],
    ['Cleaners', 'Seven cleaners who live nearby.', 0],
    ['Bookkeeper, 5 hours a week', 'Seven cleaners who live nearby.', 0],
  ])('%s / %s', (role, solution, count) => {
    expect(findFaults('people-hours-below-sold', plan(role, solution))).toHaveLength(count)
  })
})

describe('those who come and those who buy', () => {
  test.each([
    [['Website visits: 3,000 a month', 'Visits that end in an order: 2%'], 1],
    [['About 900 visitors a week, of whom 3% order'], 1],
    [['Inquiries: 200 a month', 'Inquiries that become customers: 25%'], 1],
    [['Website visits: 50,000 a month', 'Visits that end in an order: 2%'], 0],
    [['Website visits: 3,000 a month', 'Repeat orders: 36% of all orders'], 0],
    [['Visits that end in an order: 2%'], 0],
    [['Website visits: 3,000 in January 2027', 'Visits that end in an order: 2%'], 0],
    [['Newsletter sign-ups: 40 a month', 'Open rate: 30%'], 0],
  ])('%s', (metrics, count) => {
    const plan = moneyPlan({ sections: { marketingStrategy: { budget: '$400 a month', metrics } } })
    expect(findFaults('funnel-below-sales', plan)).toHaveLength(count)
  })
})

describe('when customers pay', () => {
  test.each([
    ['Families pay every month in advance', 1],
    ['All clients pay when they book', 1],
    ['Everyone pays up front by card', 1],
    ['Members are charged in advance', 1],
    ['Clients pay a third in advance, the rest in 30 days', 0],
    ['We pay the rent in advance', 0],
    ['Clients pay within 30 days', 0],
  ])('%s', (step, count) => {
    const plan = moneyPlan({
      sections: { operationsPlan: { keyProcesses: [step], technology: [] } },
      forecast: { timing: { daysUntilCustomersPay: 30, taxRatePercent: 15 } },
    })
    expect(findFaults('customers-pay-at-once', plan)).toHaveLength(count)
  })

  test.each([
    ['Pays cash on delivery, like all the farms here', 1],
    ['Pays when he orders: nobody gets credit from us', 1],
    ['Always pays by card when he orders', 0],
    ['Pays every visit in cash', 0],
  ])('a persona who speaks for the others: %s', (buyingBehavior, count) => {
    const plan = moneyPlan({
      sections: { customerPersonas: { personas: [{ id: 'c1', name: 'Jo', buyingBehavior }] } },
      forecast: { timing: { daysUntilCustomersPay: 30, taxRatePercent: 15 } },
    })
    expect(findFaults('customers-pay-at-once', plan)).toHaveLength(count)
  })
})

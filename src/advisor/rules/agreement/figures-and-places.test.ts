import { describe, expect, test } from 'vitest'
import { milestone, moneyPlan, oven, reserve } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

const idea = (fields: object) => moneyPlan({ sections: { businessIdea: { name: 'Rye & Co', ...fields } } })
const startUp = (...costs: readonly object[]) =>
  moneyPlan({ finances: { startupCosts: [...costs, reserve] } })
const process = (solution: string, step: string) =>
  moneyPlan({
    sections: { businessIdea: { name: 'Rye & Co', solution }, operationsPlan: { keyProcesses: [step] } },
  })

/** What one owner writes in two steps. */
function twice(solution: string, resource: string): PlanPatch {
  return moneyPlan({ model: { keyResources: [resource] }, sections: { businessIdea: { solution } } })
}

describe('two figures for the same thing', () => {
  test.each([
    ['We drive in two vans.', 'Three vans, used'],
    ['Every repair has a two-year warranty.', 'A 12-month warranty that others do not give'],
    ['It starts with a 14-day free trial.', 'A free trial of 30 days'],
    ['We take a commission of 15%.', 'Our commission is 22%'],
    ['We surveyed 120 tea drinkers.', 'Names of 85 tea drinkers whom we surveyed'],
    ['Delivered within two days.', 'A courier who delivers within five days'],
    ['Four treatment rooms near the station.', 'Six treatment rooms'],
    ['Guests pay a 50% deposit.', 'A deposit of 30% at booking'],
  ])('%s / %s', (solution, resource) => {
    expect(findFaults('figures-disagree', twice(solution, resource))).toHaveLength(1)
  })
})

describe('figures that only look alike', () => {
  test.each([
    ['We drive in two vans.', 'Two vans'],
    ['We start with two vans.', 'A third van from 2028'],
    ['Five vans in all.', 'Two vans today and three vans leased'],
    ['We asked 40 hotels.', 'Eight hotels signed'],
    ['Delivered within two days.', 'Invoices paid within 30 days'],
    ['60% of orders are bread.', '40% of orders are cake'],
    ['Oven for 60 loaves an hour.', 'Shelf for 240 loaves'],
    ['Visits in Lyon: 40 shops.', 'Letters to 90 shops in Dijon'],
    ['Half our work is for one hotel.', 'One founder'],
  ])('%s / %s', (solution, resource) => {
    expect(findFaults('figures-disagree', twice(solution, resource))).toEqual([])
  })
})

test.each([
  'It saves $26 a week.',
  'Rivals charge more than $26.',
  'A wedding cake costs $26.',
  'Bread for $20, or $240 a year.',
  'You get a $26 credit.',
])('no price of the plan’s own: %s', (valueProposition) => {
  expect(findFaults('price-not-in-plan', idea({ solution: 'We bake.', valueProposition }))).toEqual([])
})

test('shares of different wholes may be more than 100%', () => {
  const solution = 'In our survey 58% of customers said bread and 64% of customers said cake.'
  expect(findFaults('shares-in-text-over-100', idea({ solution }))).toEqual([])
})

test.each([
  ['30 bikes at $1,000 each and 4 trailers at $2,500 each', 1],
  ['30 bikes at $1,200 each and 4 trailers at $2,250 each', 0],
  ['30 bikes and 4 trailers at about $1,323', 0],
  ['50 chairs at $1,000', 1],
])('a start-up cost of $45,000 for %s', (description, count) => {
  expect(findFaults('startup-parts-differ', startUp({ ...oven, description }))).toHaveLength(count)
})

test.each([
  ['12 offices × $400 + 5 clinics × $900 = $11,000', 1],
  ['12 offices × $400 + 5 clinics × $900 = $9,300', 0],
  ['10 × $140 = $1,400, plus 16 seats × $26 = $416', 0],
])('the sum in %s', (som, count) => {
  const plan = moneyPlan({ sections: { marketAnalysis: { som } } })
  expect(findFaults('sum-product-wrong', plan)).toHaveLength(count)
})

test.each([
  ['We stay open 24 hours a day.', 'Open 6 a.m. to 10 p.m.', 1],
  ['Open from 7 in the morning to 7 in the evening.', 'Opening hours: 7 to 7', 0],
  ['Members open the door with 24-hour access.', 'Open 6 a.m. to 10 p.m.', 0],
  ['The shop is open 7 to 7.', 'We open at 9 a.m. and close at 5 p.m.', 1],
])('opening hours: %s / %s', (solution, process, count) => {
  const plan = moneyPlan({
    sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } },
  })
  expect(findFaults('people-hours-disagree', plan)).toHaveLength(count)
})

test.each([
  ['We raise $500,000 for 35% of the company at a pre-money valuation of $2 million.', 1],
  ['Investors get a third of the shares for $200,000, which values the company at $4 million.', 1],
  ['We sell 20% of the equity for $400,000 at a $4 million post-money valuation.', 1],
  ['A stake of 12% for $90,000, a valuation of $300,000.', 1],
  ['Friends pay $50,000 for 25% of the shares at a valuation of $1 million before the investment.', 1],
  ['We raise $500,000 for 20% of the company at a pre-money valuation of $2 million.', 0],
  ['We sell 10% of the equity for $400,000 at a $4 million post-money valuation.', 0],
  ['A stake of 25% for $100,000, a valuation of $300,000.', 0],
  ['A note of $200,000 with a valuation cap of $4 million and a 20% discount on shares.', 0],
  ['The building is valued at $400,000; the bank lends $300,000, 75% of it, to the company.', 0],
])('what a round buys: %s', (description, count) => {
  expect(findFaults('round-share-differs', milestone('Round', description))).toHaveLength(count)
})

test.each([
  ['At most six guests per guide.', 'One guide leads up to 12 guests', 1],
  ['Four dogs to each handler.', 'Each handler walks nine dogs', 1],
  ['One caregiver for every five children.', 'Eight children per caregiver', 1],
  ['Five riders with one instructor.', 'Every instructor takes 10 people', 1],
  ['Ten patients per nurse.', 'One nurse for 15 patients', 1],
  ['At most six guests per guide.', 'One guide leads five guests', 0],
  ['Four infants per caregiver.', 'Eight children per caregiver', 0],
  ['Five dogs per walker.', 'One walker walks 20 dogs a day', 0],
  ['Three students to a tutor.', 'Eight students for each room', 0],
  ['Three students to a tutor in private lessons.', 'Eight students per tutor', 0],
])('to one: %s / %s', (solution, step, count) => {
  expect(findFaults('group-size-differs', process(solution, step))).toHaveLength(count)
})

test.each([
  ['Returns of 7%', 'Measured in the pilot, 19% came back.', 1],
  ['Only 5% no-shows', 'In our test 12% stayed away.', 1],
  ['Breakage below 2%', 'Over 900 parcels 2% arrived broken.', 0],
  ['Returns of 7%', 'Measured in the pilot, 7% came back.', 0],
  ['Returns are rare', 'Half of our buyers are new, 19% are teachers.', 0],
])('a title and its text: %s / %s', (title, description, count) => {
  const plan = moneyPlan({
    sections: {
      competitiveAnalysis: { competitiveAdvantages: [{ id: 'a1', title, description }], pricingStrategy: '' },
    },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

test.each([
  ['Petra Novak, a baker for nine years, opens it in May.', 1],
  ['The shop is owned by Petra Novak, who brings $20,000.', 1],
  ['Ana Ruiz, a baker for nine years, opens it in May.', 0],
  ['Rye Street, a quiet lane, is where Ana bakes.', 0],
  ['A bakery for the harbor that opens in May.', 0],
])('the owner in the summary: %s', (executiveSummary, count) => {
  const plan = moneyPlan({ sections: { implementationTimeline: { milestones: [], executiveSummary } } })
  expect(findFaults('owner-name-differs', plan)).toHaveLength(count)
})

test.each([
  ['We lease a studio at 40 Elm Avenue.', 'Studio on Oak Lane, keys with the manager', 1],
  ['We lease a studio at the corner of Elm Avenue.', 'Studio near Oak Lane', 0],
  ['We open a shop on Elm Avenue.', 'Flyers on Oak Lane', 0],
  ['We open a shop on Elm Avenue.', 'Shop on Elm Ave, open 9 to 5', 0],
])('the address: %s / %s', (solution, step, count) => {
  expect(findFaults('street-differs', process(solution, step))).toHaveLength(count)
})

test.each([
  ['The shop on Grant Road takes nine days.', 0],
  ['Our shop on Grant Road takes two days.', 1],
])('the street of a competitor: %s', (marketPosition, count) => {
  const businessIdea = { solution: 'We lease a workshop on Stone Avenue.' }
  const plan = moneyPlan({ sections: { businessIdea, competitiveAnalysis: { marketPosition } } })
  expect(findFaults('street-differs', plan)).toHaveLength(count)
})

test.each([
  ['Ordinary Bikes has a shop on Grant Road.', 0],
  ['Our shop on Grant Road has two stands.', 1],
])('the street of a competitor who is named: %s', (step, count) => {
  const directCompetitors = [{ id: 'd1', name: 'Ordinary Bikes' }]
  const plan = process('We lease a workshop on Stone Avenue.', step)
  expect(findFaults('street-differs', { ...plan, competitiveAnalysis: { directCompetitors } })).toHaveLength(
    count,
  )
})

test.each([
  ['The van parks overnight in a rented garage on Grant Road', [], 0],
  ['Rented garage on Grant Road', [], 0],
  ['Storage unit on Grant Road, rented', [], 0],
  ['Pick up parts', ['Bike Parts West, with a store on Grant Road'], 0],
  ['Parts come to the workshop on Grant Road', [], 1],
])('the street of a garage or a supplier: %s / %s', (step, suppliers, count) => {
  const plan = moneyPlan({
    sections: {
      businessIdea: { solution: 'We lease a workshop on Stone Avenue.' },
      operationsPlan: { keyProcesses: [step], suppliers },
    },
  })
  expect(findFaults('street-differs', plan)).toHaveLength(count)
})

test('two garages are two addresses', () => {
  const plan = process('We lease a garage on Stone Avenue.', 'Open the garage on Grant Road at 8')
  expect(findFaults('street-differs', plan)).toHaveLength(1)
})

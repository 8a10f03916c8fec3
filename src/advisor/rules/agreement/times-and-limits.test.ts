import { describe, expect, test } from 'vitest'
import { baker, moneyPlan, owner } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

const founders = [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: '' }]
const hired = (role: string, timeline: string, people: readonly object[], cost: string): PlanPatch =>
  moneyPlan({
    model: { costStructure: [cost] },
    forecast: { people: [owner, ...people] },
    sections: { teamStructure: { founders, keyHires: [{ id: 'h1', role, timeline, salary: '' }] } },
  })
const spring = { ...baker, role: 'Two helpers, spring', startMonth: 3, endMonth: 6 }

describe('the months of the year', () => {
  test.each([
    ['Two helpers', 'March to September each year', 'Helpers from March to June', 1],
    ['Lifeguards', 'May to October', 'Lifeguards June to August, $9,000', 1],
    ['Two helpers', 'March to June', 'Helpers from March to June', 0],
    ['Two helpers', 'March to September', 'Marketing from March to June', 0],
  ])('%s, %s / %s', (role, timeline, cost, count) => {
    expect(findFaults('months-differ', hired(role, timeline, [], cost))).toHaveLength(count)
  })

  test.each([
    ['The farm stand is open from May to July.', 'Farm stand: open June to September', 1],
    ['Ski rental, December to March.', 'Ski rental: open November to April', 1],
    ['We surveyed guests of the lake from June to August.', 'Lake tours from May to October', 0],
    ['Berries from May to July, apples from August to October.', 'Apples: picked August to October', 0],
  ])('%s / %s', (solution, process, count) => {
    const plan = moneyPlan({
      sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } },
    })
    expect(findFaults('months-differ', plan)).toHaveLength(count)
  })

  test('the forecast pays a season as long as the team step says', () => {
    expect(
      findFaults('season-pay-too-short', hired('Two helpers', 'March to September', [spring], '')),
    ).toHaveLength(1)
    expect(findFaults('season-pay-too-short', hired('Two helpers', 'March to June', [spring], ''))).toEqual(
      [],
    )
    const allYear = { ...spring, endMonth: null }
    expect(
      findFaults('season-pay-too-short', hired('Two helpers', 'March to September', [allYear], '')),
    ).toEqual([])
  })
})

test.each([
  ['Breakfast from six for birdwatchers.', 'Breakfast 7:30 to 10:00', 1],
  ['Check-in from 2 p.m.', 'Check-in at 4 p.m.', 1],
  ['Doors at 7 p.m. every night.', 'Doors open at 8:30 p.m.', 1],
  ['The first class at 5:30 a.m. for nurses.', 'First class at 7 a.m., last at 8 p.m.', 1],
  ['Orders until noon are delivered.', 'Orders until 10 a.m., then the van leaves', 1],
  ['Kitchen open until ten.', 'Kitchen until 8 p.m.', 1],
  ['Open at 6 a.m. on weekdays for those before work.', 'Open Monday to Friday 11 a.m. to 10 p.m.', 1],
  ['We open at 6:45 for the early shift.', 'The first aide unlocks at 7:15, two follow', 1],
  ['We answer from 5 a.m. to 10 p.m.', 'Support inbox, answered on weekdays from 9 to 5', 1],
  ['The hall is open until eleven at night.', 'Close at 8 p.m., mop, count the till', 1],
  ['Open Tuesday to Saturday, 8 to 6.', 'Doors open at 9:30, tills counted before', 1],
  ['Parcels are handed to the carrier at 4 p.m.', 'Carrier takes the parcels at noon', 1],
  ['Drop-off from 7:00 in the morning.', 'Drop-off opens at half past eight', 1],
  ['The kitchen serves until ten.', 'Kitchen closes at 8:30 p.m.', 1],
  ['Phones are answered from eight to six.', 'Phone: 10 a.m. to 2 p.m. (office)', 1],
  ['We close at 6 p.m.', 'The last stylist locks up at 5', 1],
  ['We open at 6:45.', 'The lead unlocks at 6:15 and lights the oven', 0],
  ['Open weekdays 9 to 5.', 'Open Saturday and Sunday 11 to 4', 0],
  ['We open at 8 a.m.', 'Bakers start at 3 a.m.', 0],
  ['Groups of six to twelve at the table.', 'Open from 10 to 6', 0],
  ['We close at 6 p.m.', 'Below 20 guests we would close at 4 p.m.', 0],
  ['Trays leave the oven at 5 a.m.', 'Trays for the hotel leave at 7 a.m. and 11 a.m., the first at 5', 0],
  ['Breakfast at six.', 'Breakfast 6:00 to 10:00 in winter, 8:00 to 10:30 in summer', 0],
  ['Breakfast at six.', 'Dinner at 7 p.m.', 0],
  ['Check-in from 2 p.m.', 'Check-in from 14:00', 0],
  ['Breakfast at eight elsewhere, others sleep.', 'Breakfast at 6 a.m.', 0],
  ['Breakfast for 12 guests.', 'Breakfast at 6 a.m.', 0],
  ['Orders by eight shops.', 'Orders until noon', 0],
])('at what time: %s / %s', (solution, process, count) => {
  const plan = moneyPlan({
    sections: { businessIdea: { solution }, operationsPlan: { keyProcesses: [process] } },
  })
  expect(findFaults('clock-times-differ', plan)).toHaveLength(count)
})

const rival = (fields: object) => ({
  id: 'd1',
  name: 'Harbor Bread',
  strengths: '',
  weaknesses: '',
  marketShare: '',
  pricing: '',
  ...fields,
})
const rivals = (summary: string, ...directCompetitors: readonly object[]): PlanPatch =>
  moneyPlan({
    sections: {
      marketAnalysis: { summary, segments: [], som: '' },
      competitiveAnalysis: { directCompetitors, indirectCompetitors: [], pricingStrategy: '' },
    },
  })

describe('the figures of a competitor', () => {
  test.each([
    ['Harbor Bread charges $9 for a loaf.', { pricing: '$6 for a loaf' }, 1],
    ['Customers of Harbor wait 24 days.', { weaknesses: '15 days for a cake' }, 1],
    ['People come for the smell.', { weaknesses: '$58 an hour, slow', pricing: '$45 an hour' }, 1],
    ['Harbor Bread charges $6 for a loaf.', { pricing: '$6 for a loaf' }, 0],
    ['Harbor Bread charges $6.', { pricing: '$5 to $8' }, 0],
    ['We are $2 below Harbor Bread.', { pricing: '$6 for a loaf' }, 0],
    ['Our loaf costs $9, better than Harbor.', { pricing: '$6 for a loaf' }, 0],
  ])('%s / %o', (summary, fields, count) => {
    expect(findFaults('rival-figures-differ', rivals(summary, rival(fields)))).toHaveLength(count)
  })

  const second = { id: 'd2', name: 'Old Mill', weaknesses: '21 days of wait' }
  test.each([
    ['The waits were 9, 12, 15 and 21 days.', '24 days for a tune-up', 1],
    ['The waits were 9, 12, 15 and 21 days.', '15 days for a tune-up', 0],
    ['We asked 9, 12, 15 and 21 people.', '24 days for a tune-up', 0],
  ])('%s / %s', (summary, weaknesses, count) => {
    const plan = rivals(summary, rival({ weaknesses }), rival(second))
    expect(findFaults('competitor-not-in-count', plan)).toHaveLength(count)
  })
})

test.each([
  ['Fire code: 70 people at most', '86 desks and chairs', 1],
  ['Licensed for 40 children', 'Rooms for 48 children', 1],
  ['Occupancy permit for 49 guests', 'A dining room with 60 seats', 1],
  ['Kennel license: up to 20 dogs', 'Boarding for 30 dogs', 1],
  ['Fire code: 70 people at most', '42 seats', 0],
  ['Licensed for 40 children', 'A waiting list of 60 families', 0],
  ['Occupancy permit for 49 guests', '120 guests a day', 0],
  ['Food handler cards for 4 people', '40 seats', 0],
])('a limit and the places: %s / %s', (regulation, resource, count) => {
  const plan = moneyPlan({
    model: { keyResources: [resource] },
    sections: { legalStructure: { businessEntity: 'llc', regulations: [regulation] } },
  })
  expect(findFaults('places-above-limit', plan)).toHaveLength(count)
})

test.each([
  ['No dealer has more than 4% of orders.', '560 orders in October, 96 of them from one workwear dealer.', 1],
  ['No client makes more than 15% of revenue.', 'Our largest client brings 40% of revenue.', 1],
  ['No single customer is above a tenth of sales.', 'One customer, a hotel, buys 30% of the bread.', 1],
  ['No insurer above 15% of sales.', 'The biggest insurer pays 22% of our sales.', 1],
  [
    'No dealer has more than 20% of orders.',
    '560 orders in October, 96 of them from one workwear dealer.',
    0,
  ],
  ['No client makes more than 15% of revenue.', 'One competitor has 40% of the market.', 0],
  ['No client makes more than 15% of revenue.', 'Our largest client brings 12% of revenue.', 0],
])('the largest of them: %s / %s', (mitigation, summary, count) => {
  const plan = moneyPlan({
    sections: {
      marketAnalysis: { summary, segments: [], som: '' },
      riskAnalysis: { risks: [{ id: 'k1', type: 'Market Risk', description: 'They leave.', mitigation }] },
    },
  })
  expect(findFaults('largest-share-differs', plan)).toHaveLength(count)
})

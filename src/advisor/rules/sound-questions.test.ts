import { expect, test } from 'vitest'
import { baker, moneyPlan, savings, stream } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

/** What owners write that reads like a fault in one wording and is one in another. */

const hire = (fields: object): PlanPatch => ({
  teamStructure: {
    keyHires: [{ id: 'h1', role: 'Baker', timeline: 'June 2027', salary: '$30,000', ...fields }],
  },
})

test.each([
  ['Bakers, 30 baking shifts a week at $60', 0],
  ['Bakers, 30 hours a week', 1],
])('four bakers in the team step, and “%s” twice in the forecast', (role, count) => {
  const plan = moneyPlan({
    sections: hire({ role: 'Four bakers for 30 shifts' }),
    forecast: { people: [{ ...baker, role, count: 2 }] },
  })
  expect(findFaults('staff-count-differs', plan)).toHaveLength(count)
  expect(findFaults('people-count-said-differs', plan)).toHaveLength(count)
})

test.each([
  ['Savings and sale of his car', 0],
  ['Sale of my car, once a buyer is found', 1],
  ['Savings and sale of the house', 1],
])('own money: %s', (name, count) => {
  const plan = moneyPlan({ funding: { contributions: [{ ...savings, name }] } })
  expect(findFaults('own-money-not-there', plan)).toHaveLength(count)
})

test.each([
  ['May to July 2027: letters. October 2027: ads in the paper.', 0],
  ['October 2027: ads in the paper.', 1],
])('marketing around an opening in August: %s', (timeline, count) => {
  const plan: PlanPatch = {
    marketingStrategy: { timeline },
    implementationTimeline: {
      milestones: [
        {
          id: 'm1',
          title: 'Opening',
          description: 'First day',
          timeline: 'August 9, 2027',
          dependencies: [],
        },
      ],
    },
  }
  expect(findFaults('time-marketing-after-opening', plan)).toHaveLength(count)
})

test.each([
  ['Three part-time drivers for 80 tours a month', '$45 a tour', 0],
  ['Three part-time drivers', '$45 a tour', 1],
])('pay by the piece: %s at %s', (role, salary, count) => {
  expect(findFaults('team-salary-not-a-number', hire({ role, salary }))).toHaveLength(count)
})

test.each([
  ['Cedar Row sells farm-style cheese boards that we carve from cherry', 0],
  ['Cedar Row is a farm that sells cherries', 1],
])('the trade of: %s', (oneLiner, count) => {
  const plan: PlanPatch = {
    businessIdea: { name: 'Cedar Row', oneLiner },
    teamStructure: {
      founders: [
        { id: 'f1', name: 'Ana', role: 'Owner', background: 'Twelve years as a bank teller in Tulsa' },
      ],
      keyHires: [],
    },
  }
  expect(findFaults('people-no-trade-skill', plan)).toHaveLength(count)
})

test.each([
  ['Bake eight racks of 30 orders a day at most', 0],
  ['Bake 30 orders a day at most', 1],
])('a limit beside 1,100 orders a month: %s', (text, count) => {
  const plan = moneyPlan({
    model: { keyActivities: [text] },
    forecast: { streams: [{ ...stream, inMonth12: 1100 }] },
  })
  expect(findFaults('forecast-above-stated-limit', plan)).toHaveLength(count)
})

test.each([
  ['April 2030 at the earliest', 0],
  ['March 2029', 1],
])('a hire after the last milestone, in %s, where the forecast has three years', (timeline, count) => {
  const last = {
    id: 'm1',
    title: 'Review',
    description: 'Books read',
    timeline: 'January 2028',
    dependencies: [],
  }
  const plan = moneyPlan({
    sections: { ...hire({ timeline }), implementationTimeline: { milestones: [last] } },
  })
  expect(findFaults('cross-hire-not-in-timeline', plan)).toHaveLength(count)
})

test.each([
  ['You get the price before I start: $85 to come out, $95 an hour', 0],
  ['Prices to come', 1],
  ['The price list is to follow.', 1],
])('a price is still open: “%s”', (valueProposition, count) => {
  expect(findFaults('words-undecided-businessIdea', { businessIdea: { valueProposition } })).toHaveLength(
    count,
  )
})

test.each([
  ['Customs bond through the broker in Buffalo', 0],
  ['Food license of the city of Buffalo', 1],
])('a license of a business in Pennsylvania: %s', (license, count) => {
  const plan: PlanPatch = {
    legalStructure: { jurisdiction: 'Pennsylvania, Erie County', licenses: [license], regulations: [] },
  }
  expect(findFaults('law-rules-of-another-place', plan)).toHaveLength(count)
})

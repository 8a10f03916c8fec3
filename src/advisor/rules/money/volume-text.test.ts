import { describe, expect, test } from 'vitest'
import { moneyPlan, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const frame = { firstMonth: '2027-01', months: 36 }
const members = {
  ...stream,
  id: 's1',
  name: 'Memberships',
  kind: 'recurring',
  openingCustomers: 90,
  inMonth1: 30,
  inMonth6: 30,
  inMonth12: 30,
  churnPercent: 4,
  capacity: 600,
  price: 69,
}
const visits = {
  ...stream,
  id: 's2',
  name: 'Day visits',
  period: 'day',
  daysPerMonth: 30,
  inMonth1: 20,
  inMonth6: 26,
  inMonth12: 30,
  capacity: 60,
}
const kids = {
  ...stream,
  id: 's3',
  name: 'Enrolled children',
  inMonth1: 20,
  inMonth6: 30,
  inMonth12: 37,
  capacity: 42,
  price: 115,
}

function plan(streams: readonly object[], metric: string, milestones: readonly object[] = []) {
  return moneyPlan({
    forecast: { frame, streams },
    sections: {
      marketingStrategy: { metrics: [metric], budget: '$400 a month' },
      implementationTimeline: { milestones },
    },
  })
}

describe('what a count is of', () => {
  test.each([
    ['Members: 90 on opening day, 700 at the end of December 2027', 1],
    ['Day visits: 20 at first, 75 in December 2027', 1],
    ['Members in December 2027: 95', 1],
    ['Members: 90 on opening day, 340 at the end of December 2027', 0],
    ['Accounts with outfitters: 7 in May 2027, 14 in December 2027', 0],
    ['Addresses on the waiting list: 900 in March 2027', 0],
    ['New members in June 2027: 30', 0],
  ])('%s', (metric, count) => {
    expect(findFaults('volume-text-differs', plan([members, visits], metric))).toHaveLength(count)
  })

  test.each([
    ['License issued', 'License for 42 children in hand.', 'Month 6', 0],
    ['Half full', '90 children are enrolled.', 'Month 6', 1],
    ['Half full', '29 children are enrolled.', 'Month 6', 0],
    ['Costs covered', '12 children pay for the costs.', 'Month 6', 0],
  ])('milestone %s: %s', (title, description, timeline, count) => {
    const milestone = { id: 'm1', title, description, timeline }
    expect(findFaults('volume-text-differs', plan([kids], 'Tours a week: 3', [milestone]))).toHaveLength(
      count,
    )
  })

  test('all that is sold until a month is no other number', () => {
    const orders = { ...stream, name: 'Orders', inMonth1: 100, inMonth6: 100, inMonth12: 100 }
    const metric = 'Orders: 100 in March 2027, 1,200 by the end of December 2027'
    expect(findFaults('volume-text-differs', plan([orders], metric))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { loan, milestone, moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** Two things of one list, and what others have, beside one thing that is told in two ways. */

const processes = (...keyProcesses: readonly string[]) =>
  moneyPlan({ sections: { operationsPlan: { keyProcesses, technology: [], suppliers: [] } } })

test.each([
  ['Laundry: the helper takes Tuesday from month 9', 'Deliveries: from month 9 the helper takes Friday', 0],
  ['Linen is changed every Monday by the helper', 'Linen change by the helper: Friday', 1],
])('the days of “%s” and “%s”', (one, other, count) => {
  expect(findFaults('weekdays-differ', processes(one, other))).toHaveLength(count)
})

test.each([
  ['One-chair salons have two or three dryers', 0],
  ['Big chains usually keep five dryers', 0],
  ['We have five dryers', 1],
])('“%s” beside eight dryers of the plan', (description, count) => {
  const plan = moneyPlan({
    model: { keyResources: ['Eight dryers'] },
    sections: {
      businessIdea: { solution: 'Our room has eight dryers.' },
      competitiveAnalysis: {
        pricingStrategy: '',
        competitiveAdvantages: [{ id: 'a1', title: 'Room', description }],
      },
    },
  })
  expect(findFaults('figures-disagree', plan)).toHaveLength(count)
})

test.each([
  ['Space on Elm Street, two-year lease with two options of three years each', 0],
  ['Space on Elm Street, two-year lease with two three-year options', 0],
  ['Space on Elm Street, two-year lease with an option of three years', 1],
])('“%s” beside a loan of seven years', (line, count) => {
  const plan = moneyPlan({ model: { keyResources: [line] }, funding: { loans: [loan] } })
  expect(findFaults('lease-shorter-than-loan', plan)).toHaveLength(count)
})

describe('a landlord who can end the lease', () => {
  const answer = (mitigation: string) =>
    moneyPlan({
      model: { keyResources: ['Shop on Elm Street, ten-year lease'] },
      funding: { loans: [loan] },
      sections: {
        riskAnalysis: { risks: [{ id: 'r1', description: 'The building is sold.', mitigation }] },
      },
    })

  test.each([
    ['The landlord may then end it on 60 days’ notice, but he has no plans to.', 1],
    ['The lease is recorded, so a buyer takes it over.', 0],
    ['The second van is rented from month to month.', 0],
  ])('in the answer “%s”', (mitigation, count) => {
    expect(findFaults('lease-ends-any-time', answer(mitigation))).toHaveLength(count)
  })
})

test.each([
  ['Our main buyer, a hotel group, leaves.', 'It takes about 55% of our orders, but we get along.', 1],
  ['The developer stops calling.', 'He is some 70% of the bookings and nothing is signed.', 1],
  ['Our main buyer, a hotel group, leaves.', 'It takes about 8% of our orders.', 0],
  ['A storm closes the road.', 'It would be 60% of our orders in that week.', 0],
])('the risk “%s” with “%s”', (description, mitigation, count) => {
  const plan = moneyPlan({ sections: { riskAnalysis: { risks: [{ id: 'r1', description, mitigation }] } } })
  expect(findFaults('one-customer-carries-all', plan)).toHaveLength(count)
})

test.each([
  ['Every second week a helper of one supplier delivers our orders', 0],
  ['Every second order is from one hotel', 1],
])('how much “%s” is', (line, count) => {
  expect(
    findFaults('one-customer-carries-all', moneyPlan({ model: { revenueStreams: [line] } })),
  ).toHaveLength(count)
})

describe('one person who carries the work', () => {
  const team = (role: string, background: string, description: string) =>
    moneyPlan({
      sections: {
        teamStructure: {
          founders: [
            { id: 'f1', name: 'Ana Ruiz', role: 'Owner, full-time', background: 'Baker for nine years' },
            { id: 'f2', name: 'Leo Ruiz', role, background },
          ],
          keyHires: [],
        },
        riskAnalysis: { risks: [{ id: 'r1', description, mitigation: 'We buy flour ahead.' }] },
      },
    })

  test.each([
    ['Books', 'Keeps his job at the bank', 'Flour goes up', 1],
    ['Books, two hours an evening', 'Accountant for ten years', 'A guest is hurt', 1],
    ['Books', 'Keeps his job at the bank', 'Ana is sick for a month', 0],
    ['Owner, full-time', 'Baker for six years', 'Flour goes up', 0],
  ])('beside a partner with “%s” and “%s”, and the risk “%s”', (role, background, risk, count) => {
    expect(findFaults('risk-key-person', team(role, background, risk))).toHaveLength(count)
  })
})

test.each([
  ['No delivery, no catering', 0],
  ['Catering for offices', 1],
])('the revenue line “%s” without a price', (line, count) => {
  const plan = moneyPlan({ model: { revenueStreams: ['Bread at $20 an order', line] } })
  expect(findFaults('model-revenue-unpriced', plan)).toHaveLength(count)
})

test('a month that covers the loan brings no money', () => {
  const plan = moneyPlan({ sections: milestone('30 orders a day', 'Covers all costs and the loan.') })
  expect(findFaults('cross-spending-before-funding', plan)).toEqual([])
})

test.each([
  ['Leaves in May, without a noncompete.', 0],
  ['Signed a noncompete for two years with his employer.', 1],
])('“%s”', (background, count) => {
  const plan = moneyPlan({
    sections: {
      teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background }], keyHires: [] },
    },
  })
  expect(findFaults('lender-bound-by-old-contract', plan)).toHaveLength(count)
})

test.each([
  ['Guests bring their own food', 0],
  ['Food for guests', 1],
])('“%s” where no food is sold', (feature, count) => {
  const plan = moneyPlan({
    model: { revenueStreams: ['Bread at $20 an order', 'We sell no food'] },
    finances: { pricingTiers: [{ id: 't1', name: 'Room', price: 20, features: [feature] }] },
  })
  expect(findFaults('excluded-but-offered', plan)).toHaveLength(count)
})

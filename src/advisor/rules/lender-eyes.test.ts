import { describe, expect, test } from 'vitest'
import { baker, moneyPlan, oven, owner, running } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

/** What a lender sees at once, in the words of different owners. */

const process = (step: string) =>
  moneyPlan({ sections: { operationsPlan: { keyProcesses: [step], technology: [] } } })

describe('what belongs to others', () => {
  test.each([
    ['We print the teams’ logos on shirts', 1],
    ['Cakes with Disney characters, painted by hand', 1],
    ['We engrave each publisher’s logo; no license needed', 1],
    ['We print the teams’ logos on shirts under license', 0],
    ['We print the club’s logo with written permission', 0],
    ['We print our own logo on every bag', 0],
    ['The brand’s photos help us choose flour', 0],
  ])('%s', (step, count) => {
    expect(findFaults('law-others-marks', process(step))).toHaveLength(count)
  })
})

describe('contractors who work like employees', () => {
  test.each([
    ['Drivers are independent contractors on our schedule and in our vans', 1],
    ['Cleaners work as freelancers, so that no payroll taxes fall due', 1],
    ['Instructors are paid on a 1099, full-time, with set hours', 1],
    ['A self-employed bookkeeper comes twice a month and saves us payroll taxes', 0],
    ['Freelancers cover weddings and choose their dates', 0],
    ['Caregivers are employees on our schedule, not contractors', 0],
  ])('%s', (step, count) => {
    expect(findFaults('law-workers-misclassified', process(step))).toHaveLength(count)
  })
})

describe('the seller of a business', () => {
  const bought = { ...oven, category: 'Goodwill and client list', kind: 'fee' }
  test.each([
    ['The seller will open a small salon of her own nearby', bought, 1],
    ['Mr. Lang did not want a non-compete', bought, 1],
    ['The seller signed a five-year non-compete', bought, 0],
    ['The seller stays for six months and then retires', bought, 0],
    ['The seller will open a small salon of her own nearby', oven, 0],
  ])('%s', (step, cost, count) => {
    const plan = moneyPlan({
      finances: { startupCosts: [cost] },
      sections: { operationsPlan: { keyProcesses: [step], technology: [] } },
    })
    expect(findFaults('law-seller-not-bound', plan)).toHaveLength(count)
  })
})

describe('people who are paid and not named', () => {
  const team = (keyHires: readonly object[], people: readonly object[]) =>
    moneyPlan({
      forecast: { people },
      sections: {
        teamStructure: {
          founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Baker for nine years' }],
          keyHires,
        },
      },
    })
  const hire = { id: 'h1', role: 'Night baker', timeline: 'June 2027', salary: '$30,000 a year' }
  test.each([
    [[], [owner, baker], 1],
    [[hire], [owner, baker], 0],
    [[], [owner], 0],
    [[], [{ ...baker, role: 'Ana, part of the year' }], 0],
  ])('%o %o', (keyHires, people, count) => {
    expect(findFaults('people-paid-not-named', team(keyHires, people))).toHaveLength(count)
  })
})

describe('energy', () => {
  const plan = (solution: string, name: string, amount: number, currency = 'USD') =>
    moneyPlan({
      finances: { currency },
      forecast: {
        runningCosts: running.map((cost) => (cost.id === 'r2' ? { ...cost, name, amount } : cost)),
      },
      sections: { businessIdea: { name: 'Wave', oneLiner: 'Lessons for children', solution } },
    })
  test.each([
    ['A heated pool for babies.', 'Power and water', 150, 'USD', 1],
    ['A laundromat with 20 machines.', 'Utilities', 90, 'EUR', 1],
    ['A heated pool for babies.', 'Power and water', 3900, 'USD', 0],
    ['A heated pool for babies.', 'Power and water', 150, 'JPY', 0],
    ['A studio for drawing.', 'Electricity', 60, 'USD', 0],
  ])('%s %s %d %s', (solution, name, amount, currency, count) => {
    expect(findFaults('costs-energy-too-low', plan(solution, name, amount, currency))).toHaveLength(count)
  })
})

describe('a trade and the people who should know it', () => {
  test.each([
    ['Baker and owner', '44, bus driver at the city since 2014. Learns fast.', 1],
    ['Baker and owner', 'Nine years at Marcel’s on Main Street.', 0],
    ['Owner', 'Baker for nine years.', 0],
  ])('%s: %s', (role, background, count) => {
    const plan = moneyPlan({
      sections: {
        businessIdea: { name: 'Rye', oneLiner: 'A bakery at the harbor', solution: 'We bake at night.' },
        teamStructure: { founders: [{ id: 'f1', name: 'Ana Ruiz', role, background }], keyHires: [] },
      },
    })
    expect(findFaults('people-no-trade-skill', plan)).toHaveLength(count)
  })
})

test.each([
  ['We do custom farm work: combining and baling.', 1],
  ['We bake bread for offices.', 0],
])('the season of a trade: %s', (oneLiner, count) => {
  const plan = moneyPlan({ sections: { businessIdea: { name: 'North', oneLiner, solution: 'On call.' } } })
  expect(findFaults('forecast-no-season', plan)).toHaveLength(count)
})

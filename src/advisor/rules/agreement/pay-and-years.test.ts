import { describe, expect, test } from 'vitest'
import { baker, costLines, moneyPlan, owner, running } from '#tests/builders/money-plan.ts'
import { findFaults, type PlanPatch } from '#tests/support/advisor-rules.ts'

const hired = (role: string, salary: string, cost: string, pay = 0): PlanPatch =>
  moneyPlan({
    model: { costStructure: [cost] },
    forecast: { people: [owner, { ...baker, role, pay }] },
    sections: {
      teamStructure: {
        founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: '' }],
        keyHires: [{ id: 'h1', role, timeline: 'June 2027', salary }],
      },
    },
  })

describe('the pay of a job in two steps', () => {
  test.each([
    ['Grower', '$3,300 a month', 'Grower $4,900 a month, helpers in spring', 1],
    ['Community manager', '$43,200 a year', 'Community manager: $5,400 a month', 1],
    ['Tutor', '$26 an hour', 'Tutors: five tutor-hours a member at $22 with taxes', 1],
    ['Bartender', '$15 an hour plus tips', 'Bartender at $21 an hour, rent $900 a month', 1],
    ['Hygienist', '$52 an hour', 'Hygienist $40 an hour with payroll taxes', 1],
    ['Greenhouse grower', '$3,300 a month', 'Grower from June: $4,900 a month', 1],
    ['Grower', '$3,300 a month with payroll taxes', 'Grower $3,900 a month', 1],
    ['Head grower with a license', '$24 an hour', 'Grower at $17 an hour', 1],
    ['Grower', '$3,300 a month with payroll taxes', 'Grower $3,300 a month', 0],
    ['Greenhouse grower', '$3,300 a month', 'Grower tools $900 a month', 0],
    ['Grower', '$3,300 a month', 'Grower $3,300 a month', 0],
    ['Grower', '$3,300 a month', 'Grower $3,700 a month with payroll taxes', 0],
    ['Grower', '$3,300 a month', 'Two growers $6,600 a month', 0],
    ['Bartender', '$15 an hour plus tips', 'Bartender at $17 an hour with taxes', 0],
    ['Grower', '$3,300 a month', 'Training of the grower $900 once, greenhouse $4,900 a month', 0],
    ['Driver', '$20 an hour', 'Driver insurance $310 a month', 0],
  ])('%s, %s / %s', (role, salary, cost, count) => {
    expect(findFaults('role-pay-differs', hired(role, salary, cost))).toHaveLength(count)
  })
})

const career = (background: string, resource: string, second = ''): PlanPatch =>
  moneyPlan({
    model: { keyResources: [resource] },
    sections: {
      teamStructure: {
        founders: [
          { id: 'f1', name: 'Ana Ruiz', role: 'Owner', background },
          ...(second === '' ? [] : [{ id: 'f2', name: 'Bo Lund', role: 'Owner', background: second }]),
        ],
        keyHires: [],
      },
    },
  })

test('a wage that the forecast counts and the team step does not is asked about', () => {
  const grower = (salary: string) =>
    findFaults('role-pay-differs', hired('Grower', salary, 'Grower $3,300 a month', 3000))
  expect(grower('$26 an hour, $4,500 a month')).toHaveLength(1)
  expect(grower('$3,000 a month')).toEqual([])
})

describe('years of experience in two steps', () => {
  test.each([
    ['Baker for nine years', 'Ana’s fifteen years as a baker', 1],
    ['Eight years a nurse, two as head nurse', 'Twenty years of experience in nursing', 1],
    ['Twelve years in logistics', 'My seven years in the trade', 1],
    ['Taught math for 13 years', 'Ana, a teacher for 20 years', 1],
    ['Baker for nine years', 'Ana’s nine years as a baker', 0],
    ['Eight years a cook, four as chef', 'Twelve years in the kitchen', 0],
    ['Nineteen years a mechanic, the last six as foreman', 'Six years of running a workshop', 0],
    ['Baker for nine years', 'Lease of twelve years', 0],
    ['Baker for nine years', 'More than eight years of experience', 0],
    ['Baker for nine years', 'A starter that is thirty years old', 0],
    ['Baker since 2011', 'Fifteen years of experience', 0],
  ])('%s / %s', (background, resource, count) => {
    expect(findFaults('experience-years-differ', career(background, resource))).toHaveLength(count)
  })

  test('of several founders, the one who is named counts', () => {
    const two = (resource: string) =>
      findFaults('experience-years-differ', career('Baker for nine years', resource, 'Cook for 20 years'))
    expect(two('Ana’s 20 years as a baker')).toHaveLength(1)
    expect(two('Bo’s 20 years as a cook')).toEqual([])
    expect(two('29 years of experience together')).toEqual([])
  })
})

const metrics = (metric: string, budget = '$400 a month', cac = 10): PlanPatch =>
  moneyPlan({
    model: { costStructure: costLines },
    finances: {
      projections: { price: 20, cogs: 5, cac, churnRate: 8, conversionRate: 10, monthlyGrowthRate: 2 },
      forecast: {
        frame: { firstMonth: '2027-01', months: 36 },
        streams: [],
        people: [],
        runningCosts: running,
      },
    },
    sections: { marketingStrategy: { budget, channels: [], metrics: [metric] } },
  })

test.each([
  ['Cost per new customer: $16', '', 10, 1],
  ['Cost of a new patient: £19', '', 31, 1],
  ['Customer acquisition cost below $40', '', 65, 1],
  ['Cost to win a studio: $780', '', 430, 1],
  ['Average sale: $58', '40 new households a month at $45 each', 30, 1],
  ['Cost per new customer: $10', '', 10, 0],
  ['Customer acquisition cost below $40', '', 38, 0],
  ['Cost per lead: $4', '', 10, 0],
  ['Marketing: $900 a month', '', 10, 0],
  ['Cost per new customer: $16', '25 new customers a month at $16', 10, 0],
])('what a customer costs: %s, %s, %d', (metric, budget, cac, count) => {
  expect(findFaults('cost-to-win-differs', metrics(metric, budget, cac))).toHaveLength(count)
})

const shares = (metric: string, cost: string): PlanPatch =>
  moneyPlan({
    model: { costStructure: [cost] },
    sections: { marketingStrategy: { budget: '', channels: [], metrics: [metric] } },
  })

test.each([
  ['Food cost: 30% of the order price', 'An order costs $9: food $8, box $1', 1],
  ['Packaging: 20% of sales', 'An order costs $7: flour $5, packaging $2', 1],
  ['Food cost: 40% of the order price', 'An order costs $9: food $8, box $1', 0],
  ['Food waste: 3% of the order price', 'An order costs $9: food $8, box $1', 0],
  ['Gross margin: 60% of sales', 'An order costs $9: food $8, box $1', 0],
  ['Average order: $20', 'Card fees of 5%', 1],
  ['Average order: $20', 'Card fees of 3%', 0],
])('a share of the price: %s / %s', (metric, cost, count) => {
  expect(findFaults('share-of-price-differs', shares(metric, cost))).toHaveLength(count)
})

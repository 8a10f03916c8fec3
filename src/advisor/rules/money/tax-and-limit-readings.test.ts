import { expect, test } from 'vitest'
import { moneyPlan, running, stream } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const untaxed = (line: string, entity = 'corporation', people?: []) =>
  moneyPlan({
    forecast: {
      frame: { firstMonth: '2027-01', months: 36, entity },
      timing: { taxRatePercent: 0 },
      runningCosts: running,
      ...(people && { people }),
    },
    model: { costStructure: ['Rent $1,500', 'Flour $5 an order', line] },
  })

test.each([
  'Property tax $200',
  'Sales tax is charged on top',
  'Payroll taxes 10%',
  'Tax preparation $90',
  'No income to speak of yet',
])('“%s” is no income tax', (line) => {
  expect(findFaults('costs-no-income-tax', untaxed(line))).toHaveLength(1)
})

test.each([
  '15% of profit for income tax',
  'Owner’s tax, a fifth of the profit',
  'Corporate tax',
  'Taxes $400',
])('“%s” pays the tax on the profit', (line) => {
  expect(findFaults('costs-no-income-tax', untaxed(line))).toEqual([])
})

test('a corporation is warned, and owners are asked only where they take nothing to pay it from', () => {
  const find = (entity: string, people?: []) =>
    findFaults('costs-no-income-tax', untaxed('Phone $60', entity, people))
  expect(find('llc')).toEqual([])
  expect(find('llc', [])).toMatchObject([
    { type: 'recommendation', content: expect.stringContaining('Plan what they take') },
  ])
  expect(find('corporation')).toMatchObject([{ type: 'warning' }])
})

/** A gym whose members grow to 120 after a year and stay there. */
const gym = (resource: string) =>
  moneyPlan({
    forecast: {
      streams: [
        {
          ...stream,
          name: 'Members',
          kind: 'recurring',
          openingCustomers: 40,
          inMonth1: 10,
          inMonth6: 10,
          inMonth12: 10,
          churnPercent: 0,
          growthYear2Percent: -100,
          capacity: 120,
          price: 60,
        },
      ],
    },
    model: { keyResources: [resource] },
  })

test.each(['Floor with room for 120 members', 'A license for up to 140 members'])(
  '“%s” leaves room for the members of the forecast',
  (resource) => {
    expect(findFaults('forecast-above-stated-limit', gym(resource))).toEqual([])
  },
)

test.each(['Floor with room for 80 members', 'At most 90 members by the fire code'])(
  '“%s” is less than the members of the forecast',
  (resource) => {
    expect(findFaults('forecast-above-stated-limit', gym(resource))).toHaveLength(1)
  },
)

test.each([
  ['At most three member days a month', 0],
  ['At most 90 members', 1],
])('a limit of days is none of members: %s', (resource, count) => {
  expect(findFaults('forecast-above-stated-limit', gym(resource))).toHaveLength(count)
})

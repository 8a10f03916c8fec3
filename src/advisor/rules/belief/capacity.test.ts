import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { hours, subscriptions, withForecast } from '#tests/support/forecast-patch.ts'
import { capacityRules } from './capacity.ts'

const stream = 'financialProjections.forecast.streams.s1'
const consultants = (count: number) => [
  { id: 'w1', role: 'Consultants', count, pay: 4000, payPeriod: 'month', startMonth: 1, isOwner: true },
]

const cases: readonly RuleCase[] = [
  {
    rule: 'forecast-above-capacity',
    fault: withForecast({ stream: { inMonth12: 75 } }),
    fixed: withForecast({ stream: { inMonth12: 60 } }),
    type: 'warning',
    says: ['75 a day', 'the limit is 60', '“One roaster makes at most 60 bags a day”'],
    place: `${stream}.inMonth12`,
  },
  {
    rule: 'forecast-above-stated-limit',
    fault: {
      ...withForecast({ stream: { capacity: null, capacityReason: '' } }),
      operationsPlan: { keyProcesses: ['Roasting: at most 20 bags a day'] },
    },
    fixed: {
      ...withForecast({ stream: { capacity: null, capacityReason: '' } }),
      operationsPlan: { keyProcesses: ['Roasting: at most 50 bags a day', 'Packing: 20 bags an hour'] },
    },
    type: 'recommendation',
    says: ['“Roasting: at most 20 bags a day”', 'reaches'],
    place: `${stream}.inMonth12`,
  },
  {
    rule: 'forecast-growth-past-capacity',
    fault: withForecast({ stream: { inMonth12: 50, growthYear2Percent: 40 } }),
    fixed: withForecast(),
    says: ['you can do 60'],
    place: `${stream}.growthYear2Percent`,
  },
  {
    rule: 'forecast-no-limit',
    fault: withForecast({ stream: { capacityReason: 'Software has no limit' } }),
    fixed: withForecast(),
    says: ['“Software has no limit”'],
    place: `${stream}.capacityReason`,
  },
  {
    rule: 'forecast-hours-too-full',
    fault: withForecast({ stream: { ...hours, billedPercent: 95 } }),
    fixed: withForecast({ stream: hours }),
    type: 'warning',
    says: ['95% of them billed', '152 billed hours'],
    place: `${stream}.billedPercent`,
  },
  {
    rule: 'forecast-hours-without-people',
    fault: withForecast({ stream: { ...hours, inMonth12: 3, capacity: 3 }, people: consultants(1) }),
    fixed: withForecast({ stream: { ...hours, inMonth12: 3, capacity: 3 }, people: consultants(3) }),
    type: 'warning',
    says: ['hours of 3 people', 'pays 1'],
    place: `${stream}.inMonth12`,
  },
  {
    rule: 'forecast-too-many-days',
    fault: {
      ...withForecast({ stream: { daysPerMonth: 30 } }),
      operationsPlan: { keyProcesses: ['Counter: 7am–3pm, Tue–Sat'] },
    },
    fixed: {
      ...withForecast({ stream: { daysPerMonth: 22 } }),
      operationsPlan: { keyProcesses: ['Counter: 7am–3pm, Tue–Sat'] },
    },
    type: 'recommendation',
    says: ['5 days a week', '30 days a month'],
    place: `${stream}.daysPerMonth`,
  },
  {
    rule: 'forecast-within-capacity',
    fault: withForecast(),
    fixed: withForecast({ stream: { inMonth12: 75 } }),
    type: 'insight',
    says: ['of your limit of 60 a day'],
    place: `${stream}.capacity`,
  },
]

test('a license for so many places is a limit for what customers pay every month', () => {
  const places = { ...subscriptions, name: 'Children enrolled', openingCustomers: 20, capacity: 90 }
  const plan = (license: string) => ({
    ...withForecast({ stream: places }),
    businessIdea: { oneLiner: license },
  })
  const [found] = findFaults(
    'forecast-above-stated-limit',
    plan('A child care center licensed for 40 children.'),
  )
  expect(found?.content).toContain('reaches 90')
  expect(
    findFaults('forecast-above-stated-limit', plan('A child care center licensed for 95 children.')),
  ).toEqual([])
})

testRuleCases(capacityRules, cases, findFaults)

test.each([
  ['One roaster with space for 20 bags a day', 1],
  ['A small drum, 20 bags a day at most, because each takes an hour', 1],
  ['Each roaster makes up to 20 bags a day', 0],
  ['20 bags a day to offices with up to eight people', 0],
])('the resource “%s”', (resource, count) => {
  const plan = {
    ...withForecast({ stream: { capacity: null, capacityReason: '' } }),
    businessModel: { keyResources: [resource] },
  }
  expect(findFaults('forecast-above-stated-limit', plan)).toHaveLength(count)
})

test.each([
  [['Saturdays at the farmers market, 8 a.m. to noon'], []],
  [['Saturday stand outside the co-op, 8 a.m. to noon, serving walk-up customers'], []],
  [['Open Monday to Friday, 9 a.m. to 5 p.m.', 'Saturday stand at the market, 8 a.m. to noon'], []],
  [['Open Tuesday to Friday, 9 a.m. to 5 p.m.', 'Saturday stand at the market, 8 a.m. to noon'], []],
  [['Open Tuesday to Friday, 9 a.m. to 5 p.m.'], ['4 days a week']],
  [['Open on Saturdays, 8 a.m. to noon'], ['1 day a week']],
  [['Farm stand open Tuesday to Friday, 8 a.m. to noon'], ['4 days a week']],
])('the days of %s', (keyProcesses, says) => {
  const plan = { ...withForecast({ stream: { daysPerMonth: 22 } }), operationsPlan: { keyProcesses } }
  const found = findFaults('forecast-too-many-days', plan)
  expect(found.map(({ content }) => /\d days? a week/u.exec(content)?.[0])).toEqual(says)
})

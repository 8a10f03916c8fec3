import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { hours, subscriptions, withForecast } from '#tests/support/forecast-patch.ts'
import { growthRules } from './growth.ts'
import { noRampRules } from './no-ramp.ts'

const figures = { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 }
const stream = 'financialProjections.forecast.streams.s1'

const cases: readonly RuleCase[] = [
  {
    rule: 'forecast-hockey-stick',
    fault: withForecast({ stream: { growthYear2Percent: 180 } }),
    fixed: withForecast({ stream: { growthYear2Percent: 60 } }),
    type: 'warning',
    says: ['“Bags of coffee” grows by 180% in year two', 'no one is hired'],
    place: `${stream}.growthYear2Percent`,
  },
  {
    rule: 'forecast-growth-speeds-up',
    fault: withForecast({ stream: { inMonth6: 12, inMonth12: 12, growthYear3Percent: 400, capacity: 900 } }),
    fixed: withForecast(),
    type: 'warning',
    says: ['in year two to', 'in year three'],
    place: `${stream}.growthYear3Percent`,
  },
  {
    rule: 'forecast-late-jump',
    fault: withForecast({ stream: { inMonth6: 13, inMonth12: 58 } }),
    fixed: withForecast(),
    type: 'warning',
    says: ['13 in month 6 to 58 in month 12'],
    place: `${stream}.inMonth12`,
  },
  {
    rule: 'forecast-growth-no-cause',
    fault: withForecast({ stream: { growthYear2Percent: 45 } }),
    fixed: withForecast({
      stream: { growthYear2Percent: 45 },
      people: [{ id: 'w2', role: 'Roaster', count: 1, pay: 3000, payPeriod: 'month', startMonth: 13 }],
    }),
    says: ['45% in year two', 'no one is hired after month six'],
    place: `${stream}.growthYear2Percent`,
  },
  {
    rule: 'forecast-no-ramp',
    fault: {
      ...withForecast({ stream: { inMonth1: 58, inMonth6: 58, inMonth12: 58 } }),
      businessIdea: { problemStatement: 'Coffee is stale.', solution: 'Fresh coffee.' },
      marketAnalysis: { summary: 'We asked 62 coffee drinkers.', som: '$635,000 a year' },
      businessModel: { revenueStreams: ['Bags at $46'], keyResources: ['A roaster'], keyPartnerships: [] },
      competitiveAnalysis: { competitiveAdvantages: [] },
    },
    fixed: withForecast(),
    says: ['58 in its first month', 'a limit of 60'],
    place: `${stream}.inMonth1`,
  },
  {
    rule: 'forecast-growth-rate-apart',
    fault: withForecast({ step: { projections: { ...figures, monthlyGrowthRate: 18 } } }),
    fixed: withForecast(),
    says: ['18% growth a month', '12 to 28', '8% a month'],
    place: 'financialProjections.projections.monthlyGrowthRate',
  },
  {
    rule: 'forecast-profit-too-good',
    fault: withForecast({
      people: [{ id: 'w1', role: 'Packer', count: 1, pay: 500, payPeriod: 'month', startMonth: 1 }],
      runningCosts: [],
    }),
    fixed: withForecast({
      people: [
        { id: 'w1', role: 'Packer', count: 1, pay: 500, payPeriod: 'month', startMonth: 1 },
        { id: 'w2', role: 'Owners', count: 3, pay: 4000, payPeriod: 'month', startMonth: 1, isOwner: true },
      ],
    }),
    says: ['of sales', '5 to 20%'],
    place: 'financialProjections.forecast.runningCosts',
  },
]

test('a steep but explained second year is only a recommendation', () => {
  const people = [{ id: 'w2', role: 'Roaster', count: 2, pay: 3000, payPeriod: 'month', startMonth: 12 }]
  const [found] = findFaults(
    'forecast-hockey-stick',
    withForecast({ stream: { growthYear2Percent: 120 }, people }),
  )
  expect(found?.type).toBe('recommendation')
})

test('a full first month is believed from people with signed customers, and from partners who bill hours', () => {
  const full = { inMonth1: 58, inMonth6: 58, inMonth12: 58 }
  const signed = {
    ...withForecast({ stream: full }),
    marketAnalysis: { summary: 'Nine offices signed a contract for 55 bags a day.' },
  }
  expect(findFaults('forecast-no-ramp', signed).filter(({ type }) => type === 'warning')).toEqual([])
  const partners = withForecast({ stream: { ...hours, inMonth1: 1 } })
  expect(findFaults('forecast-no-ramp', partners).filter(({ type }) => type === 'warning')).toEqual([])
})

test('what customers pay every month grows without a cause only if its new customers do', () => {
  expect(findFaults('forecast-hockey-stick', withForecast({ stream: subscriptions }))).toEqual([])
  expect(findFaults('forecast-growth-speeds-up', withForecast({ stream: subscriptions }))).toEqual([])
})

testRuleCases([...growthRules, ...noRampRules], cases, findFaults)

test('signed customers are asked about a full first month, a business that is taken over is not', () => {
  const level = (oneLiner: string) => ({
    ...withForecast({ stream: { inMonth1: 28, inMonth6: 28, inMonth12: 28 } }),
    businessIdea: { oneLiner, problemStatement: '', solution: 'Fresh coffee.' },
  })
  const types = (oneLiner: string) => findFaults('forecast-no-ramp', level(oneLiner)).map(({ type }) => type)
  expect(types('A new roastery. Nine offices have signed.')).toEqual(['recommendation'])
  expect(types('We take over a roastery.')).toEqual([])
  expect(types('We take over the customers and the van of Lund Coffee.')).toEqual([])
  expect(types('We take over the ovens and the counter of the last tenant.')).toEqual(['recommendation'])
})

test.each([
  ['We have worked on these roasters since 2014.', 1],
  ['I was trained in Trieste and have roasted at home since 2011.', 1],
  ['Sales of beans have grown every year since 2019.', 1],
  ['Licensed in Ohio since 2018.', 1],
  ['Serving Duluth since 2009.', 0],
  ['The roastery has had these shelves in 40 stores since 2016.', 0],
])('a full first month and “%s”', (description, count) => {
  const plan = {
    ...withForecast({ stream: { inMonth1: 28, inMonth6: 28, inMonth12: 28 } }),
    businessIdea: { oneLiner: 'A roastery.', problemStatement: '', solution: 'Fresh coffee.' },
    competitiveAnalysis: { competitiveAdvantages: [{ id: 'a1', title: 'Skill', description }] },
  }
  expect(findFaults('forecast-no-ramp', plan)).toHaveLength(count)
})

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { subscriptions, withForecast } from '#tests/support/forecast-patch.ts'
import { seasonRules } from './season.ts'

const stream = 'financialProjections.forecast.streams.s1'
const summer = [0.3, 0.4, 0.7, 1, 1.3, 1.6, 1.8, 1.7, 1.2, 0.8, 0.6, 0.6]
const winter = [1.9, 1.8, 1.3, 0.8, 0.6, 0.5, 0.4, 0.4, 0.7, 0.8, 1.2, 1.6]
const skis = { businessIdea: { name: 'Edge', oneLiner: 'Ski rental below the lift in Stowe, Vermont.' } }
const iceCream = { businessIdea: { name: 'Cone', oneLiner: 'An ice cream stand at the lake.' } }

const cases: readonly RuleCase[] = [
  {
    rule: 'forecast-no-season',
    fault: { ...withForecast(), ...iceCream },
    fixed: { ...withForecast({ stream: { season: summer } }), ...iceCream },
    says: ['“ice cream”', 'January as in July'],
    place: `${stream}.season`,
  },
  ...[
    'An ice cream stand at the lake.',
    'Lawn care for homes in Dayton, Ohio.',
    'Kayak tours and kayaks for rent on the Hudson.',
    'A nursery that grows native plants near Roanoke.',
    'Pool cleaning for homes around Dallas.',
  ].map((oneLiner) => ({
    rule: 'forecast-season-reversed',
    fault: { ...withForecast({ stream: { season: winter } }), businessIdea: { name: 'Cone', oneLiner } },
    fixed: { ...withForecast({ stream: { season: summer } }), businessIdea: { name: 'Cone', oneLiner } },
    says: ['December to February'],
    place: `${stream}.season`,
  })),
  {
    rule: 'forecast-season-reversed',
    fault: { ...withForecast({ stream: { season: summer } }), ...skis },
    fixed: { ...withForecast({ stream: { season: winter } }), ...skis },
    says: ['June to August'],
    place: `${stream}.season`,
  },
  {
    rule: 'forecast-season-set',
    fault: withForecast({ stream: { season: summer } }),
    fixed: withForecast(),
    type: 'insight',
    says: ['6 times as much'],
    place: `${stream}.season`,
  },
]

test('the person’s own word for a season is quoted', () => {
  const risks = [
    { id: 'r1', type: '', description: 'The off-season is longer than planned.', mitigation: '' },
  ]
  const [found] = findFaults('forecast-no-season', { ...withForecast(), riskAnalysis: { risks } })
  expect(found).toMatchObject({ type: 'recommendation', evidence: [{ mark: 'off-season' }, {}] })
})

test('fees that are the same every month need no season', () => {
  expect(
    findFaults('forecast-no-season', { ...withForecast({ stream: subscriptions }), ...iceCream }),
  ).toEqual([])
})

testRuleCases(seasonRules, cases, findFaults)

test('months that the plan calls quiet are a season', () => {
  const risks = [{ id: 'r1', description: 'August and December bring half the usual orders' }]
  expect(findFaults('forecast-no-season', { ...withForecast(), riskAnalysis: { risks } })).toHaveLength(1)
})

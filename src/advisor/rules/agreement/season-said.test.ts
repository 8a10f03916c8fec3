import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { withForecast } from '#tests/support/forecast-patch.ts'
import { seasonSaidRule } from './season-said.ts'

const summer = [0.3, 0.4, 0.7, 1, 1.3, 1.6, 1.8, 1.7, 1.2, 0.8, 0.6, 0.6]
const plan = (process: string, season: readonly number[] = summer, activity = '') => ({
  ...withForecast({ stream: { season } }),
  operationsPlan: { keyProcesses: [process] },
  businessModel: { keyActivities: [activity] },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'season-said-otherwise',
    fault: plan('Two helpers in winter, our busy season'),
    fixed: plan('Two helpers in summer, our busy season'),
    says: ['winter, our busy season', '43% of an average month'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([seasonSaidRule], cases)

test.each([
  'The quiet summer is for repairs and training',
  'Vacation in June and July, the slow months',
  'January is by far our busiest month',
  'December to February are the peak months, with overtime',
  'The busy season is from December through February',
  'Winter is when everyone calls, so we rent a second van',
  'July is when hardly anyone books',
  'Extra crews in January, when people call most',
])('asks about “%s” beside a forecast that is best in summer', (process) => {
  expect(findFaults('season-said-otherwise', plan(process))).toHaveLength(1)
})

test('asks about two texts where the forecast has no season', () => {
  const found = findFaults(
    'season-said-otherwise',
    plan('Repairs in July, the quiet month', [], 'July is our busiest month, with two extra crews'),
  )
  expect(found).toHaveLength(1)
})

test.each([
  'The busy summer needs two helpers',
  'January and February are slow',
  'Repairs in winter, when the shop is warm',
  'Traffic in winter is slow',
  'Ads are best in March',
  'In summer the busy hours are from five to seven',
  'May is the start of the high season',
])('is silent about “%s”', (process) => {
  expect(findFaults('season-said-otherwise', plan(process))).toEqual([])
})

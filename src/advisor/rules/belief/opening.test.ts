import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { withForecast } from '#tests/support/forecast-patch.ts'
import { openingRules } from './opening.ts'

const milestones = (...list: readonly (readonly [title: string, timeline: string])[]) => ({
  implementationTimeline: {
    milestones: list.map(([title, timeline], index) => ({
      id: `m${index}`,
      title,
      timeline,
      description: '',
      dependencies: [],
    })),
  },
})
const stream = 'financialProjections.forecast.streams.s1'

const cases: readonly RuleCase[] = [
  {
    rule: 'forecast-before-opening',
    fault: { ...withForecast(), ...milestones(['Grand opening', 'September 2027']) },
    fixed: { ...withForecast(), ...milestones(['Grand opening', 'April 2027']) },
    says: ['from Apr 2027', '“Grand opening”', '“September 2027”'],
    place: `${stream}.startMonth`,
  },
  {
    rule: 'forecast-before-license',
    fault: { ...withForecast(), ...milestones(['Food license granted', 'July 2027']) },
    fixed: { ...withForecast(), ...milestones(['Food license granted', 'March 2027']) },
    says: ['from Apr 2027', '“Food license granted”'],
    place: 'implementationTimeline.milestones.m0.timeline',
  },
  {
    rule: 'forecast-wages-before-sales',
    fault: withForecast({
      stream: { startMonth: 7 },
      people: [{ id: 'w1', role: 'Packer', count: 1, pay: 3000, payPeriod: 'month', startMonth: 1 }],
    }),
    fixed: withForecast(),
    says: ['“Packer” is paid from month 1', 'month 7'],
    place: 'financialProjections.forecast.people',
  },
]

test('a soft opening, a trial and a license for later are no contradiction', () => {
  const plan = (...list: readonly (readonly [string, string])[]) => ({
    ...withForecast(),
    ...milestones(...list),
  })
  const soft = plan(['Soft opening', 'April 2027'], ['Grand opening', 'June 2027'])
  expect(findFaults('forecast-before-opening', soft)).toEqual([])
  expect(findFaults('forecast-before-opening', plan(['Bank account opening', 'August 2027']))).toEqual([])
  expect(findFaults('forecast-before-license', plan(['Liquor license', 'October 2027']))).toEqual([])
})

testRuleCases(openingRules, cases, findFaults)

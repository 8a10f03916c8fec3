import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { promisedHourRules } from './hours-promised.ts'

const blank = {
  competitiveAnalysis: { competitiveAdvantages: [], marketPosition: '', pricingStrategy: '' },
  marketingStrategy: { channels: [], timeline: '', metrics: [], budget: '' },
  businessModel: { keyActivities: [], keyResources: [], revenueStreams: [] },
}
const plan = (promise: string, work: string) => ({
  ...blank,
  businessIdea: {
    name: 'Larch',
    oneLiner: '',
    problemStatement: '',
    solution: '',
    valueProposition: promise,
  },
  operationsPlan: { keyProcesses: [work], suppliers: [], technology: [], quality: '' },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-opening-hour-differs',
    fault: plan('We open at 6:45 for the early shift', 'The first aide unlocks at 7:15'),
    fixed: plan('We open at 6:45 for the early shift', 'The first aide unlocks at 6:45'),
    says: ['open at 6:45', 'unlocks at 7:15'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-promised-when-closed',
    fault: plan('Late afternoon slots around school', 'We lock up at 2:30'),
    fixed: plan('Late afternoon slots around school', 'We lock up at 6:30'),
    says: ['Late afternoon', 'lock up at 2:30'],
    place: 'operationsPlan.keyProcesses.0',
  },
  {
    rule: 'people-promised-on-closed-day',
    fault: plan('Sunday brunch for families', 'Open Tuesday to Saturday, 11 a.m. to 8 p.m.'),
    fixed: plan('Saturday brunch for families', 'Open Tuesday to Saturday, 11 a.m. to 8 p.m.'),
    says: ['Sunday brunch', 'leaves out Sunday'],
    place: 'businessIdea.valueProposition',
  },
]

testRuleCases(promisedHourRules, cases)

test.each([
  ['Open from 6 a.m. for commuters', 'Doors open at 7:30', 1],
  ['The clinic opens at 8', 'Reception unlocks the doors at 9', 1],
  ['Drop-off from 6:30', 'The center opens at 7', 1],
  ['Opening at 10 a.m. every day', 'Open 11 a.m. to 7 p.m.', 1],
  ['The yard opens at 5 a.m.', 'Open 7 to 4', 1],
  ['The chain opens at 7', 'We open at 6', 0],
  ['Open at 6 a.m.', 'Bread goes in from 4 to 6 a.m., before the doors open', 0],
  ['Open from 6 a.m.', 'Open 6 a.m. to 2 p.m., Saturdays from 8', 0],
  ['Opening by 12 days of training', 'Open 8 to 4', 0],
  ['Opens in month 6 with 12 people', 'We open at 9', 0],
])('opening: %s / %s', (promise, work, count) => {
  expect(findFaults('people-opening-hour-differs', plan(promise, work))).toHaveLength(count)
})

test.each([
  ['Evening classes for people who work', 'We close at 4 p.m.', 1],
  ['After-work appointments', 'The last patient leaves at 3:30', 1],
  ['After-school lessons', 'Open 8 a.m. to 2 p.m.', 1],
  ['Pickup before work', 'Open 10 a.m. to 6 p.m.', 1],
  ['Repairs with evening pickup', 'Closing at 5 p.m.', 1],
  ['No evening classes', 'We close at 4 p.m.', 0],
  ['Early morning delivery', 'Open 6 a.m. to 2 p.m.', 0],
  ['A bowl in the evening costs more elsewhere', 'Open 10 to 4', 0],
  ['One parents’ evening a year', 'We close at 4 p.m.', 0],
])('part of the day: %s / %s', (promise, work, count) => {
  expect(findFaults('people-promised-when-closed', plan(promise, work))).toHaveLength(count)
})

test.each([
  ['Pickup on any day, Saturdays and Sundays included', 'Trucks run Monday to Friday', 1],
  ['We are open on Sundays', 'Serve Tuesday to Saturday, 9 to 5', 1],
  ['Saturday classes for parents', 'Open Monday to Friday', 1],
  ['Seven days a week', 'Open Monday to Saturday, 8 to 6', 1],
  ['A booth on Saturdays', 'Open Monday to Friday', 0],
  ['Saturday lessons from month 9', 'Open Monday to Friday', 0],
  ['Monday delivery', 'Open Tuesday to Sunday; delivery Monday 6 to 9 a.m.', 0],
  ['Saturday classes', 'Open Monday to Friday 9 to 5, Saturday 9 to 1', 0],
  ['Cheese with seven days’ notice', 'Open Monday to Friday', 0],
])('days: %s / %s', (promise, work, count) => {
  expect(findFaults('people-promised-on-closed-day', plan(promise, work))).toHaveLength(count)
})

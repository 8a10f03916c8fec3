import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { promisedTimesRule } from './promised-times.ts'

const plan = (advantage: string, process: string) =>
  moneyPlan({
    sections: {
      competitiveAnalysis: {
        pricingStrategy: '',
        competitiveAdvantages: [{ id: 'a1', title: 'Hours', description: advantage }],
      },
      operationsPlan: { keyProcesses: [process], technology: [] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'promised-out-of-hours',
    fault: plan('Pickup day or night, Saturdays and Sundays included', 'Trucks run Monday to Friday'),
    fixed: plan('Pickup by appointment', 'Trucks run Monday to Friday'),
    says: ['Saturdays and Sundays included', 'Monday to Friday'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases([promisedTimesRule], cases)

test.each([
  ['Sunday brunch with live music.', 'Open Tuesday to Saturday, 11 a.m. to 8 p.m.'],
  ['Repairs on Saturdays, when people are off work.', 'Open weekdays 8 to 5'],
  ['Weekend appointments at no extra charge.', 'Groomers work Monday to Friday, 9 a.m. to 6 p.m.'],
  ['We are there seven days a week.', 'Counter hours Mon to Sat 7 to 3'],
  ['Evening classes for people with jobs.', 'Open Monday to Saturday 8 a.m. to 4 p.m.'],
  ['Late afternoon slots that fit around school.', 'The last child leaves at 2:15 and we lock up at 2:30'],
  ['Early morning check-ins before work.', 'Doors open at 10 a.m.'],
  ['Rentals at any hour, day or night.', 'The yard is open from 8 a.m. to 5 p.m.'],
  ['Open late for the theater crowd.', 'Open daily, 10 a.m. to 6 p.m.'],
  ['Daily tours, including Sundays.', 'Closed Sundays and Mondays; tours at 10 and 2'],
])('asks about “%s” and “%s”', (advantage, process) => {
  expect(findFaults('promised-out-of-hours', plan(advantage, process))).toHaveLength(1)
})

test.each([
  ['Our stall at the Saturday market.', 'Open Monday to Friday 9 to 5'],
  ['Sunday brunch with live music.', 'Open Wednesday to Sunday, 9 a.m. to 3 p.m.'],
  ['Evening classes for people with jobs.', 'Open Monday to Friday 8 a.m. to 9 p.m.'],
  ['Book online at any hour, day or night.', 'Open Monday to Friday 8 a.m. to 5 p.m.'],
  ['Nobody else has Saturday hours near here, and neither do we.', 'Open Monday to Friday 8 to 5'],
  ['The price came out of the open nights we held.', 'Open Monday to Friday 9 to 5'],
  ['Weekend deliveries if a bride asks.', 'Drivers work Monday to Friday'],
  ['Emergency visits at night and on weekends.', 'Crews work Monday to Friday, 8 to 4'],
])('has no question about “%s” and “%s”', (advantage, process) => {
  expect(findFaults('promised-out-of-hours', plan(advantage, process))).toEqual([])
})

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { weekdayRules } from './weekdays.ts'

const plan = (process: string, activity: string) => ({
  operationsPlan: { keyProcesses: [process] },
  businessModel: { keyActivities: [activity] },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'people-served-when-closed',
    fault: plan('Open Saturday and Sunday 11 to 9; closed in the week', 'Host sessions Wednesday to Sunday'),
    fixed: plan('Open Wednesday to Sunday 11 to 9', 'Host sessions Wednesday to Sunday'),
    says: ['Wednesday, Thursday, Friday', 'Open Saturday and Sunday'],
    place: 'operationsPlan.keyProcesses.0',
  },
]

testRuleCases(weekdayRules, cases)

test.each([
  ['Open Tuesday to Friday 8 to 6', 'Patients treated Monday to Friday', 1],
  ['Open weekdays 7 to 3', 'Serve breakfast daily', 1],
  ['Open Thursday to Saturday', 'Teach classes Tuesday through Saturday', 1],
  ['Opening hours: Monday–Friday 9 to 5', 'Tours from Friday to Sunday', 1],
  ['Open weekends only, 10 to 6', 'Sell plants Friday to Sunday', 1],
  ['Open Wednesday to Friday 3 to 9, Saturday and Sunday 11 to 9', 'Host sessions Wednesday to Sunday', 0],
  ['Open Wednesday to Sunday', 'Company events on Monday and Tuesday', 0],
  ['Open Tuesday to Saturday', 'Deliveries Monday to Friday', 0],
  ['Open daily 7 to 7', 'Teach classes Tuesday and Saturday', 0],
  ['Open Monday to Friday; closed Saturday', 'Serve lunch Monday to Friday', 0],
  ['Shop: open Monday to Friday 9 to 5, closed 12 to 1, and Saturday 9 to noon', 'Serve lunch Saturday', 0],
  ['Open Tuesday to Friday 9 to 6, closed for lunch, and Saturday 10 to 2', 'Lessons Friday and Saturday', 0],
  ['Open Tuesday to Friday 10 to 6', 'House calls and visits at their homes, Thursday to Saturday', 0],
  ['Showroom open Monday to Friday 9 to 5', 'The truck has visits on site Friday and Saturday', 0],
  ['Truck open Tuesday to Friday 11 to 3', 'Serve lunch from the truck Friday and Saturday', 1],
  ['Open Tuesday to Friday 10 to 6, closed Saturday', 'Classes Friday and Saturday', 1],
])('%s / %s', (process, activity, count) => {
  expect(findFaults('people-served-when-closed', plan(process, activity))).toHaveLength(count)
})

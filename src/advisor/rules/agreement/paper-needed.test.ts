import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const plan = (rule: string, process: string) =>
  moneyPlan({
    sections: {
      legalStructure: { regulations: [rule] },
      operationsPlan: { keyProcesses: [process], technology: [] },
    },
  })

test.each([
  ['The bus has 14 seats, so no CDL.', 'Drivers must have a CDL with a passenger endorsement'],
  ['No food handler permit is needed for coffee.', 'Each barista needs a food handler permit'],
  ['We do not need a building permit for the counter.', 'A building permit is required for the counter'],
  ['Packaged snacks are sold without a health permit.', 'The snack wall requires a health permit'],
])('finds a paper that is needed in one place only: “%s”, “%s”', (rule, process) => {
  expect(findFaults('paper-needed-or-not', plan(rule, process))).toHaveLength(1)
})

test.each([
  ['The bus has 14 seats, so no CDL.', 'Drivers must have a clean record'],
  ['No food handler permit is needed for coffee.', 'The stand needs a parking permit'],
  ['We do not need a building permit for the counter.', 'A building permit is required if we move the wall'],
  ['The bus has 14 seats, so no CDL.', 'Nobody needs a CDL for the bus'],
])('is silent about other papers and other cases: “%s”, “%s”', (rule, process) => {
  expect(findFaults('paper-needed-or-not', plan(rule, process))).toEqual([])
})

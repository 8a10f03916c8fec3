import { expect, test } from 'vitest'
import { findFaults } from '#tests/support/advisor-rules.ts'
import { moneyPlan } from '#tests/builders/money-plan.ts'

const plan = (process: string, solution: string) =>
  moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      operationsPlan: { keyProcesses: [process], technology: [] },
    },
  })

test.each([
  ['The kitchen is open from 5 p.m. to midnight.', 'The kitchen is open from 5 p.m. to 12 a.m.', 0],
  ['The bar is open from 6 p.m. to 2.', 'The bar is open from 6 p.m. to 2 a.m.', 0],
  ['The kitchen is open from 5 p.m. to 2 a.m.', 'The kitchen is open from 5 p.m. to midnight.', 1],
  ['The bar is open from 9 to 5.', 'The bar is open from 9 a.m. to 5 p.m.', 0],
])('two hours of one thing: %s / %s', (process, solution, count) => {
  expect(findFaults('clock-times-differ', plan(process, solution))).toHaveLength(count)
})

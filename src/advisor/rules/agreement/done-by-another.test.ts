import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults } from '#tests/support/advisor-rules.ts'

const plan = (solution: string, process: string) =>
  moneyPlan({
    sections: {
      businessIdea: { name: 'Rye & Co', solution },
      operationsPlan: { keyProcesses: [process], technology: [] },
      teamStructure: {
        founders: [{ id: 'f1', name: 'Ana Ruiz', role: 'Owner', background: 'Appraiser' }],
        keyHires: [],
      },
    },
  })

test.each([
  ['I visit the house and sign every appraisal.', 'Reports: Tom writes and signs the rural reports himself'],
  ['Every tank is welded by Ana.', 'Afternoons: the apprentice welds the small tanks alone'],
  ['Ana grooms each horse.', 'Saturday: Tom grooms the horse of the day on his own'],
])('finds work of the owner that another one does alone: “%s”, “%s”', (solution, process) => {
  expect(findFaults('done-by-another', plan(solution, process))).toHaveLength(1)
})

test.each([
  ['I visit the house and sign every appraisal.', 'Reports: Tom writes them, Ana signs them herself'],
  ['Every tank is welded by Ana.', 'Afternoons: the apprentice welds the frames alone'],
  ['In the first year I sign every appraisal.', 'Reports: Tom signs the rural reports himself'],
  ['I sign every appraisal.', 'Later Tom signs the rural reports himself'],
  ['I sign every appraisal.', 'Tom measures the houses on his own'],
])('is silent about other work and other times: “%s”, “%s”', (solution, process) => {
  expect(findFaults('done-by-another', plan(solution, process))).toEqual([])
})

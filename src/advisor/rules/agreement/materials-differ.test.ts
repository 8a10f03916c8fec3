import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { materialsDifferRule } from './materials-differ.ts'

const plan = (solution: string, supplier: string) =>
  moneyPlan({
    sections: {
      businessIdea: { solution },
      operationsPlan: { keyProcesses: [], suppliers: [supplier], technology: [] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'materials-differ',
    fault: plan(
      'Storm windows of Accoya.',
      'White oak: a sawmill nearby. We do not use modified wood at all',
    ),
    fixed: plan(
      'Storm windows of white oak.',
      'White oak: a sawmill nearby. We do not use modified wood at all',
    ),
    says: ['Accoya', 'White oak'],
    place: 'businessIdea.solution',
  },
]

testRuleCases([materialsDifferRule], cases)

test.each([
  ['Vans without a drop of diesel.', 'Fuel card for diesel, paid weekly'],
  ['Everything we sew is made only of linen.', 'Organic cotton from a mill in Georgia'],
  ['Croissants with nothing but butter.', 'Margarine for the croissants in 20-pound blocks'],
  ['No plastic bags leave the shop.', 'Plastic bags, 5,000 at a time'],
  ['Every frame is made only of walnut.', 'Pine boards for the frames, delivered monthly'],
  ['Candles of 100% beeswax.', 'Paraffin for the candles from a refiner'],
  ['We never use polyester.', 'Polyester thread and lining from a wholesaler'],
  ['Jams in glass jars only.', 'Plastic jars for the jams, two sizes'],
])('asks about “%s” and “%s”', (solution, supplier) => {
  expect(findFaults('materials-differ', plan(solution, supplier))).toHaveLength(1)
})

test.each([
  ['Frames of walnut and oak.', 'Pine boards for the crates'],
  ['Unlike the chains, we never use margarine.', 'Butter from a creamery'],
  ['Tables of oak.', 'Steel legs from a welder'],
  ['Vans without a drop of diesel.', 'Repairs at Gem Diesel on Mill Road'],
  ['Frames only of walnut.', 'Plywood for shipping crates'],
  ['No plastic bags leave the shop.', 'Paper bags, 5,000 at a time'],
])('has no question about “%s” and “%s”', (solution, supplier) => {
  expect(findFaults('materials-differ', plan(solution, supplier))).toEqual([])
})

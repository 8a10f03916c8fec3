import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { withForecast } from '#tests/support/forecast-patch.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { goodsShareRules } from './goods-share-rules.ts'

const quiet = {
  businessModel: { costStructure: [], keyActivities: [] },
  operationsPlan: { keyProcesses: [], quality: '' },
  competitiveAnalysis: { pricingStrategy: '' },
}
const plan = (oneLiner: string, stream: object, running: readonly object[] = []) => ({
  ...quiet,
  ...withForecast({ stream: { name: 'Sales', ...stream }, runningCosts: running }),
  businessIdea: { name: 'Juniper', oneLiner, solution: '' },
})
const tacos = 'A taqueria with 24 seats in Tucson.'

const cases: readonly RuleCase[] = [
  {
    rule: 'goods-share-below-trade',
    fault: plan(tacos, { price: 20, costPerUnit: 3 }),
    fixed: plan(tacos, { price: 20, costPerUnit: 6 }),
    template: 'local-service',
    says: ['15% of the sales', 'A kitchen usually pays 28 to 35%'],
    place: 'financialProjections.forecast.streams.s1.costPerUnit',
  },
]

testRuleCases(goodsShareRules, cases)

test.each([
  ['A café on Main Street in Salem.', { price: 9, costPerUnit: 0.9 }, 1],
  ['A bakery that sells bread and rolls.', { price: 8, costPerUnit: 0.8 }, 1],
  ['A wine shop beside the station.', { price: 22, costPerUnit: 4 }, 1],
  ['A florist for offices and weddings.', { price: 60, costPerUnit: 8 }, 1],
  ['A café on Main Street in Salem.', { price: 9, costPerUnit: 2.2 }, 0],
  ['We clean the ovens of bakeries.', { price: 90, costPerUnit: 5 }, 0],
  ['A baking school for children.', { price: 90, costPerUnit: 5 }, 0],
  ['A hairdresser above the grocery store on Main Street.', { price: 60, costPerUnit: 4 }, 0],
  ['A nail studio across from the café in Salem.', { price: 40, costPerUnit: 3 }, 0],
  ['A board game café in Salem.', { price: 14, costPerUnit: 0.9 }, 0],
  ['A music venue in the old sushi restaurant.', { price: 20, costPerUnit: 1 }, 0],
  ['A pottery studio.', { price: 90, costPerUnit: 5 }, 0],
])('%s with %j', (oneLiner, stream, count) => {
  expect(findFaults('goods-share-below-trade', plan(oneLiner, stream), 'local-service')).toHaveLength(count)
})

test('goods that the forecast pays for elsewhere are not missed', () => {
  const food = { id: 'c1', name: 'Ingredients', category: 'other', amount: 30, period: 'percent-of-sales' }
  const said = plan(tacos, { price: 20, costPerUnit: 1 }, [food])
  expect(findFaults('goods-share-below-trade', said, 'local-service')).toEqual([])
})

test.each([
  ['Food cost is held at 14% of sales', 1],
  ['Every dish is priced at 15% ingredients', 1],
  ['Food waste of 4% of the food cost', 0],
  ['Food cost is checked weekly against 31%', 0],
])('the words “%s”', (activity, count) => {
  const said = plan(tacos, { price: 20, costPerUnit: 6 })
  const found = findFaults(
    'goods-share-below-trade',
    { ...said, businessModel: { keyActivities: [activity] } },
    'local-service',
  )
  expect(found).toHaveLength(count)
})

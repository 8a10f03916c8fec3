import { expect, test } from 'vitest'
import { moneyPlan } from '#tests/builders/money-plan.ts'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { areaLeftRule } from './area-left.ts'

const plan = (marketPosition: string, timeline: string) =>
  moneyPlan({
    sections: {
      competitiveAnalysis: { marketPosition, competitiveAdvantages: [] },
      marketingStrategy: { timeline, budget: '$400 a month', metrics: [] },
    },
  })

const cases: readonly RuleCase[] = [
  {
    rule: 'area-left',
    fault: plan('We work in Kent and nowhere else.', 'From May: ads for both counties, in Surrey first.'),
    fixed: plan('We work in Kent and nowhere else.', 'From May: ads in all the villages of Kent.'),
    says: ['Kent and nowhere else', 'Surrey'],
    place: 'marketingStrategy.timeline',
  },
]

testRuleCases([areaLeftRule], cases)

test.each([
  ['Roofs only in Travis County.', 'July: we expand to Williamson.'],
  ['Nothing outside Bergen County.', 'In fall we open in the next county, in Passaic.'],
  ['We never deliver beyond Fresno.', 'August: the same again in Visalia and Tulare.'],
])('asks about “%s” and “%s”', (position, timeline) => {
  expect(findFaults('area-left', plan(position, timeline))).toHaveLength(1)
})

test.each([
  ['Roofs only in Travis County.', 'July: ads in Pflugerville and Lakeway.'],
  ['Kent and nowhere else.', 'After year three we may expand to Surrey.'],
  ['Kent and the coast.', 'May: we expand to Surrey.'],
  ['Only in March do we close.', 'May: we expand to Surrey.'],
])('is silent about “%s” and “%s”', (position, timeline) => {
  expect(findFaults('area-left', plan(position, timeline))).toEqual([])
})

const inMaine = (marketPosition: string, channel: string) =>
  moneyPlan({
    sections: {
      legalStructure: { jurisdiction: 'Maine, City of Portland' },
      competitiveAnalysis: { marketPosition, competitiveAdvantages: [] },
      marketingStrategy: { channels: [channel], timeline: '', budget: '', metrics: [] },
    },
  })

test.each([
  ['We stay in Maine.', 'Yard signs at our two job sites in Berlin, New Hampshire', 1],
  ['We deliver only within Maine.', 'Every Monday we deliver to six shops in Vermont', 1],
  ['Maine only, because of the license.', 'Customers in New Hampshire find us by the search ads', 1],
  ['We stay in Maine.', 'Maple boards from New Hampshire, shown at each stall', 0],
  ['We stay in Maine.', 'Later we may serve customers in New Hampshire', 0],
  ['The best fence in Maine.', 'Customers in New Hampshire find us by the search ads', 0],
])('compares the state that is kept to with others: “%s”, “%s”', (position, channel, count) => {
  expect(findFaults('area-left', inMaine(position, channel))).toHaveLength(count)
})

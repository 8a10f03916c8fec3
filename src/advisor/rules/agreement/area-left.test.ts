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

import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { segmentRules } from './segment-shares.ts'

const plan = (sam: string, ...sizes: readonly string[]) => ({
  marketAnalysis: {
    tam: '$900 million a year',
    sam,
    som: '$300,000 a year',
    segments: sizes.map((size, index) => ({ id: `g${index}`, name: `Group ${index}`, size })),
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'segment-share-misstated',
    fault: plan(
      '$4 million: 4,000 homes × $1,000',
      '3,100 homes, 60% of the SAM',
      '1,000 homes, 25%',
      '600 homes, 15%',
    ),
    fixed: plan(
      '$4 million: 4,000 homes × $1,000',
      '2,400 homes, 60% of the SAM',
      '1,000 homes, 25%',
      '600 homes, 15%',
    ),
    says: ['“3,100 homes, 60% of the SAM”', 'of 4,000 is 77.5%'],
    place: 'marketAnalysis.segments.g0.size',
  },
  {
    rule: 'segments-not-the-market',
    fault: plan(
      '$5 million: 5,200 homes × $1,000',
      '2,400 homes, 60% of the SAM',
      '1,000 homes, 25%',
      '600 homes, 15%',
    ),
    fixed: plan(
      '$4 million: 4,000 homes × $1,000',
      '2,400 homes, 60% of the SAM',
      '1,000 homes, 25%',
      '600 homes, 15%',
    ),
    says: ['4,000', '“5,200 homes”'],
    place: 'marketAnalysis.sam',
  },
]

testRuleCases(segmentRules, cases, findFaults)

test.each([
  ['$2 million: 800 farms × $2,500', ['480 farms, 60%', '320 farms, 55%']],
  ['$2 million: 800 of them × $2,500', ['480 growers, 60%', '120 growers, 40%']],
  ['$2 million a year', ['90 schools, 30% of the SAM', '120 schools, 40%', '180 schools, 30%']],
  ['$2 million a year', ['about 9,000 riders, 30% of the SAM', '12,000 riders, 40%', '15,000 riders, 30%']],
  ['$2.0 million a year', ['$1.4 million, 50% of the SAM', '$600,000, 30%', '$400,000, 20%']],
])('a share that is not that of its count: %s / %j', (sam, sizes) => {
  expect(findFaults('segment-share-misstated', plan(sam, ...sizes))).toHaveLength(1)
})

test.each([
  ['$2 million: 800 farms × $2,500', ['480 farms, 60%', '320 farms, 40%']],
  ['$2 million: 800 farms × $2,500', ['482 farms, 60%', '318 farms, 40%']],
  ['$2 million: 800 farms × $2,500', ['480 farms, 60%', '9,000 people, 40%']],
  [
    '$2 million: 800 farms × $2,500',
    ['480 farms, 60% of whom own a truck', '320 farms, 25% more than in 2020'],
  ],
  ['$2 million a year', ['60 large schools, 60% of sales', '120 schools, 40%']],
  ['$2 million a year', ['40,000 households, 63%', 'About 23,500 households, 37%']],
  ['12,000 visitors', ['7,000 visitors, 60% of bookings', '3,000 visitors, 25%', '2,000 visitors, 15%']],
  ['6,000 homes; two thirds buy', ['2,400 homes, 60%', '1,000 homes, 25%', '600 homes, 15%']],
  ['5,000 homes, 80% of which pay', ['2,400 homes, 60%', '1,000 homes, 25%', '600 homes, 15%']],
  ['$2 million a year', ['Commuters, 60%', 'Students, 40%']],
])('nothing to ask: %s / %j', (sam, sizes) => {
  expect(findFaults('segment-share-misstated', plan(sam, ...sizes))).toEqual([])
  expect(findFaults('segments-not-the-market', plan(sam, ...sizes))).toEqual([])
})

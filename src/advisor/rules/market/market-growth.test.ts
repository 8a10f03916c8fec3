import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { marketGrowthRules } from './market-growth.ts'
import { namesSource } from '#advisor/facts/name-source.ts'

const segments = (...rates: readonly string[]) => ({
  marketAnalysis: {
    segments: rates.map((growthRate, index) => ({
      id: `g${index}`,
      name: 'Home brewers',
      size: '31,000 households',
      growthRate,
      characteristics: '',
    })),
    trends: [],
  },
})

const cases: readonly RuleCase[] = [
  {
    rule: 'market-segment-grows-absurdly',
    fault: segments('About 90% a year'),
    fixed: segments('About 6% a year', 'Rose 58% in two years (survey)', 'Stable'),
    says: ['90% a year', '1 to 8%'],
    place: 'marketAnalysis.segments.g0.growthRate',
  },
  {
    rule: 'market-explodes',
    fault: segments('Doubling every year'),
    fixed: segments('About 6% a year'),
    says: ['“Doubling every year”'],
    place: 'marketAnalysis.segments.g0.growthRate',
  },
  {
    rule: 'market-growth-unsourced',
    fault: segments('About 6% a year', '2% a year'),
    fixed: segments('About 6% a year', '2% a year (state register)'),
    says: ['“About 6% a year”'],
    place: 'marketAnalysis.segments.g0.growthRate',
  },
  {
    rule: 'market-growth-unsourced',
    fault: segments('About 6% a year', '2% a year'),
    fixed: segments('About 3% a year', '1% a year'),
    says: ['“About 6% a year”'],
    place: 'marketAnalysis.segments.g0.growthRate',
  },
  {
    rule: 'market-vague-source',
    fault: { marketAnalysis: { summary: 'Studies show that people want fresh coffee.' } },
    says: ['“Studies show”'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'market-everyone',
    fault: { marketAnalysis: { summary: 'Everyone needs coffee.' } },
    says: ['“Everyone needs”'],
    place: 'marketAnalysis.summary',
  },
]

test('growth a month is counted over a year', () => {
  const [found] = findFaults('market-segment-grows-absurdly', segments('10% a month'))
  expect(found?.sums).toEqual(['(100% + 10%)^12 − 100% = 213.8%'])
})

test('a sourced fast market is only a recommendation', () => {
  const [found] = findFaults('market-segment-grows-absurdly', segments('35% a year (Census 2025)'))
  expect(found?.type).toBe('recommendation')
})

test.each([
  ['$14 million (Bureau of Labor Statistics, 2024)', true],
  ['3% a year (Visit Duluth 2025)', true],
  ['We surveyed 210 residents', true],
  ['From our calls to 22 centers: we called all of them', true],
  ['$14 million a year by 2028', false],
  ['Opening in March 2027, people love bread', false],
])('whether %j names a source is %s', (text, isNamed) => {
  expect(namesSource(text)).toBe(isNamed)
})

testRuleCases(marketGrowthRules, cases, findFaults)

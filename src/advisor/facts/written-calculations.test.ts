import { expect, test } from 'vitest'
import type { PlanClaim } from './claims/claim.ts'
import { readKnownText } from './claims/known-texts.ts'
import { findWrongLists } from './sums-in-texts.ts'
import { findWrongProducts } from './written-calculations.ts'

const address: PlanClaim['address'] = ['marketAnalysis', 'tam']

function countWrong(text: string): number {
  const claims = readKnownText(text).map((claim) => ({
    ...claim,
    address,
    field: 'marketAnalysis.tam' as const,
  }))
  return findWrongProducts({ text, claims }).length + findWrongLists({ text, claims }).length
}

test.each([
  '24 hours at $25 make $900',
  'The van makes 14 stops at $12 = $198 a day',
  'Of that we keep 15% of $600, or $120',
  '12 groups × 8 children = 106 children',
  '$120,000 ÷ 400 hours = $400 an hour',
  '$47 less $31 for parts leaves $26',
  '30% of 120 guests = 60 guests',
  '$11 million a year: 31,000 children from two to twelve (Census, 2024) × 7.7% with a disorder = about 2,390 children × 30 visits × $94',
  '$6 million a year: the 14,400 houses in a district × one in 16 = 900 orders × $4,800',
  '$311,000 in year three: 24 proposals at $4,800 and on average 4.4 retainers at $2,400 a month',
  'On an average order of $94: parts $36.50, shipping $9, fees $4.50, together $60',
  '$72 million a year: 41,000 people × $1,150 ($47 million), plus 1.1 million visitor days × $14 ($15 million).',
])('wrong: %s', (text) => {
  expect(countWrong(text)).toBeGreaterThan(0)
})

test.each([
  '24 hours at $25 make $600',
  '15% of $600 is $90',
  '30% of 120 guests are over 60',
  '30% of the 120 guests are 12 regular groups',
  '$6.7 million a year: 31,000 children from two to twelve (Census, 2024) × 7.7% with a disorder = about 2,390 children × 30 visits × $94',
  '$4.3 million a year: the 14,400 houses in a district × one in 16 = 900 orders × $4,800',
  '$241,000 in year three: 24 proposals at $4,800 and on average 4.4 retainers at $2,400 a month',
  'On an average order of $94: parts $36.50, shipping $9, fees $4.50, together $50',
  '$62 million a year: 41,000 people within ten minutes × $1,150 ($47 million), plus 1.1 million visitor days × $14 ($15 million).',
  'We sell 200 cups a day at $4 and are open 300 days a year, that is $240,000',
  '40 boxes at $35 or 20 at $60',
])('right: %s', (text) => {
  expect(countWrong(text)).toBe(0)
})

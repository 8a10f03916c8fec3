import { expect, test } from 'vitest'
import { findFaults, type RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { withForecast } from '#tests/support/forecast-patch.ts'
import { marketShareRules } from './market-share.ts'

const market = (fields: Record<string, unknown>) => ({ marketAnalysis: fields })
const small = { tam: '$90 million a year', sam: '$30 million a year' }

const cases: readonly RuleCase[] = [
  {
    rule: 'market-just-one-percent',
    fault: market({ som: '$1.1 billion: if we win just 1% of the market' }),
    says: ['just 1% of the market'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-growth-by-hope',
    fault: market({ som: '$600,000 a year once word gets around' }),
    says: ['“word gets around”'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-som-above-capacity',
    fault: { ...withForecast(), ...market({ som: '$1.2 million a year: 100 bags a day × $46 × 264 days' }) },
    fixed: { ...withForecast(), ...market({ som: '$352,000 a year: 29 bags a day × $46 × 264 days' }) },
    says: ['“100 bags”', 'at most 60'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-som-against-forecast',
    fault: {
      ...withForecast({ stream: { capacity: null } }),
      ...market({ ...small, som: '$2 million a year' }),
    },
    fixed: { ...withForecast(), ...market({ ...small, som: '$380,000 a year' }) },
    says: ['$2 million a year', 'best year'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-forecast-above-sam',
    fault: { ...withForecast(), ...market({ sam: '$400,000 a year' }) },
    fixed: withForecast(),
    says: ['$400,000'],
    place: 'marketAnalysis.sam',
  },
  {
    rule: 'market-share-misstated',
    fault: market({ ...small, som: '$300,000 a year, 5% of the SAM' }),
    fixed: market({ ...small, som: '$300,000 a year, 1% of the SAM' }),
    says: ['“5%” of the SAM', 'is 1%'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-customers-above-sam',
    fault: market({
      sam: '$2 million a year: 900 households × $2,222',
      som: '$1.7 million a year: 800 households',
    }),
    fixed: market({
      sam: '$2 million a year: 900 households × $2,222',
      som: '$150,000 a year: 70 households',
    }),
    says: ['“800 households”', '“900 households”', '88.9%'],
    place: 'marketAnalysis.som',
  },
]

test.each([
  '$1.04 million a year: 249 carriers × $348 × 12, only 1.6% of the SAM',
  '$1.04 million a year: 249 carriers × $348 × 12, which is 1.6% of the SAM, counted from calls, not from a share',
  '$380,000 a year: 28 bags a day × $46, only a part of what we can make',
  '$137,940 a year: 5.5 visits a day, about 2% of the SAM and below the van’s limit of seven visits a day',
])('“%s” is no empty share', (som) => {
  expect(findFaults('market-just-one-percent', market({ som }))).toEqual([])
})

test.each([
  'Capturing only two percent of this market would make us profitable.',
  'We only need to reach 1% of the population.',
  'Even 0.5% of the industry is enough.',
])('“%s” is an empty share', (summary) => {
  expect(findFaults('market-just-one-percent', market({ summary }))).toHaveLength(1)
})

test('a SOM above what all streams can sell is found by its money', () => {
  const plan = { ...withForecast(), ...market({ som: '$1.9 million a year' }) }
  expect(findFaults('market-som-above-capacity', plan)[0]?.content).toContain('$728,640')
})

test('a limit that SOM names is not what it sells', () => {
  const som = '$352,000 a year: 29 bags a day, below our limit of 80 bags a day'
  expect(findFaults('market-som-above-capacity', { ...withForecast(), ...market({ som }) })).toEqual([])
})

testRuleCases(marketShareRules, cases, findFaults)

test('a SOM of a month is compared as a year', () => {
  const plan = { ...withForecast(), ...market({ ...small, som: '$31,000 a month' }) }
  expect(findFaults('market-som-against-forecast', plan)).toEqual([])
})

test('the households that SOM is taken from are not what it sells', () => {
  const som = '$380,000 a year: 28 bags a day to 4% of the 12,000 bags that are bought here every day'
  expect(findFaults('market-som-above-capacity', { ...withForecast(), ...market({ som }) })).toEqual([])
})

test.each([
  ['$300,000. Only one household in fifty has to join.', 1],
  ['$120,000: a tiny fraction of the market is enough for us', 1],
  ['$90,000 a year, less than one percent of the market, so it can hardly fail', 1],
  ['If just 2% of the 40,000 drivers stop here, we sell $90,000.', 1],
  ['$600,000. Even 3% of that market would be plenty.', 1],
  ['$626,000. With 7,400 branches we need no more than 2.4% of it.', 1],
  ['$240,000: merely every fortieth farm in the valley', 1],
  ['$240,000: 24 farms at $10,000, one in forty of the valley', 0],
  ['$300,000: 62 members × $400 × 12, only 2% of the SAM', 0],
  ['$498,000: 5,120 orders at just under $98, or 1.2% of the SAM', 0],
  ['$1.2 million, 54 decks from two crews, less than 4% of the SAM', 0],
])('a small share as the only reason: %s', (som, count) => {
  const tam = '$25.8 million a year: 7,400 branches × $3,480'
  expect(findFaults('market-just-one-percent', { marketAnalysis: { tam, sam: tam, som } })).toHaveLength(
    count,
  )
})

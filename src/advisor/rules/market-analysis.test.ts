import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { marketAnalysisRules } from './market-analysis.ts'

const cases: readonly RuleCase[] = [
  {
    rule: 'marketAnalysis-placeholders',
    fault: { marketAnalysis: { summary: 'People in [town] drink coffee.' } },
    type: 'warning',
    says: ['1 template blank ', 'still has [town]'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'market-not-a-number',
    fault: { marketAnalysis: { sam: 'Very large and growing' } },
    says: ['SAM without a number', '“Very large and growing”'],
    place: 'marketAnalysis.sam',
  },
  {
    rule: 'market-order',
    fault: { marketAnalysis: { som: '$50 million a year' } },
    type: 'warning',
    says: ['SOM is larger than SAM', '$50 million', '$38 million'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-order',
    fault: { marketAnalysis: { tam: '$2M', sam: '$3M', som: '$1M' } },
    fixed: { marketAnalysis: { tam: '4M', sam: '3M', som: '2M' } },
    type: 'warning',
    says: ['SAM is larger than TAM', '$3 million', '$2 million'],
    place: 'marketAnalysis.sam',
  },
  {
    rule: 'market-mixed-units',
    fault: { marketAnalysis: { som: '900 households' } },
    says: ['SOM counts people', '“900 households”'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-size-missing',
    fault: { marketAnalysis: { som: '', tam: '' } },
    says: ['TAM and SOM'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-unit-missing',
    fault: { marketAnalysis: { som: '635,000' } },
    says: ['what SOM counts', '“635,000”'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-no-bottom-up',
    fault: { marketAnalysis: { som: '$460,000', summary: 'We asked around.' } },
    fixed: { marketAnalysis: { som: '$460,000 = 10,000 bags × $46', summary: '' } },
    says: ['$460,000', '$46', '10,000 sales', '27 every day'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-share-too-bold',
    fault: { marketAnalysis: { som: '$30 million' } },
    says: ['78.9%', '$38 million'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-share-too-bold',
    fault: { marketAnalysis: { som: '$11.4 million' } },
    says: ['30%', 'bold claim'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-sam-is-tam',
    fault: { marketAnalysis: { tam: '$38 million' } },
    says: ['$38 million'],
    place: 'marketAnalysis.sam',
  },
  {
    rule: 'market-no-source',
    fault: { marketAnalysis: { tam: '$5 million', sam: '$2 million', som: '$100,000', summary: 'Big.' } },
    says: ['no source'],
    place: 'marketAnalysis.summary',
  },
  {
    rule: 'market-no-source',
    fault: {
      marketAnalysis: {
        tam: '$41 million a year: 100,000 gardening households × $410',
        summary: 'We asked 180 members of five clubs in May 2026.',
      },
    },
    fixed: {
      marketAnalysis: {
        tam: '$41 million a year: 100,000 gardening households × $410',
        summary: 'We asked 180 members. Household figures are from the Census.',
      },
    },
    says: ['Where does the TAM come from?', '100,000 gardening households'],
    place: 'marketAnalysis.tam',
  },
  {
    rule: 'market-no-segments',
    fault: { marketAnalysis: { segments: [] } },
    says: ['No segment'],
    place: 'marketAnalysis.segments',
  },
  {
    rule: 'market-segment-unsized',
    fault: { marketAnalysis: { segments: [{ id: 's1', name: 'Ferry commuters' }] } },
    says: ['“Ferry commuters” is'],
    place: 'marketAnalysis.segments.s1.size',
  },
  {
    rule: 'market-segment-unnamed',
    fault: { marketAnalysis: { segments: [{ id: 's1', name: 'New Market Segment', size: '9' }] } },
    says: ['no name of its own'],
    place: 'marketAnalysis.segments.s1.name',
  },
  {
    rule: 'market-segments-exceed',
    fault: {
      marketAnalysis: { tam: '$1 million', segments: [{ id: 's1', name: 'All', size: '$3 million' }] },
    },
    says: ['$3 million', 'TAM is $1 million'],
    place: 'marketAnalysis.segments.s1.size',
  },
  {
    rule: 'market-no-trends',
    fault: { marketAnalysis: { trends: [{ id: 't1', title: 'Oat milk' }] } },
    says: ['“Oat milk” has no description'],
    place: 'marketAnalysis.trends.t1.description',
  },
  {
    rule: 'market-no-trends',
    fault: { marketAnalysis: { trends: [] } },
    says: ['No trend is listed'],
    place: 'marketAnalysis.trends',
  },
  {
    rule: 'market-share-sound',
    fault: {},
    fixed: { marketAnalysis: { som: '$20 million' } },
    type: 'insight',
    says: ['$635,000', '1.7%'],
    place: 'marketAnalysis.som',
  },
  {
    rule: 'market-daily-sales',
    fault: {},
    fixed: { marketAnalysis: { som: '' } },
    type: 'insight',
    says: ['1,150 sales a month', '$46'],
    place: 'marketAnalysis.som',
  },
]

testRuleCases(marketAnalysisRules.rules, cases)

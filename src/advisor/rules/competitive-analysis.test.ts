import type { RuleCase } from '#tests/support/advisor-rules.ts'
import { testRuleCases } from '#tests/support/test-rule-cases.ts'
import { competitiveAnalysisRules } from './competitive-analysis.ts'

const rival = { id: 'r1', name: 'Blue Cup', strengths: 'Fast', weaknesses: 'Sour', pricing: '$4 a cup' }
const figures = { price: 46, cogs: 13, cac: 110, churnRate: 7, conversionRate: 4.5, monthlyGrowthRate: 8 }

const cases: readonly RuleCase[] = [
  {
    rule: 'competitiveAnalysis-placeholders',
    fault: { competitiveAnalysis: { directCompetitors: [{ ...rival, pricing: '$[price] a cup' }] } },
    type: 'warning',
    says: ['[price]'],
    place: 'competitiveAnalysis.directCompetitors.r1.pricing',
  },
  {
    rule: 'rivals-no-direct',
    fault: { competitiveAnalysis: { directCompetitors: [] } },
    type: 'warning',
    says: ['two places nearest'],
    place: 'competitiveAnalysis.directCompetitors',
  },
  {
    rule: 'rivals-only-one',
    fault: { competitiveAnalysis: { directCompetitors: [rival] } },
    says: ['only “Blue Cup”'],
    place: 'competitiveAnalysis.directCompetitors',
  },
  {
    rule: 'rivals-no-indirect',
    fault: { competitiveAnalysis: { indirectCompetitors: [] } },
    says: ['indirect'],
    place: 'competitiveAnalysis.indirectCompetitors',
  },
  {
    rule: 'rivals-no-weaknesses',
    fault: { competitiveAnalysis: { directCompetitors: [{ ...rival, weaknesses: '' }] } },
    says: ['no weakness for “Blue Cup”', 'its worst reviews'],
    place: 'competitiveAnalysis.directCompetitors.r1.weaknesses',
  },
  {
    rule: 'rivals-no-strengths',
    fault: { competitiveAnalysis: { indirectCompetitors: [{ ...rival, strengths: '' }] } },
    says: ['“Blue Cup”'],
    place: 'competitiveAnalysis.indirectCompetitors.r1.strengths',
  },
  {
    rule: 'rivals-no-pricing',
    fault: { competitiveAnalysis: { directCompetitors: [{ ...rival, pricing: '' }] } },
    says: ['“Blue Cup”'],
    place: 'competitiveAnalysis.directCompetitors.r1.pricing',
  },
  {
    rule: 'rivals-no-name',
    fault: { competitiveAnalysis: { directCompetitors: [{ ...rival, name: '' }] } },
    says: ['no name'],
    place: 'competitiveAnalysis.directCompetitors.r1.name',
  },
  {
    rule: 'rivals-no-advantage',
    fault: { competitiveAnalysis: { competitiveAdvantages: [] } },
    type: 'warning',
    says: ['hard to copy'],
    place: 'competitiveAnalysis.competitiveAdvantages',
  },
  {
    rule: 'rivals-advantage-unproven',
    fault: { competitiveAnalysis: { competitiveAdvantages: [{ id: 'a1', title: 'The corner' }] } },
    says: ['“The corner” is'],
    place: 'competitiveAnalysis.competitiveAdvantages.a1.description',
  },
  {
    rule: 'rivals-cheapness',
    fault: { competitiveAnalysis: { competitiveAdvantages: [{ id: 'a1', title: 'Lowest prices' }] } },
    says: ['“Lowest prices”'],
    place: 'competitiveAnalysis.competitiveAdvantages.a1.title',
  },
  {
    rule: 'rivals-no-position',
    fault: { competitiveAnalysis: { marketPosition: '' } },
    says: ['first choice'],
    place: 'competitiveAnalysis.marketPosition',
  },
  {
    rule: 'rivals-no-price-strategy',
    fault: { competitiveAnalysis: { pricingStrategy: '' } },
    says: ['price of $46'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'rivals-shares-exceed',
    fault: {
      competitiveAnalysis: {
        directCompetitors: [
          { ...rival, marketShare: '70% of the town' },
          { ...rival, id: 'r2', marketShare: 'about 45%' },
        ],
      },
    },
    fixed: {
      competitiveAnalysis: {
        directCompetitors: [
          { ...rival, marketShare: '70% of all plants' },
          { ...rival, id: 'r2', marketShare: 'about 45% of native plants' },
        ],
      },
    },
    says: ['115%'],
    place: 'competitiveAnalysis.directCompetitors.r1.marketShare',
  },
  {
    rule: 'rivals-price-apart',
    fault: { competitiveAnalysis: { pricingStrategy: '$46 a month' } },
    fixed: {
      competitiveAnalysis: {
        pricingStrategy: '$46 a month, or $15.30 a bag',
      },
    },
    says: ['$46', '$16 to $21'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'rivals-price-among',
    fault: { financialProjections: { projections: { ...figures, price: 18 } } },
    type: 'insight',
    says: ['$18', '$16 to $21', '2 of 3'],
    place: 'competitiveAnalysis.pricingStrategy',
  },
  {
    rule: 'rivals-well-compared',
    fault: {},
    fixed: { competitiveAnalysis: { directCompetitors: [rival], indirectCompetitors: [] } },
    type: 'insight',
    says: ['5 competitors'],
    place: 'competitiveAnalysis.directCompetitors',
  },
]

testRuleCases(competitiveAnalysisRules.rules, cases)

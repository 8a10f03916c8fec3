import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const ecommerceSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'Tea trade association and national household survey',
    when: '2025',
    figures: {
      'marketAnalysis.tam': '$3.4 billion',
      'marketAnalysis.segments.0.growthRate': '5%',
      'marketAnalysis.segments.1.growthRate': '4%',
      'marketAnalysis.segments.2.growthRate': '8%',
    },
  },
  {
    kind: 'quoted',
    where: 'Online panel data on tea buyers',
    when: '2025',
    figures: {
      'marketAnalysis.sam': '$756 million',
      'marketAnalysis.segments.0.size': '2.6 million households',
      'marketAnalysis.segments.1.size': '1.1 million households',
      'marketAnalysis.segments.2.size': '0.5 million households',
    },
  },
  {
    kind: 'assumed',
    where: 'Repeat orders of the sampler’s buyers, at the growth of the test months',
    when: '',
    figures: { 'marketAnalysis.som': '$346,500', 'financialProjections.forecast.streams.0.inMonth12': '520' },
  },
  {
    kind: 'measured',
    where: '412 samplers sold at eleven farmers’ markets and on the test site',
    when: '2026',
    figures: {
      'financialProjections.projections.price': '$45',
      'financialProjections.projections.cac': '$15',
      'financialProjections.projections.churnRate': '25%',
      'financialProjections.projections.conversionRate': '3%',
      'financialProjections.forecast.streams.0.price': '$45',
    },
  },
  {
    kind: 'quoted',
    where: 'Price lists of the four gardens, the tin maker and two carriers',
    when: 'October 2026',
    figures: {
      'financialProjections.projections.cogs': '$20',
      'financialProjections.startupCosts.0.amount': '$30,000',
    },
  },
  {
    kind: 'quoted',
    where: 'Offers of the shared kitchen, the insurer and the photographer',
    when: 'October 2026',
    figures: {
      'financialProjections.forecast.runningCosts.0.amount': '$850',
      'financialProjections.startupCosts.1.amount': '$5,000',
    },
  },
  {
    kind: 'quoted',
    where: 'Job ads for packers and assistants in Asheville',
    when: 'October 2026',
    figures: {
      'financialProjections.forecast.people.2.pay': '$900',
      'financialProjections.forecast.people.3.pay': '$1,700',
    },
  },
  {
    kind: 'assumed',
    where: 'Our budget for the first year of sales',
    when: '',
    figures: {
      'marketingStrategy.budget': '$19,500',
      'financialProjections.startupCosts.2.amount': '$15,000',
      'financialProjections.forecast.people.0.pay': '$2,500',
      'financialProjections.forecast.people.1.pay': '$2,000',
      'financialProjections.forecast.runningCosts.1.amount': '12%',
    },
  },
]

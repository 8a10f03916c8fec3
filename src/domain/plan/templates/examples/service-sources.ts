import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const serviceSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'County food permit records',
    when: '2026',
    figures: {
      'marketAnalysis.tam': '$16.9 million',
      'marketAnalysis.sam': '$6.5 million',
      'marketAnalysis.segments.0.size': '2,500 sites',
      'marketAnalysis.segments.1.size': '420 sites',
      'marketAnalysis.segments.2.size': '680 sites',
      'marketAnalysis.segments.0.growthRate': '2%',
      'marketAnalysis.segments.1.growthRate': '3%',
      'marketAnalysis.segments.2.growthRate': '4%',
    },
  },
  {
    kind: 'assumed',
    where: 'Six to ten new plans a month, less 4% that end',
    when: '',
    figures: { 'marketAnalysis.som': '$288,000', 'financialProjections.forecast.streams.0.inMonth12': '10' },
  },
  {
    kind: 'measured',
    where: '30 free tests, of which 7 led to a plan on the spot',
    when: '2026',
    figures: {
      'financialProjections.projections.price': '$150',
      'financialProjections.projections.cac': '$500',
      'financialProjections.projections.conversionRate': '20%',
      'financialProjections.forecast.streams.0.price': '$150',
      'financialProjections.forecast.runningCosts.2.amount': '$200',
    },
  },
  {
    kind: 'measured',
    where: 'Times and materials of 58 machines we checked',
    when: '2026',
    figures: {
      'financialProjections.projections.cogs': '$30',
      'financialProjections.projections.churnRate': '4%',
    },
  },
  {
    kind: 'quoted',
    where: 'Offers of the insurer and the van leasing company',
    when: 'October 2026',
    figures: {
      'financialProjections.startupCosts.1.amount': '$3,000',
      'financialProjections.forecast.runningCosts.0.amount': '$1,050',
    },
  },
  {
    kind: 'quoted',
    where: 'Job ads for technicians in San Antonio',
    when: 'October 2026',
    figures: {
      'financialProjections.forecast.people.1.pay': '$3,450',
      'financialProjections.forecast.people.2.pay': '$860',
    },
  },
  {
    kind: 'assumed',
    where: 'Our budget, with what the family needs to live on',
    when: '',
    figures: {
      'marketingStrategy.budget': '$1,200',
      'financialProjections.startupCosts.2.amount': '$10,000',
      'financialProjections.forecast.people.0.pay': '$3,000',
      'financialProjections.forecast.runningCosts.1.amount': '$60',
    },
  },
]

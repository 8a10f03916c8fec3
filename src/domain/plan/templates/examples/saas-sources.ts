import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const saasSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'Census of construction firms and federal contract records',
    when: '2025',
    figures: { 'marketAnalysis.tam': '$64.1 million' },
  },
  {
    kind: 'quoted',
    where: 'State lists of public works contractors',
    when: '2026',
    figures: {
      'marketAnalysis.sam': '$15.0 million',
      'marketAnalysis.segments.0.size': '7,900 firms',
      'marketAnalysis.segments.1.size': '4,300 firms',
      'marketAnalysis.segments.2.size': '1,800 firms',
      'marketAnalysis.segments.0.growthRate': '4%',
      'marketAnalysis.segments.1.growthRate': '7%',
      'marketAnalysis.segments.2.growthRate': '2%',
    },
  },
  {
    kind: 'assumed',
    where: 'Five to twelve new accounts a month at the cost we measured, less 5% that leave',
    when: '',
    figures: { 'marketAnalysis.som': '$235,000', 'financialProjections.forecast.streams.0.inMonth12': '12' },
  },
  {
    kind: 'measured',
    where: '16 test firms and the first search ads',
    when: '2026',
    figures: {
      'financialProjections.projections.price': '$89',
      'financialProjections.projections.cac': '$267',
      'financialProjections.projections.churnRate': '5%',
      'financialProjections.projections.conversionRate': '3%',
      'financialProjections.forecast.streams.0.price': '$89',
      'financialProjections.forecast.runningCosts.1.amount': '$267',
    },
  },
  {
    kind: 'quoted',
    where: 'Price lists of the hosting, payment and email providers',
    when: 'October 2026',
    figures: {
      'financialProjections.projections.cogs': '$12',
      'financialProjections.forecast.runningCosts.0.amount': '$690',
    },
  },
  {
    kind: 'quoted',
    where: 'Offers of the developer, the security tester and the attorney',
    when: 'October 2026',
    figures: {
      'financialProjections.startupCosts.0.amount': '$50,000',
      'financialProjections.startupCosts.1.amount': '$10,000',
      'financialProjections.forecast.people.3.pay': '$3,000',
      'financialProjections.forecast.people.2.pay': '$2,000',
    },
  },
  {
    kind: 'assumed',
    where: 'Our budget for the first year',
    when: '',
    figures: {
      'marketingStrategy.budget': '$1,335',
      'financialProjections.startupCosts.2.amount': '$25,000',
      'financialProjections.forecast.people.0.pay': '$1,250',
      'financialProjections.forecast.people.1.pay': '$2,500',
    },
  },
]

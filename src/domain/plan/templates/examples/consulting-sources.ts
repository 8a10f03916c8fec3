import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const consultingSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'Census of manufactures and trade association survey',
    when: '2025',
    figures: {
      'marketAnalysis.tam': '$252 million',
      'marketAnalysis.sam': '$41.4 million',
      'marketAnalysis.segments.0.size': '1,450 firms',
      'marketAnalysis.segments.1.size': '620 firms',
      'marketAnalysis.segments.2.size': '230 firms',
      'marketAnalysis.segments.0.growthRate': '1%',
      'marketAnalysis.segments.1.growthRate': '2%',
      'marketAnalysis.segments.2.growthRate': '6%',
    },
  },
  {
    kind: 'assumed',
    where: '140 billable hours a month of two partners, once both are booked',
    when: '',
    figures: { 'marketAnalysis.som': '$252,000', 'financialProjections.forecast.streams.0.inMonth12': '2' },
  },
  {
    kind: 'quoted',
    where: 'Hourly rates that eleven shops paid to other consultants',
    when: '2026',
    figures: {
      'financialProjections.projections.price': '$150',
      'financialProjections.forecast.streams.0.price': '$150',
    },
  },
  {
    kind: 'measured',
    where: 'Travel and analyst costs of the nine shops we have data from',
    when: '2026',
    figures: { 'financialProjections.projections.cogs': '$30' },
  },
  {
    kind: 'measured',
    where: '26 conversations with owners and the diagnostics they led to',
    when: '2026',
    figures: {
      'financialProjections.projections.cac': '$500',
      'financialProjections.projections.churnRate': '8%',
      'financialProjections.projections.conversionRate': '25%',
    },
  },
  {
    kind: 'quoted',
    where: 'Offers of the insurer, the attorney and the web designer',
    when: 'October 2026',
    figures: {
      'financialProjections.startupCosts.0.amount': '$5,000',
      'financialProjections.startupCosts.1.amount': '$3,000',
      'financialProjections.forecast.runningCosts.0.amount': '$1,150',
    },
  },
  {
    kind: 'quoted',
    where: 'Job ads for office assistants in Dayton',
    when: 'October 2026',
    figures: { 'financialProjections.forecast.people.1.pay': '$950' },
  },
  {
    kind: 'assumed',
    where: 'What both partners need to live on, and our budget for visits',
    when: '',
    figures: {
      'marketingStrategy.budget': '$750',
      'financialProjections.startupCosts.2.amount': '$10,000',
      'financialProjections.forecast.people.0.pay': '$5,000',
      'financialProjections.forecast.runningCosts.1.amount': '$750',
    },
  },
]

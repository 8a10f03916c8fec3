import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const startupSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'Census of health care providers',
    when: '2025',
    figures: { 'marketAnalysis.tam': '$126 million' },
  },
  {
    kind: 'quoted',
    where: 'Professional association’s directory',
    when: '2026',
    figures: {
      'marketAnalysis.sam': '$17.1 million',
      'marketAnalysis.segments.0.size': '13,400 clinics',
      'marketAnalysis.segments.1.size': '2,600 clinics',
      'marketAnalysis.segments.0.growthRate': '3%',
      'marketAnalysis.segments.1.growthRate': '6%',
    },
  },
  {
    kind: 'assumed',
    where: 'Four to twelve new clinics a month from visits and peer groups, less 5% that leave',
    when: '',
    figures: { 'marketAnalysis.som': '$293,700', 'financialProjections.forecast.streams.1.inMonth12': '12' },
  },
  {
    kind: 'measured',
    where: '41 interviews and eight weeks of tests at three clinics',
    when: '2026',
    figures: {
      'financialProjections.projections.price': '$89',
      'financialProjections.projections.cac': '$267',
      'financialProjections.projections.churnRate': '5%',
      'financialProjections.projections.conversionRate': '5%',
      'financialProjections.forecast.streams.1.price': '$89',
      'financialProjections.forecast.runningCosts.2.amount': '$267',
    },
  },
  {
    kind: 'quoted',
    where: 'Price lists of the text message, hosting and payment providers',
    when: 'October 2026',
    figures: { 'financialProjections.projections.cogs': '$12' },
  },
  {
    kind: 'quoted',
    where: 'Offers of the developer, the designer and the attorney',
    when: 'October 2026',
    figures: {
      'financialProjections.startupCosts.0.amount': '$50,000',
      'financialProjections.startupCosts.1.amount': '$10,000',
      'financialProjections.forecast.people.1.pay': '$3,500',
      'financialProjections.forecast.runningCosts.1.amount': '$830',
    },
  },
  {
    kind: 'quoted',
    where: 'Pay of front-desk leads in Raleigh and Durham',
    when: '2026',
    figures: { 'financialProjections.forecast.people.2.pay': '$2,150' },
  },
  {
    kind: 'assumed',
    where: 'Our budget until the launch pays for itself',
    when: '',
    figures: {
      'marketingStrategy.budget': '$1,800',
      'financialProjections.startupCosts.2.amount': '$25,000',
      'financialProjections.forecast.people.0.pay': '$1,400',
      'financialProjections.forecast.runningCosts.0.amount': '$1,125',
    },
  },
]

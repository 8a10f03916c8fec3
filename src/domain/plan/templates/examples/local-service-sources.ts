import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const localServiceSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'City census tract, ferry operator’s passenger counts and household spending survey',
    when: '2025',
    figures: { 'marketAnalysis.tam': '$9.8 million' },
  },
  {
    kind: 'measured',
    where: 'Our counts at the terminal doors on nine weekday mornings',
    when: 'March and September 2026',
    figures: {
      'marketAnalysis.sam': '$4.2 million',
      'marketAnalysis.segments.0.size': '1,770 people',
      'marketAnalysis.segments.1.size': '640 people',
      'marketAnalysis.segments.2.size': '490 people',
    },
  },
  {
    kind: 'assumed',
    where: '180 visits a day are 180 of the 1,770 early passengers and what the office orders add',
    when: '',
    figures: { 'marketAnalysis.som': '$449,280', 'financialProjections.forecast.streams.0.inMonth12': '180' },
  },
  {
    kind: 'quoted',
    where: 'Ferry operator’s walk-on counts, year on year',
    when: '2026',
    figures: { 'marketAnalysis.segments.0.growthRate': '6%', 'marketAnalysis.segments.2.growthRate': '3%' },
  },
  {
    kind: 'quoted',
    where: 'Price lists of the kiosk, the uptown bar and our suppliers',
    when: 'October 2026',
    figures: {
      'financialProjections.projections.price': '$8',
      'financialProjections.projections.cogs': '$3',
      'financialProjections.forecast.streams.0.price': '$8',
    },
  },
  {
    kind: 'measured',
    where: 'Loyalty cards of the train station café that Elena Marsh managed',
    when: '2025',
    figures: {
      'financialProjections.projections.cac': '$5',
      'financialProjections.projections.churnRate': '15%',
      'financialProjections.projections.conversionRate': '82%',
    },
  },
  {
    kind: 'quoted',
    where: 'Draft lease of the port authority, county fee list',
    when: 'October 2026',
    figures: {
      'financialProjections.startupCosts.2.amount': '$900',
      'financialProjections.startupCosts.3.amount': '$2,600',
      'financialProjections.startupCosts.4.amount': '$1,500',
      'financialProjections.forecast.runningCosts.0.amount': '$4,500',
    },
  },
  {
    kind: 'quoted',
    where: 'State minimum wage and job ads in Port Ellery',
    when: 'October 2026',
    figures: {
      'financialProjections.forecast.people.0.pay': '$5,900',
      'financialProjections.forecast.runningCosts.1.amount': '$3,000',
    },
  },
  {
    kind: 'assumed',
    where: 'Our budget, from the books of the café that Elena Marsh managed',
    when: '',
    figures: {
      'marketingStrategy.budget': '$600',
      'financialProjections.startupCosts.5.amount': '$15,000',
      'financialProjections.forecast.people.1.pay': '$1,500',
      'financialProjections.forecast.runningCosts.2.amount': '$1,300',
      'financialProjections.forecast.runningCosts.3.amount': '$600',
    },
  },
]

import type { ExampleSources } from './add-sources.ts'

/** Where the key figures of the example come from. */
export const marketplaceSources: ExampleSources = [
  {
    kind: 'quoted',
    where: 'National pet owners’ survey',
    when: '2025',
    figures: {
      'marketAnalysis.tam': '$828 million',
      'marketAnalysis.segments.0.growthRate': '4%',
      'marketAnalysis.segments.1.growthRate': '5%',
      'marketAnalysis.segments.2.growthRate': '3%',
    },
  },
  {
    kind: 'quoted',
    where: 'Census of the three cities and the survey’s share of pets on medicine',
    when: '2025',
    figures: {
      'marketAnalysis.sam': '$8.6 million',
      'marketAnalysis.segments.0.size': '27,000 households',
      'marketAnalysis.segments.1.size': '58,000 households',
      'marketAnalysis.segments.2.size': '11,000 households',
    },
  },
  {
    kind: 'assumed',
    where: 'Bookings per clinic in the trial, with two more clinics a month',
    when: '',
    figures: { 'marketAnalysis.som': '$103,500', 'financialProjections.forecast.streams.0.inMonth12': '114' },
  },
  {
    kind: 'measured',
    where: '63 bookings for 31 owners in a four-month trial',
    when: '2026',
    figures: {
      'financialProjections.projections.price': '$45',
      'financialProjections.projections.cac': '$15',
      'financialProjections.projections.churnRate': '25%',
      'financialProjections.projections.conversionRate': '4%',
      'financialProjections.forecast.streams.0.price': '$45',
    },
  },
  {
    kind: 'quoted',
    where: 'Contract offers of the insurer and the payment provider',
    when: 'October 2026',
    figures: {
      'financialProjections.projections.cogs': '$20',
      'financialProjections.forecast.runningCosts.0.amount': '$1,300',
    },
  },
  {
    kind: 'quoted',
    where: 'Offers of two freelance developers and the attorney',
    when: 'October 2026',
    figures: {
      'financialProjections.startupCosts.0.amount': '$30,000',
      'financialProjections.startupCosts.1.amount': '$5,000',
    },
  },
  {
    kind: 'quoted',
    where: 'Hourly pay of veterinary technicians in Denver',
    when: '2026',
    figures: {
      'financialProjections.forecast.people.1.pay': '$1,300',
      'financialProjections.forecast.people.2.pay': '$810',
    },
  },
  {
    kind: 'assumed',
    where: 'Our budget for the first year and what we pay ourselves',
    when: '',
    figures: {
      'marketingStrategy.budget': '$15,000',
      'financialProjections.startupCosts.2.amount': '$15,000',
      'financialProjections.forecast.people.0.pay': '$550',
      'financialProjections.forecast.runningCosts.1.amount': '$600',
      'financialProjections.forecast.runningCosts.2.amount': '$300',
    },
  },
]

import { findOwn } from './find-own.ts'

/**
 * The most entries that the lists of a forecast may have, by their path in the financial section. They are above any
 * small business, and low enough to calculate while someone types.
 */
export const forecastListLimits = {
  'forecast.streams': 30,
  'forecast.people': 40,
  'forecast.runningCosts': 60,
  'forecast.overwrites': 3000,
  'forecast.scenarios': 20,
  'funding.contributions': 30,
  'funding.loans': 30,
  'funding.existingDebts': 30,
  'funding.pledges': 30,
  'personal.people': 10,
  'personal.pledges': 30,
} as const

/** The most answers to the review, and sources of figures. They are above any plan that a person reviews. */
export const reviewListLimits = { answers: 500, sources: 1000 } as const

/** The list of the review that is too long, or null. */
export function findLongReviewList(data: unknown): { list: string; most: number } | null {
  const review = findOwn(data, 'review')
  for (const [list, most] of Object.entries(reviewListLimits)) {
    const entries = findOwn(review, list)
    if (Array.isArray(entries) && entries.length > most) return { list, most }
  }
  return null
}

/** Where the form stops adding start-up costs. Plans from before the limit may have more of them. */
export const mostStartupCosts = 60

/** The most documents that an appendix may have. */
export const mostAppendixDocuments = 60

export function hasLongAppendix(data: unknown): boolean {
  const documents = findOwn(findOwn(data, 'implementationTimeline'), 'appendix')
  return Array.isArray(documents) && documents.length > mostAppendixDocuments
}

/** The list of a forecast that is too long, or null. */
export function findLongForecastList(data: unknown): { path: string; most: number } | null {
  const finances = findOwn(data, 'financialProjections')
  for (const [path, most] of Object.entries(forecastListLimits)) {
    const [part = '', list = ''] = path.split('.')
    const entries = findOwn(findOwn(finances, part), list)
    if (Array.isArray(entries) && entries.length > most) return { path, most }
  }
  return null
}

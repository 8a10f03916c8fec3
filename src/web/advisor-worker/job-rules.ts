import type { AdvisorTask } from './advisor-messages.ts'

/**
 * How long each kind of job may take, from when the worker begins it. Far more than the largest plan that a person
 * wrote takes on a slow phone. At the end of it the worker is ended, in whatever loop it is.
 */
export const deadlinesMs: Readonly<Record<AdvisorTask['ask'], number>> = {
  review: 30_000,
  suggestions: 10_000,
  answer: 20_000,
}

/** For a worker that neither begins nor fails, as when its files never come. */
export const loadingMs = 60_000

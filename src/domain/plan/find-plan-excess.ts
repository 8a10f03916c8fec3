import {
  findLongForecastList,
  findLongReviewList,
  hasLongAppendix,
  mostAppendixDocuments,
} from './list-limits.ts'
import { countParts, tooManyEntries, tooManyValues } from './plan-bounds.ts'
import { maxListEntries, maxPlanValues, type PlanExcess, tooDeep } from './plan-limits.ts'

/** The limit that a plan exceeds, or null. Checked before a plan is repaired. */
export function findPlanExcess(data: unknown): PlanExcess | null {
  const { entries, values, isTooDeep } = countParts(data)
  if (isTooDeep) return tooDeep
  if (entries > maxListEntries) return tooManyEntries
  if (values > maxPlanValues) return tooManyValues
  return findLongForecast(data) ?? findLongAppendix(data) ?? findLongReview(data)
}

const listWords: Readonly<Record<string, string>> = {
  'forecast.streams': 'things to sell',
  'forecast.people': 'people',
  'forecast.runningCosts': 'running costs',
  'forecast.overwrites': 'months set by hand',
  'forecast.scenarios': 'what-if cases',
  'funding.contributions': 'contributions',
  'funding.loans': 'loans',
  'funding.existingDebts': 'debts',
  'funding.pledges': 'things that secure the loans',
  'personal.people': 'owners and guarantors',
  'personal.pledges': 'things that people pledge',
}

function findLongForecast(data: unknown): PlanExcess | null {
  const long = findLongForecastList(data)
  if (!long) return null
  const message = `The forecast of this plan has more than ${long.most} ${listWords[long.path] ?? 'entries'}, which is the most it can have.`
  return { kind: 'too-large', message }
}

function findLongAppendix(data: unknown): PlanExcess | null {
  const message = `The appendix of this plan has more than ${mostAppendixDocuments} documents, which is the most it can have.`
  return hasLongAppendix(data) ? { kind: 'too-large', message } : null
}

function findLongReview(data: unknown): PlanExcess | null {
  const long = findLongReviewList(data)
  if (!long) return null
  const message = `The review of this plan has more than ${long.most} ${long.list}, which is the most it can have.`
  return { kind: 'too-large', message }
}

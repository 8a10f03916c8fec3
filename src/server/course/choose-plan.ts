import type { ChoosePlanRequest } from '#contract/course.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { findState, replacePlan, updateState } from './state-store.ts'

const dayMs = 24 * 60 * 60 * 1000

interface ChooseDependencies {
  database: Database
  now: () => number
}

/**
 * The first choice is free, and so is one exchange. Where the course is all that opens a plan, there is one exchange a
 * day after that: the course is for one plan at a time, and not for all of them in turn.
 */
export async function choosePlan(
  { database, now }: ChooseDependencies,
  { userId, isLimited }: { userId: string; isLimited: boolean },
  { planId, title }: ChoosePlanRequest,
): Promise<void> {
  const { plan_id: seen, plan_changed_at: changedAt } = await findState(database, userId)
  const chosen = { plan_id: planId, plan_title: title }
  if (seen === null || seen === planId) return updateState(database, userId, chosen)
  const waitMs = changedAt === null ? 0 : changedAt + dayMs - now()
  if (isLimited && waitMs > 0) {
    throw new AppError('rate_limited', {
      message: 'You can change the plan of your course once a day. Please try again tomorrow.',
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    })
  }
  const isFirst = await replacePlan(database, userId, seen, { ...chosen, plan_changed_at: now() })
  if (!isFirst) throw new AppError('unavailable', { retryAfterSeconds: 1 })
}

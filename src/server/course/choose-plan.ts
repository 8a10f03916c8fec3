import type { ChoosePlanRequest } from '#contract/course.ts'
import type { Database } from '#server/database/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { findState, replacePlan, updateState } from './course-state-store.ts'

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
  dependencies: ChooseDependencies,
  learner: { userId: string; isLimited: boolean },
  chosen: ChoosePlanRequest,
): Promise<void> {
  const { database, now } = dependencies
  const { userId, isLimited } = learner
  const { plan_id: seen, plan_changed_at: changedAt } = await findState(database, userId)
  const changes = { plan_id: chosen.planId, plan_title: chosen.title }
  if (seen === null || seen === chosen.planId) return updateState(database, userId, changes)
  const waitMs = changedAt === null ? 0 : changedAt + dayMs - now()
  if (isLimited && waitMs > 0) {
    throw new AppError('rate_limited', {
      message: 'You can change the plan of your course once a day. Please try again tomorrow.',
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    })
  }
  const isFirst = await replacePlan(database, userId, seen, { ...changes, plan_changed_at: now() })
  // Another choice came first, and this one is measured against it.
  if (!isFirst) await choosePlan(dependencies, learner, chosen)
}

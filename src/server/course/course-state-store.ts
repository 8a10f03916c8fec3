import type { Queries } from '#server/database/database.ts'
import type { CourseStateTable } from '#server/database/schema.ts'

export type CourseState = Omit<CourseStateTable, 'user_id'>

const nothingYet: CourseState = { plan_id: null, plan_title: '', plan_changed_at: null, last_lesson: null }

export async function findState(queries: Queries, userId: string): Promise<CourseState> {
  const row = await queries
    .selectFrom('course_states')
    .select(['plan_id', 'plan_title', 'plan_changed_at', 'last_lesson'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? nothingYet
}

export async function updateState(
  queries: Queries,
  userId: string,
  changes: Partial<CourseState>,
): Promise<void> {
  await queries
    .insertInto('course_states')
    .values({ user_id: userId, ...nothingYet, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

/** Works only while the plan is still the one that was seen. Returns false when another request came first. */
export async function replacePlan(
  queries: Queries,
  userId: string,
  seenPlanId: string,
  changes: Partial<CourseState>,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('course_states')
    .set(changes)
    .where('user_id', '=', userId)
    .where('plan_id', '=', seenPlanId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

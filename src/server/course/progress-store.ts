import type { Queries } from '#server/database/database.ts'
import type { CourseProgressTable } from '#server/database/schema.ts'

/** The first time counts. A lesson that is passed again changes nothing. */
export async function insertPassed(queries: Queries, row: CourseProgressTable): Promise<void> {
  await queries
    .insertInto('course_progress')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In the order in which they were passed. */
export async function listPassed(
  queries: Queries,
  userId: string,
): Promise<Omit<CourseProgressTable, 'user_id'>[]> {
  return queries
    .selectFrom('course_progress')
    .select(['lesson', 'passed_at'])
    .where('user_id', '=', userId)
    .orderBy('passed_at')
    .orderBy('lesson')
    .execute()
}

import { findStoredCertificate } from './certificate-store.ts'
import type { Database } from '#server/database/database.ts'
import { listPassed } from './progress-store.ts'
import { listThreads } from './question-store.ts'
import { findState } from './course-state-store.ts'

/** Everything that the classroom keeps about a person. Foreign keys delete all of it with the account. */
export async function readOwnCourseData(database: Database, userId: string) {
  const state = await findState(database, userId)
  const passed = await listPassed(database, userId)
  return {
    plan: state.plan_id === null ? null : { id: state.plan_id, title: state.plan_title },
    lastLesson: state.last_lesson,
    passed: passed.map(({ lesson, passed_at: passedAt }) => ({
      lesson,
      passedAt: new Date(passedAt).toISOString(),
    })),
    certificate: await findStoredCertificate(database, userId),
    questions: await listThreads(database, userId),
  }
}

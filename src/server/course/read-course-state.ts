import type { CourseAnswer } from '#contract/course.ts'
import { findResumeLesson } from '#domain/course/find-lesson.ts'
import type { Course } from '#domain/course/lesson.ts'
import type { Database } from '#server/database/database.ts'
import { findCertificate } from './certificate-store.ts'
import { findState } from './course-state-store.ts'
import { listPassed } from './progress-store.ts'

/** How far the learner is. Lessons that no longer exist are not counted. */
export async function readCourseState(
  { database, course, mayAsk }: { database: Database; course: Course; mayAsk: boolean },
  userId: string,
): Promise<CourseAnswer> {
  const passed = await listPassedSlugs(database, course, userId)
  const state = await findState(database, userId)
  const resume = findResumeLesson(course, new Set(passed), state.last_lesson)
  return {
    passed,
    total: course.lessons.length,
    plan: state.plan_id === null ? null : { id: state.plan_id, title: state.plan_title },
    resume: resume && { slug: resume.slug, title: resume.title },
    certificate: await findCertificate(database, 'user_id', userId),
    mayAsk,
  }
}

/** In the order of the course. */
export async function listPassedSlugs(database: Database, course: Course, userId: string): Promise<string[]> {
  const rows = await listPassed(database, userId)
  const passed = new Set(rows.map(({ lesson }) => lesson))
  return course.lessons.map(({ slug }) => slug).filter((slug) => passed.has(slug))
}

import type { CheckLessonAnswer } from '#contract/course.ts'
import { toWireAddress } from '#contract/wire-address.ts'
import type { User } from '#contract/user.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { findCertificate } from './certificate-store.ts'
import { passLesson, type PassDependencies } from './pass-lesson.ts'
import { listPassedSlugs } from './read-course-state.ts'

/** Checks the plan against the lesson's exercise and notes the lesson when every task is done. */
export async function checkLesson(
  dependencies: PassDependencies,
  user: User,
  lesson: Lesson,
  plan: { data: WorkbookData; template: string },
): Promise<{ answer: CheckLessonAnswer; hasFinished: boolean }> {
  const { database, course, now } = dependencies
  // The rules of the review are a large part of the server's own code and are not needed at startup.
  const { checkExercise } = await import('#advisor/course/check-exercise.ts')
  const tasks = checkExercise(lesson.exercise, {
    data: plan.data,
    templateId: plan.template,
    today: countMonths(new Date(now())),
  })
  const isPassedNow = tasks.every(({ isPassed }) => isPassed)
  const hasFinished = isPassedNow && (await passLesson(dependencies, user, lesson.slug))
  const passed = await listPassedSlugs(database, course, user.id)
  const answer = {
    tasks: tasks.map(({ isPassed, detail, address }) => ({
      isPassed,
      detail,
      address: toWireAddress(address),
    })),
    isPassed: passed.includes(lesson.slug),
    passed,
    certificate: await findCertificate(database, 'user_id', user.id),
  }
  return { answer, hasFinished }
}

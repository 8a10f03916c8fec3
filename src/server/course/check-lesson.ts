import type { TaskState } from '#advisor/course/task-state.ts'
import type { CheckLessonAnswer } from '#contract/course.ts'
import type { User } from '#contract/user.ts'
import { toWireAddress } from '#contract/wire-address.ts'
import type { Course, Lesson, Task } from '#domain/course/lesson.ts'
import { countMonths } from '#domain/plan/count-months.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PlanBytes } from '#server/incoming-plans/plan-work.ts'
import { findCertificate } from './certificate-store.ts'
import { finishCourse, type FinishDependencies } from './finish-course.ts'
import { insertPassed } from './progress-store.ts'
import { listPassedSlugs } from './read-course-state.ts'
import { findState } from './course-state-store.ts'

export interface CheckOrder {
  tasks: readonly Task[]
  /** The current month, as in `countMonths`. */
  today: number
}

export interface CheckedPlan {
  planId: string
  /** Null when the request has no plan in it. */
  states: TaskState[] | null
}

export interface CheckDependencies extends FinishDependencies {
  course: Course
  /** Reads the plan and checks it, which takes long enough to need a thread. */
  checkPlan: (request: PlanBytes, order: CheckOrder) => Promise<CheckedPlan>
  /** The account's own copy of a plan in the cloud, its data as JSON text. */
  findCopy: (userId: string, planId: string) => Promise<{ template: string; data: string } | null>
}

/**
 * Checks the plan against the lesson's exercise and notes the lesson when every task is done. Whoever notes the last
 * lesson finds all of them, so two that pass at the same time cannot both miss the end. Neither can a learner whose
 * only missing lesson is taken out of the course: every check looks for the end.
 */
export async function checkLesson(
  dependencies: CheckDependencies,
  user: User,
  lesson: Lesson,
  request: PlanBytes,
): Promise<{ answer: CheckLessonAnswer; hasFinished: boolean }> {
  const { database, course, now } = dependencies
  const states = await findStates(dependencies, user, lesson, request)
  if (states.every(({ isPassed }) => isPassed)) {
    await insertPassed(database, { user_id: user.id, lesson: lesson.slug, passed_at: now() })
  }
  const passed = await listPassedSlugs(database, course, user.id)
  const hasFinished = passed.length === course.lessons.length && (await finishCourse(dependencies, user))
  const answer = {
    tasks: states.map(({ isPassed, detail, address }) => ({
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

/** Of the plan that was sent, or else of the account's copy. Both are read in the same way. */
async function findStates(
  { database, checkPlan, findCopy, now }: CheckDependencies,
  user: User,
  { exercise: tasks }: Lesson,
  request: PlanBytes,
): Promise<TaskState[]> {
  const order = { tasks, today: countMonths(new Date(now())) }
  const { planId, states } = await checkPlan(request, order)
  const { plan_id: chosen } = await findState(database, user.id)
  if (chosen === null) throw new AppError('course_plan_missing')
  if (chosen !== planId) {
    throw new AppError('course_plan_missing', {
      message: 'This is not the plan that you chose for the course.',
    })
  }
  if (states !== null) return states
  const copy = await findCopy(user.id, planId)
  const head = copy && JSON.stringify({ planId, template: copy.template }).slice(0, -1)
  const unparsed = copy && { bytes: Buffer.from(`${head},"data":${copy.data}}`), values: 0 }
  const own = unparsed && (await checkPlan({ unparsed, accountId: user.id }, order))
  if (!own?.states) throw new AppError('not_found', { message: noCopyMessage })
  return own.states
}

const noCopyMessage =
  'Your plan is not in this browser, and your account has no copy of it. Open the lesson in the browser where you write the plan, or save the plan to the cloud there.'

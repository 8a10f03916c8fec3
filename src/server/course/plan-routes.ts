import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPaths } from '#contract/paths.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { AppError } from '#server/http/app-error.ts'
import { acceptPlan, leaveUnparsed } from '#server/incoming-plans/plan-body.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { askInstructor, type AskDependencies } from './ask-instructor.ts'
import { checkLesson } from './check-lesson.ts'
import type { CourseContent } from './course-content.ts'
import type { CourseMails } from './course-mails.ts'
import { type Entry, requireLesson, slugOf } from './entry.ts'
import type { PassDependencies } from './pass-lesson.ts'
import { limits } from './rate-limits.ts'
import type { Asking, Exercise } from './read-requests.ts'
import { findState } from './state-store.ts'

/** The bytes of a request, and whom they count for. */
export type PlanBytes = Pick<FastifyRequest, 'unparsed' | 'accountId'>

export interface PlanRouteDependencies extends PassDependencies, AskDependencies {
  content: CourseContent
  mails: CourseMails
  entry: Entry
  rateLimiter: RateLimiter
  readExercise: (request: PlanBytes) => Promise<Exercise>
  readAsking: (request: PlanBytes) => Promise<Asking>
  /** The account's own copy of a plan in the cloud, its data as JSON text. */
  findCopy: (userId: string, planId: string) => Promise<{ template: string; data: string } | null>
  /** Sends queued mails after the answer. */
  wakeMailAfter: (reply: FastifyReply) => void
}

/** The routes that take a whole plan. It is read like every other, on its own thread if it is giant. */
export function registerPlanRoutes(scope: FastifyInstance, dependencies: PlanRouteDependencies): void {
  const { database, content, entry, rateLimiter, wakeMailAfter } = dependencies
  const options = { ...acceptPlan(), onRequest: entry.admit }
  leaveUnparsed(scope)

  scope.post(apiPaths.checkLesson, options, async (request, reply) => {
    const user = entry.learnerOf(request)
    const lesson = requireLesson(content, slugOf(request))
    await rateLimiter.hit(limits.checks, user.id)
    const exercise = await dependencies.readExercise(request)
    await requireChosen(user.id, exercise.planId)
    const plan = await findPlan(user.id, exercise)
    const { answer, hasFinished } = await checkLesson(dependencies, user, lesson, plan)
    if (hasFinished) wakeMailAfter(reply)
    return answer
  })

  scope.post(apiPaths.courseQuestions, options, async (request, reply) => {
    const user = entry.learnerOf(request)
    const asking = await dependencies.readAsking(request)
    const lesson = requireLesson(content, asking.lesson)
    const thread = await askInstructor(dependencies, user, lesson, asking)
    wakeMailAfter(reply)
    return reply.code(201).send(thread)
  })

  async function requireChosen(userId: string, planId: string): Promise<void> {
    const { plan_id: chosen } = await findState(database, userId)
    if (chosen === null) throw new AppError('course_plan_missing')
    if (chosen !== planId) {
      throw new AppError('course_plan_missing', {
        message: 'This is not the plan that you chose for the course.',
      })
    }
  }

  async function findPlan(
    userId: string,
    { planId, template, data }: Exercise,
  ): Promise<{ template: string; data: WorkbookData }> {
    if (data !== null) return { template, data }
    const copy = await dependencies.findCopy(userId, planId)
    if (copy === null) {
      throw new AppError('not_found', {
        message:
          'Your plan is not in this browser, and your account has no copy of it. Open the lesson in the browser where you write the plan, or save the plan to the cloud there.',
      })
    }
    // Read like a plan that was sent, so that a giant one does not hold up everyone else.
    const body = `${JSON.stringify({ planId, template: copy.template }).slice(0, -1)},"data":${copy.data}}`
    const bytes = { bytes: Buffer.from(body), values: 0 }
    const read = await dependencies.readExercise({ unparsed: bytes, accountId: userId })
    if (read.data === null) throw new AppError('not_found')
    return { template: read.template, data: read.data }
  }
}

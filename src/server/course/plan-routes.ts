import type { FastifyInstance, FastifyReply } from 'fastify'
import { courseApiPaths } from '#contract/paths.ts'
import { acceptPlan, leaveUnparsed } from '#server/incoming-plans/plan-body.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { askInstructor, type AskDependencies } from './ask-instructor.ts'
import { type CheckDependencies, checkLesson, type PlanBytes } from './check-lesson.ts'
import type { CourseContent } from './course-content.ts'
import type { CourseMails } from './course-mails.ts'
import { type Entry, requireLesson, slugOf } from './entry.ts'
import { limits } from './rate-limits.ts'
import type { Asking } from './read-asking.ts'

export interface PlanRouteDependencies extends CheckDependencies, AskDependencies {
  content: CourseContent
  mails: CourseMails
  entry: Entry
  rateLimiter: RateLimiter
  readAsking: (request: PlanBytes) => Promise<Asking>
  /** Sends queued mails after the answer. */
  wakeMailAfter: (reply: FastifyReply) => void
}

/** The routes that take a whole plan. It is read like every other, on its own thread if it is giant. */
export function registerPlanRoutes(scope: FastifyInstance, dependencies: PlanRouteDependencies): void {
  const { content, entry, rateLimiter, wakeMailAfter } = dependencies
  const options = { ...acceptPlan(), onRequest: entry.admit }
  leaveUnparsed(scope)

  scope.post(courseApiPaths.checkLesson, options, async (request, reply) => {
    const user = entry.learnerOf(request)
    const lesson = requireLesson(content, slugOf(request))
    await rateLimiter.hit(limits.checks, user.id)
    const { answer, hasFinished } = await checkLesson(dependencies, user, lesson, request)
    if (hasFinished) wakeMailAfter(reply)
    return answer
  })

  scope.post(courseApiPaths.questions, options, async (request, reply) => {
    const user = entry.learnerOf(request)
    const asking = await dependencies.readAsking(request)
    const lesson = requireLesson(content, asking.lesson)
    const thread = await askInstructor(dependencies, user, lesson, asking)
    wakeMailAfter(reply)
    return reply.code(201).send(thread)
  })
}

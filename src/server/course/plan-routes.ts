import type { FastifyInstance, FastifyReply } from 'fastify'
import { courseApiPaths } from '#contract/paths.ts'
import { acceptPlan, leaveUnparsed } from '#server/incoming-plans/plan-body.ts'
import type { PlanBytes } from '#server/incoming-plans/plan-work.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { askInstructor, type AskDependencies } from './ask-instructor.ts'
import { type CheckDependencies, checkLesson } from './check-lesson.ts'
import type { CourseContent } from './course-content.ts'
import type { CourseMails } from './course-mails.ts'
import { type LearnerAccess, requireLesson, slugOf } from './learner-access.ts'
import { limits } from './rate-limits.ts'
import type { AskedQuestion } from './read-course-question.ts'

export interface PlanRouteDependencies extends CheckDependencies, AskDependencies {
  content: CourseContent
  mails: CourseMails
  learnerAccess: LearnerAccess
  rateLimiter: RateLimiter
  readCourseQuestion: (request: PlanBytes) => Promise<AskedQuestion>
  /** Sends queued mails after the answer. */
  wakeMailAfter: (reply: FastifyReply) => void
}

/** The routes that take a whole plan. They are read on other threads. */
export function registerPlanRoutes(scope: FastifyInstance, dependencies: PlanRouteDependencies): void {
  const { content, learnerAccess, rateLimiter, wakeMailAfter } = dependencies
  const options = { ...acceptPlan(), onRequest: learnerAccess.admit }
  leaveUnparsed(scope)

  scope.post(courseApiPaths.checkLesson, options, async (request, reply) => {
    const user = learnerAccess.learnerOf(request)
    const lesson = requireLesson(content, slugOf(request))
    await rateLimiter.hit(limits.checks, user.id)
    const { answer, hasFinished } = await checkLesson(dependencies, user, lesson, request)
    if (hasFinished) wakeMailAfter(reply)
    return answer
  })

  scope.post(courseApiPaths.questions, options, async (request, reply) => {
    const user = learnerAccess.learnerOf(request)
    const asking = await dependencies.readCourseQuestion(request)
    const lesson = requireLesson(content, asking.lesson)
    const thread = await askInstructor(dependencies, user, lesson, asking)
    wakeMailAfter(reply)
    return reply.code(201).send(thread)
  })
}

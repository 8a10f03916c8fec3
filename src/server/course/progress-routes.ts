import type { FastifyInstance } from 'fastify'
import { choosePlanRequestSchema, type WorksheetAnswer } from '#contract/course.ts'
import { apiPaths, courseApiPaths } from '#contract/paths.ts'
import type { AccessMode } from '#domain/commerce/access-policy.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import type { Database } from '#server/database/database.ts'
import { parseBody } from '#server/http/parse-body.ts'
import type { RateLimiter } from '#server/rate-limits/rate-limiter.ts'
import { choosePlan } from './choose-plan.ts'
import type { CourseContent } from './course-content.ts'
import { updateState } from './course-state-store.ts'
import { type LearnerAccess, requireLesson, slugOf } from './learner-access.ts'
import { limits } from './rate-limits.ts'
import { readCourseState } from './read-course-state.ts'

export interface ProgressDependencies {
  database: Database
  content: CourseContent
  learnerAccess: LearnerAccess
  rateLimiter: RateLimiter
  access: AccessMode
  operatorEmail: string | null
  now: () => number
}

/** How far a learner is, and what a lesson's page needs beside its text. */
export function registerProgressRoutes(app: FastifyInstance, dependencies: ProgressDependencies): void {
  const { database, content, learnerAccess, rateLimiter } = dependencies
  const options = { onRequest: learnerAccess.admit }

  app.get(apiPaths.course, options, (request) =>
    readCourseState(
      { database, course: content.course, mayAsk: dependencies.operatorEmail !== null },
      learnerAccess.learnerOf(request).id,
    ),
  )

  app.put(courseApiPaths.plan, options, async (request, reply) => {
    const { id: userId, entitlements } = learnerAccess.learnerOf(request)
    const chosen = parseBody(choosePlanRequestSchema, request)
    await rateLimiter.hit(limits.steps, userId)
    const isLimited = dependencies.access === 'purchase' && !entitlements.includes('tool')
    await choosePlan(dependencies, { userId, isLimited }, chosen)
    return reply.code(204).send()
  })

  app.post(courseApiPaths.visitLesson, options, async (request, reply) => {
    const { id: userId } = learnerAccess.learnerOf(request)
    const { slug } = requireLesson(content, slugOf(request))
    await rateLimiter.hit(limits.steps, userId)
    await updateState(database, userId, { last_lesson: slug })
    return reply.code(204).send()
  })

  app.get(courseApiPaths.worksheet, async (request, reply) => {
    if (slugOf(request) !== content.freeLesson) await learnerAccess.admit(request, reply)
    return describeWorksheet(content, requireLesson(content, slugOf(request)))
  })
}

function describeWorksheet({ course }: CourseContent, { title, part, worksheet }: Lesson): WorksheetAnswer {
  const name = course.parts.find(({ id }) => id === part)?.name ?? part
  return {
    title,
    part: name,
    rows: worksheet.map(({ ask, lines, field }) => ({ ask, lines, ...(field ? { field } : {}) })),
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountHeader } from '#contract/account-header.ts'
import type { User } from '#contract/user.ts'
import type { Lesson } from '#domain/course/lesson.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Authentication } from '#server/http/authentication.ts'
import type { CourseContent } from './course-content.ts'

export interface LearnerAccess {
  /** A hook that runs before the body is read. Refuses everyone without the course. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Who was admitted. */
  learnerOf: (request: FastifyRequest) => User
  /** Who asks for a page. Only learners see the paid part. */
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<'learner' | 'account' | 'visitor'>
}

export function createLearnerAccess(authentication: Authentication): LearnerAccess {
  const learners = new WeakMap<FastifyRequest, User>()
  return {
    admit: async (request, reply) => {
      const user = await authentication.requireUser(request, reply)
      const shown = request.headers[accountHeader]
      if (shown !== undefined && shown !== user.id) throw new AppError('other_account')
      if (!hasCourse(user)) throw new AppError('course_required')
      learners.set(request, user)
    },
    learnerOf: (request) => {
      const user = learners.get(request)
      if (user === undefined) throw new AppError('unauthenticated')
      return user
    },
    identify: async (request, reply) => {
      const user = await authentication.findUser(request, reply)
      if (user === null) return 'visitor'
      return hasCourse(user) ? 'learner' : 'account'
    },
  }
}

export function requireLesson({ lessons }: Pick<CourseContent, 'lessons'>, slug: string): Lesson {
  const lesson = lessons.get(slug)
  if (lesson === undefined) throw new AppError('not_found', { message: 'There is no such lesson.' })
  return lesson
}

export function slugOf(request: FastifyRequest): string {
  return (request.params as { slug: string }).slug
}

function hasCourse({ entitlements }: User): boolean {
  return entitlements.includes('course')
}

import type { FastifyInstance } from 'fastify'
import { courseApiPaths } from '#contract/paths.ts'
import type { Authentication } from '#server/http/authentication.ts'
import { createLearnerAccess } from './learner-access.ts'
import { type CoursePageDependencies, registerCoursePages } from './page-routes.ts'
import { type PlanRouteDependencies, registerPlanRoutes } from './plan-routes.ts'
import { type ProgressDependencies, registerProgressRoutes } from './progress-routes.ts'
import { listThreads } from './question-store.ts'

type CourseDependencies = Omit<
  PlanRouteDependencies & ProgressDependencies & CoursePageDependencies,
  'learnerAccess' | 'course'
> & { authentication: Authentication }

/** The classroom. Everything but the free first lesson asks for the course. */
export async function registerCourseRoutes(
  app: FastifyInstance,
  dependencies: CourseDependencies,
): Promise<void> {
  const { authentication, content, database } = dependencies
  const learnerAccess = createLearnerAccess(authentication)
  const all = { ...dependencies, learnerAccess, course: content.course }
  registerProgressRoutes(app, all)
  app.get(courseApiPaths.questions, { onRequest: learnerAccess.admit }, (request) =>
    listThreads(database, learnerAccess.learnerOf(request).id),
  )
  await app.register(async (scope) => registerPlanRoutes(scope, all))
  await registerCoursePages(app, all)
}

import type { FastifyInstance } from 'fastify'
import { tooManyBytes, tooManyEntries, tooManyValues } from '#domain/plan/plan-bounds.ts'
import {
  maxFieldsOfOne,
  maxListEntries,
  maxPlanBytes,
  maxPlanDepth,
  maxPlanValues,
  tooDeep,
} from '#domain/plan/plan-limits.ts'
import { AppError } from '#server/http/app-error.ts'
import type { BodyRules } from '#server/bodies/body-guard.ts'
import type { ShapeLimits } from '#server/bodies/json-shape.ts'
import { refuseExcess } from './require-reasonable-plan.ts'

/** Room for what a request holds beside the plan: completed steps, earlier messages. */
const besidePlan = 200

/** Two levels more than the plan: it counts its own from 0, and the request is one level around it. */
const shape: ShapeLimits = {
  maxDepth: maxPlanDepth + 2,
  maxEntries: maxListEntries + besidePlan,
  maxFieldsOfOne,
  maxValues: maxPlanValues + besidePlan,
}

const excesses = {
  'too-deep': tooDeep,
  'too-many-entries': tooManyEntries,
  'too-many-values': tooManyValues,
} as const

/**
 * Options of a route that takes a whole plan. Such a route authenticates in `onRequest`, before the body is read. One
 * that is larger than a plan can be gets the words that the workbook shows, and those of the route.
 */
export function acceptPlan(tooLargeMessage = tooManyBytes.message) {
  const explain: BodyRules['explain'] = (excess) =>
    excess === 'too-large'
      ? new AppError('too_large', { message: tooLargeMessage })
      : refuseExcess(excesses[excess])
  return { bodyLimit: maxPlanBytes, config: { body: { shape, explain } } }
}

/** Leaves JSON in `request.unparsed` for this scope: the size of a plan decides on which thread it is parsed. */
export function leaveUnparsed(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null, null))
}

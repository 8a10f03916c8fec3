import type { FastifyInstance } from 'fastify'
import { maxWorkbookBodyBytes } from '#contract/limits.ts'
import {
  maxFieldsOfOne,
  maxListEntries,
  maxPlanDepth,
  maxPlanValues,
  tooDeep,
  tooManyEntries,
  tooManyValues,
} from '#domain/plan/plan-limits.ts'
import { AppError } from '#server/http/app-error.ts'
import type { BodyRules } from '#server/http/bodies/body-guard.ts'
import type { ShapeLimits } from '#server/http/bodies/json-shape.ts'
import { refuseExcess } from './require-reasonable-plan.ts'

/** Completed steps, or what was said before: they stand beside the plan in a request. */
const besidePlan = 200

/** Two levels more than the plan itself, which counts its own from 0 and stands in the request. */
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

/** For routes that take a whole plan; they ask who it is before any of it is read. */
export function takePlan({ tooLargeMessage }: { tooLargeMessage?: string } = {}) {
  const explain: BodyRules['explain'] = (excess) =>
    excess === 'too-large'
      ? new AppError('too_large', tooLargeMessage === undefined ? {} : { message: tooLargeMessage })
      : refuseExcess(excesses[excess])
  return { bodyLimit: maxWorkbookBodyBytes, config: { body: { shape, explain } } }
}

/** In a scope of its own: where a plan is parsed depends on how large it is. It is in `request.unparsed` until then. */
export function leaveUnparsed(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null, null))
}

import { findPlanExcess } from '#domain/plan/find-plan-excess.ts'
import type { PlanExcess } from '#domain/plan/plan-limits.ts'
import { AppError } from '#server/http/app-error.ts'

/** Rejects data that no plan holds before the repair, which looks at every entry while all other requests wait. */
export function requireReasonablePlan(data: Record<string, unknown>): void {
  const excess = findPlanExcess(data)
  if (excess) throw refuseExcess(excess)
}

export function refuseExcess({ kind, message }: PlanExcess): AppError {
  return new AppError(kind === 'too-deep' ? 'bad_request' : 'too_large', { message })
}

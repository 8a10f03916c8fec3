import { findPlanExcess, type PlanExcess } from '#domain/plan/plan-limits.ts'
import { AppError } from '#server/http/app-error.ts'

/** Refuses what no plan holds, before it is repaired: that looks at every entry while everybody else waits. */
export function requireReasonablePlan(data: Record<string, unknown>): void {
  const excess = findPlanExcess(data)
  if (excess) throw refuseExcess(excess)
}

export function refuseExcess({ kind, message }: PlanExcess): AppError {
  return new AppError(kind === 'too-deep' ? 'bad_request' : 'too_large', { message })
}

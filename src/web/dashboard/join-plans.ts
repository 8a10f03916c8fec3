import type { WorkbookList } from '#contract/workbooks.ts'
import { stepCount } from '#domain/plan/steps.ts'
import type { PlanSummary } from '#web/storage/plan-storage.ts'

export type PlanPlace = 'browser' | 'cloud' | 'both'

export interface LibraryPlan extends PlanSummary {
  place: PlanPlace
}

export const placeNames: Record<PlanPlace, string> = {
  browser: 'In this browser',
  cloud: 'In the cloud',
  both: 'Browser and cloud',
}

/**
 * One list of both places, newest first. A plan in both shows the copy in this browser, because that one opens.
 * While the cloud's list is unknown (null), a plan once saved there still counts as there.
 */
export function joinPlans(
  local: readonly PlanSummary[],
  cloud: WorkbookList | null,
  isLinked: (planId: string) => boolean,
): LibraryPlan[] {
  const inCloud = new Map(cloud?.map((plan) => [plan.id, plan]))
  const here = local.map((plan): LibraryPlan => {
    const copy = inCloud.get(plan.id)
    inCloud.delete(plan.id)
    const isBoth = copy !== undefined || (cloud === null && isLinked(plan.id))
    const updatedAt =
      copy && toTimeMs(copy.updatedAt) > toTimeMs(plan.updatedAt) ? copy.updatedAt : plan.updatedAt
    return { ...plan, updatedAt, place: isBoth ? 'both' : 'browser' }
  })
  const away = [...inCloud.values()].map((plan): LibraryPlan => {
    const step = Number(plan.currentStep)
    const currentStep = Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1
    const { id, title, template, updatedAt, completedSteps } = plan
    return { id, title, template, updatedAt, completedSteps, currentStep, place: 'cloud' }
  })
  return [...here, ...away].sort((a, b) => toTimeMs(b.updatedAt) - toTimeMs(a.updatedAt))
}

function toTimeMs(isoTime: string): number {
  const timeMs = Date.parse(isoTime)
  return Number.isNaN(timeMs) ? 0 : timeMs
}

import type { Workbook } from '#domain/plan/restore.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { browserCloudLinks } from './browser-cloud-links.ts'
import { fetchCloudPlan, listCloudPlans, toWorkbook } from './cloud-api.ts'

/**
 * Fetches a plan that this browser does not have and keeps it here. Null when the cloud has none of that id,
 * which the list tells: most ids asked for here are simply new, and a new plan is no error.
 */
export async function bringPlan(planId: string, ownerId: string): Promise<Workbook | null> {
  const plans = await listCloudPlans()
  if (!plans.some(({ id }) => id === planId)) return null
  const workbook = toWorkbook(await fetchCloudPlan(planId))
  // Without room it opens all the same, and the workbook says at the first edit that it is not stored.
  browserPlanStorage.writePlan(planId, ownerId, workbook)
  const { revision, lastSaved } = workbook
  browserCloudLinks.write(planId, ownerId, {
    revision,
    savedAtMs: Date.parse(lastSaved) || 0,
    isAutomatic: false,
    base: workbook,
  })
  return workbook
}

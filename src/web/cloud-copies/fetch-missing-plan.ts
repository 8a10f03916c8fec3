import type { DeletedWorkbookList } from '#contract/workbooks.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { browserCloudLinks } from './browser-cloud-links.ts'
import { fetchCloudPlan, listCloudPlans, listDeletedPlans, toWorkbook } from './cloud-api.ts'

export type FetchedPlan =
  | { state: 'found'; workbook: Workbook }
  /** It can still be brought back. */
  | { state: 'deleted'; plan: DeletedWorkbookList[number] }
  | { state: 'missing' }

/**
 * Fetches a plan that this browser does not have and keeps it here. Whether the cloud has it is told by its
 * lists: an old link is no error.
 */
export async function fetchMissingPlan(planId: string, ownerId: string): Promise<FetchedPlan> {
  const plans = await listCloudPlans()
  if (!plans.some(({ id }) => id === planId)) {
    const plan = (await listDeletedPlans()).find(({ id }) => id === planId)
    return plan ? { state: 'deleted', plan } : { state: 'missing' }
  }
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
  return { state: 'found', workbook }
}

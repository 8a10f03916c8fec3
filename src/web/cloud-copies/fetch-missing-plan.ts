import type { DeletedWorkbookList } from '#contract/workbooks.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { browserCloudLinks } from './browser-cloud-links.ts'
import { fetchCloudPlan, listCloudPlans, listDeletedPlans, toWorkbook } from './cloud-api.ts'

export type FetchedPlan =
  | { state: 'found'; workbook: Workbook }
  /** It can still be restored. */
  | { state: 'deleted'; plan: DeletedWorkbookList[number] }
  | { state: 'missing' }

/**
 * Fetches a plan that this browser does not have and stores it here. The cloud's lists show whether it exists,
 * because an old link is not an error.
 */
export async function fetchMissingPlan(planId: string, ownerId: string): Promise<FetchedPlan> {
  const plans = await listCloudPlans()
  if (!plans.some(({ id }) => id === planId)) {
    const plan = (await listDeletedPlans()).find(({ id }) => id === planId)
    return plan ? { state: 'deleted', plan } : { state: 'missing' }
  }
  const workbook = toWorkbook(await fetchCloudPlan(planId))
  // Without room it still opens, and the workbook reports at the first edit that it is not stored.
  const isStored = (await browserPlanStorage.storePlan(planId, ownerId, workbook)).ok
  const { revision, lastSaved } = workbook
  const link = { revision, savedAtMs: Date.parse(lastSaved) || 0, isAutomatic: false, base: workbook }
  if (isStored) browserCloudLinks.write(planId, ownerId, link)
  else browserCloudLinks.noteBehind(planId, ownerId, link)
  return { state: 'found', workbook }
}

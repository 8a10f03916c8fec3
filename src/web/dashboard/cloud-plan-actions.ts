import { maxTitleLength } from '#contract/request-limits.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { isSameContent } from '#domain/sync/cloud-content.ts'
import { ApiError } from '#web/api/api-error.ts'
import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import { deleteCloudPlan, fetchCloudPlan, saveCloudPlan, toWorkbook } from '#web/cloud-copies/cloud-api.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import type { DuplicateResult } from '#web/storage/plan-storage.ts'

/** A plan that another device already deleted counts as deleted. */
export async function deleteInCloud(planId: string): Promise<void> {
  try {
    await deleteCloudPlan(planId)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** The copy is a plan in this browser, like any duplicate. */
export async function duplicateFromCloud(planId: string, ownerId: string): Promise<DuplicateResult> {
  const workbook = toWorkbook(await fetchCloudPlan(planId))
  const copyId = browserPlanStorage.createId()
  const title = `Copy of ${workbook.title}`.slice(0, maxTitleLength)
  const result = await browserPlanStorage.storePlan(copyId, ownerId, { ...workbook, title, revision: '1' })
  return result.ok ? { ok: true, planId: copyId } : result
}

export async function renameInCloud(planId: string, title: string): Promise<void> {
  const workbook = toWorkbook(await fetchCloudPlan(planId))
  await saveCloudPlan(planId, { ...workbook, title }, workbook.revision)
}

/**
 * After a plan in both places was renamed here, the cloud's copy gets the title too, unless other changes are
 * waiting.
 */
export async function sendNewTitle(planId: string, ownerId: string, before: Workbook): Promise<void> {
  const link = browserCloudLinks.read(planId, ownerId)
  const reading = browserPlanStorage.readPlan(planId, ownerId)
  if (!link?.base || reading.state !== 'found' || !isSameContent(link.base, before)) return
  const renamed = reading.workbook
  const { revision } = await saveCloudPlan(planId, renamed, link.revision, 'background')
  browserCloudLinks.write(planId, ownerId, { ...link, revision, base: renamed, savedAtMs: Date.now() })
}

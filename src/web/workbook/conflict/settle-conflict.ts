import { maxTitleLength } from '#contract/request-limits.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { withContent } from '#domain/sync/cloud-content.ts'
import { nameSecondPlan } from '#domain/sync/name-second-plan.ts'
import { browserCloudLinks } from '#web/cloud-copies/browser-cloud-links.ts'
import { saveCloudPlan } from '#web/cloud-copies/cloud-api.ts'
import { browserPlanStorage } from '#web/storage/browser-plan-storage.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import type { CloudSync } from '#web/workbook/cloud-sync/cloud-sync.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** The ways to resolve a conflict. Each ends with a known cloud revision, so the same conflict cannot return. */

export function mergeBoth(cloud: CloudSync, editor: PlanEditor, merged: Workbook): void {
  editor.edit({ label: 'Merge' }, (workbook) => withContent(workbook, merged))
  cloud.settleConflict()
  cloud.save({ isQuiet: true })
  showToast({
    title: 'Both Merged',
    description: 'Your plan now has the edits from both versions.',
    durationMs: 10_000,
    action: describeUndo(editor),
  })
}

export function keepMine(cloud: BrowserCloudSync): void {
  cloud.settleConflict()
  cloud.save()
}

/**
 * Saves our version first and theirs on top of it, so that ours stays in the version history. Returns whether
 * theirs was taken. It is not taken when another save arrived in the meantime and caused a new conflict.
 */
export async function takeTheirs(cloud: CloudSync, editor: PlanEditor): Promise<boolean> {
  const theirs = cloud.findConflict()?.theirs
  if (!theirs) return false
  cloud.settleConflict()
  cloud.save({ isQuiet: true })
  const { stop, unsent } = await cloud.whenIdle()
  if (stop === 'conflict') return false
  const isMineKept = unsent === null
  editor.edit({ label: 'Use the cloud version' }, (workbook) => withContent(workbook, theirs))
  if (isMineKept) cloud.save({ isQuiet: true })
  showToast({
    title: 'Loaded from Cloud',
    description: isMineKept
      ? 'Your workbook has been loaded successfully.'
      : 'We could not reach the version history. Only Undo brings your version back.',
    durationMs: 10_000,
    action: describeUndo(editor),
  })
  return true
}

/**
 * Our version becomes a second plan and theirs stays in place, so the other device is not affected. Returns the
 * second plan's id, or null with nothing changed when the browser has no room for it.
 */
export async function keepBoth(
  cloud: BrowserCloudSync,
  editor: PlanEditor,
  theirs: Workbook,
): Promise<string | null> {
  const mine = editor.store.getState().workbook
  const title = nameSecondPlan(mine.title, { maxLength: maxTitleLength, nowMs: Date.now() })
  const second: Workbook = { ...mine, title, revision: '1' }
  const planId = browserPlanStorage.createId()
  if (!(await browserPlanStorage.storePlan(planId, cloud.ownerId, second)).ok) {
    showToast({
      title: 'No Room for a Second Plan',
      description: 'This browser could not store it. Neither version was changed.',
      look: 'destructive',
    })
    return null
  }
  const { isAutomatic } = cloud.store.getState()
  editor.edit({ label: 'Keep both' }, (workbook) => withContent(workbook, theirs))
  cloud.settleConflict()
  await saveSecond(cloud, planId, second, isAutomatic)
  showToast({
    title: 'Both Kept',
    description: `Your version is now “${title}”, shown here. The other is still in your plans.`,
    durationMs: 10_000,
  })
  return planId
}

/** The plan was in the cloud, so the second plan belongs there too. It is safe in the browser either way. */
async function saveSecond(
  { ownerId }: BrowserCloudSync,
  planId: string,
  second: Workbook,
  isAutomatic: boolean,
): Promise<void> {
  try {
    const { revision } = await saveCloudPlan(planId, second, '1', 'background')
    await browserPlanStorage.storePlan(planId, ownerId, { ...second, revision })
    browserCloudLinks.write(planId, ownerId, { revision, savedAtMs: Date.now(), isAutomatic, base: second })
  } catch {
    // The second plan's own status shows that it is only in this browser.
  }
}

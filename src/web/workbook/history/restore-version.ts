import type { Workbook } from '#domain/plan/restore.ts'
import { withContent } from '#domain/sync/cloud-content.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { BrowserCloudSync } from '#web/workbook/cloud-sync/browser-cloud-sync.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/**
 * A restore is a normal edit that is saved as the newest version. Unsaved changes go to the cloud first, so that
 * they stay in the history too. If that save hits a conflict, nothing is restored.
 */
export async function restoreVersion(
  cloud: BrowserCloudSync,
  editor: PlanEditor,
  version: Workbook,
  time: string,
): Promise<boolean> {
  if (cloud.store.getState().unsent !== null) {
    cloud.save({ isQuiet: true })
    const { stop } = await cloud.whenIdle()
    if (stop === 'conflict') return false
  }
  editor.edit({ label: 'Restore a version' }, (workbook) => withContent(workbook, version))
  cloud.save({ isQuiet: true })
  showToast({
    title: 'Version Restored',
    description: `Your plan is as it was on ${time}.`,
    durationMs: 10_000,
    action: describeUndo(editor),
  })
  return true
}

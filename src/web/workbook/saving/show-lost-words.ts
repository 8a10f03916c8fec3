import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { downloadPlan } from './download-plan.ts'

/** The form is gone, but its words are still in memory. */
export function showLostWords(editor: PlanEditor): void {
  showToast({
    title: 'Not Saved',
    description: 'This browser has no room for your latest words. Download them before you close the page.',
    look: 'destructive',
    durationMs: 600_000,
    action: {
      text: 'Download JSON',
      altText: 'Press F8 to reach Download JSON.',
      onAction: () => downloadPlan(editor),
    },
  })
}

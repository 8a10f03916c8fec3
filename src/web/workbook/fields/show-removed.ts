import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { describeUndo } from '#web/workbook/undo/undo-action.ts'

/** Shows a toast after an item with text was removed from a list. */
export function showRemoved(editor: PlanEditor, name: string): void {
  showToast({ title: `Removed: ${name}`, action: describeUndo(editor) })
}

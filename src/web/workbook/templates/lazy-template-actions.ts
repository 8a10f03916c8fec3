import { loadPart } from '#web/loading/load-part.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** Template contents and the code that applies them are fetched on demand. */
const loadActions = () => loadPart(() => import('./template-actions.ts'))

export async function applyTemplate(
  editor: PlanEditor,
  id: string,
  isStillWanted: () => boolean,
): Promise<void> {
  await attempt(async () => (await loadActions()).applyTemplate(editor, id, isStillWanted))
}

/** Returns whether the plan was reset. */
export function resetToTemplate(editor: PlanEditor): Promise<boolean> {
  return attempt(async () => (await loadActions()).resetToTemplate(editor))
}

export function fetchActionsAhead(): void {
  loadActions().catch(() => {})
}

async function attempt(action: () => Promise<void>): Promise<boolean> {
  try {
    await action()
    return true
  } catch {
    showToast({
      title: 'Template Not Loaded',
      description: 'It could not be loaded. Check your connection and try again. Nothing was changed.',
      look: 'destructive',
    })
    return false
  }
}

import type { FieldConflict } from '#domain/sync/merge-values.ts'
import { takeTheirs } from '#domain/sync/take-theirs.ts'
import { dropBases } from '#web/cloud-copies/drop-bases.ts'
import { browserStorage } from '#web/storage/browser-plan-storage.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { type PlanSaving, startSaving } from './plan-saving.ts'

interface BrowserSaving {
  editor: PlanEditor
  storage: PlanStorage
  planId: string
  ownerId: string
}

/** Saving with the browser's own storage, timers and tabs. */
export function startBrowserSaving({ editor, storage, planId, ownerId }: BrowserSaving): PlanSaving {
  return startSaving({
    editor,
    slot: {
      read: () => {
        const reading = storage.readPlan(planId, ownerId)
        return reading.state === 'found' ? reading.workbook : null
      },
      write: (workbook) => {
        const result = storage.writePlan(planId, ownerId, workbook)
        const isFull = !result.ok && result.reason === 'full'
        return isFull && dropBases(browserStorage) ? storage.writePlan(planId, ownerId, workbook) : result
      },
      subscribe: (listener) =>
        storage.subscribe((changedId) => {
          if (changedId === planId) listener()
        }),
    },
    clock: {
      now: Date.now,
      callAt: (timeMs, callback) => {
        const timer = setTimeout(callback, Math.max(0, timeMs - Date.now()))
        return () => clearTimeout(timer)
      },
    },
    onConflicts: (conflicts) => void tellConflicts(editor, conflicts),
  })
}

async function tellConflicts(editor: PlanEditor, conflicts: readonly FieldConflict[]): Promise<void> {
  const fields = await nameFields(conflicts)
  showToast({
    title: 'Changed in two tabs',
    description: `${fields} was changed in another tab too. Yours is shown here.`,
    durationMs: 20_000,
    action: {
      text: 'Take theirs',
      altText: 'The other tab’s words can be taken instead',
      onAction: () =>
        editor.edit({ label: 'Take the other tab’s words' }, (workbook) => {
          let merged = workbook
          for (const conflict of conflicts) merged = takeTheirs(merged, conflict)
          return merged
        }),
    },
  })
}

/** The words for fields are part of the forms, and two tabs rarely write the same one. */
async function nameFields(conflicts: readonly FieldConflict[]): Promise<string> {
  try {
    return (await import('./describe-conflicts.ts')).describeConflicts(conflicts)
  } catch {
    return 'A field'
  }
}

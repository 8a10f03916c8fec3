import { describeConflicts } from '#web/workbook/saving/describe-conflicts.ts'
import { takeTheirs } from '#domain/sync/take-theirs.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'
import { showToast } from '#web/ui/toast-store.ts'
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
      write: (workbook) => storage.writePlan(planId, ownerId, workbook),
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
    onConflicts: (conflicts) => {
      showToast({
        title: 'Changed in two tabs',
        description: `${describeConflicts(conflicts)} was changed in another tab too. Yours is shown here.`,
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
    },
  })
}

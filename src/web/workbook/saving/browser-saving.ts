import { dropMergeBases } from '#web/cloud-copies/drop-merge-bases.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { browserStorage } from '#web/storage/browser-plan-storage.ts'
import type { PlanStorage } from '#web/storage/plan-storage.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { type PlanSaving, startSaving } from './plan-saving.ts'
import type { MergedCopies } from './stored-copies.ts'

interface BrowserSaving {
  editor: PlanEditor
  storage: PlanStorage
  planId: string
  ownerId: string
}

/** Connects saving to the browser's storage, timers and tabs. */
export function startBrowserSaving({ editor, storage, planId, ownerId }: BrowserSaving): PlanSaving {
  return startSaving({
    editor,
    tabId: storage.createId(),
    slot: {
      read: () => storage.readCopies(planId, ownerId),
      write: (workbook, marks) => {
        const result = storage.writePlan(planId, ownerId, workbook, marks)
        const isFull = !result.ok && result.reason === 'full'
        return isFull && dropMergeBases(browserStorage)
          ? storage.writePlan(planId, ownerId, workbook, marks)
          : result
      },
      writeSpare: (workbook, marks) => storage.writeSpare(planId, ownerId, workbook, marks),
      subscribe: (listener) =>
        storage.subscribe((changedId) => {
          if (changedId === planId || changedId === '') listener()
        }),
    },
    clock: {
      now: Date.now,
      callAt: (timeMs, callback) => {
        const timer = setTimeout(callback, Math.max(0, timeMs - Date.now()))
        return () => clearTimeout(timer)
      },
    },
    onTabConflict: (mergedCopies) => void tell(editor, mergedCopies),
    onLost: async () => (await loadPart(() => import('./show-lost-words.ts'))).showLostWords(editor),
  })
}

/** Loaded on demand: field names ship with the forms, and two tabs rarely edit the same field. */
async function tell(editor: PlanEditor, mergedCopies: MergedCopies): Promise<void> {
  const ownStep = editor.store.getState().history.past.at(-1)
  try {
    const { showTabConflict } = await loadPart(() => import('./show-tab-conflict.ts'))
    showTabConflict(editor, mergedCopies, ownStep)
  } catch {
    showToast({ title: 'Changed in two tabs', description: 'Undo brings back your own text.' })
  }
}

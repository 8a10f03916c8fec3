import { mergeWorkbooks } from '#domain/sync/merge-workbooks.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import type { DoneStep } from '#web/workbook/undo-action.ts'

/**
 * Undoes one step and keeps what was done after it, which makes it a step of its own. Returns what was undone in
 * words, or null when that step has been undone already.
 */
export function takeBack(editor: PlanEditor, step: DoneStep): string | null {
  const { past } = editor.store.getState().history
  if (past.at(-1) === step) return editor.undo()
  if (!past.includes(step)) return null
  editor.edit({ label: `Undo ${step.label}` }, (workbook) => ({
    ...mergeWorkbooks(step.after, workbook, step.before).merged,
    currentStep: workbook.currentStep,
  }))
  return `Undid: ${step.label}`
}

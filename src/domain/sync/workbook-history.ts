import type { Workbook } from '#domain/plan/restore.ts'
import { type History, redo, type HistoryStep, undo } from './history.ts'
import { joinWorkbooks } from './merge-workbooks.ts'

/**
 * Undoing and redoing while others edit the same plan: the step is merged into what the plan is now. Words that
 * someone wrote after the step stay, also in the same field.
 */
export const undoWorkbook = (history: History<Workbook>): HistoryStep<Workbook> =>
  undo(history, applyToWorkbook)
export const redoWorkbook = (history: History<Workbook>): HistoryStep<Workbook> =>
  redo(history, applyToWorkbook)

function applyToWorkbook(from: Workbook, to: Workbook, present: Workbook): Workbook {
  const { merged } = joinWorkbooks(from, present, to)
  // A reset also moved the person to step 1; undoing it brings them back, unless they have moved on since.
  const currentStep = present.currentStep === from.currentStep ? to.currentStep : present.currentStep
  return merged.currentStep === currentStep ? merged : { ...merged, currentStep }
}

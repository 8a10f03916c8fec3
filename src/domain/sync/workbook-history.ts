import type { Workbook } from '#domain/plan/restore.ts'
import { type History, redo, type HistoryStep, undo } from './history.ts'
import { joinWorkbooks } from './merge-workbooks.ts'

/**
 * Undo and redo while others edit the same plan. The step is merged into the current plan. Words that someone
 * wrote after the step stay, even in the same field.
 */
export const undoWorkbook = (history: History<Workbook>): HistoryStep<Workbook> =>
  undo(history, applyToWorkbook)
export const redoWorkbook = (history: History<Workbook>): HistoryStep<Workbook> =>
  redo(history, applyToWorkbook)

function applyToWorkbook(from: Workbook, to: Workbook, present: Workbook): Workbook {
  const { merged } = joinWorkbooks(from, present, to)
  // A reset also moves to step 1. Undo restores the step, unless the person has moved on since.
  const currentStep = present.currentStep === from.currentStep ? to.currentStep : present.currentStep
  return merged.currentStep === currentStep ? merged : { ...merged, currentStep }
}

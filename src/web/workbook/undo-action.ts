import { announce } from '#web/ui/announcements.ts'
import type { PlanEditor } from './editor/plan-editor.ts'

/** The Undo button of a toast. */
export function describeUndo(editor: PlanEditor) {
  return { text: 'Undo', altText: 'Press Control+Z to undo', onAction: () => undo(editor) }
}

export function undo(editor: PlanEditor): void {
  announce(editor.undo() ?? 'There is nothing to undo')
}

export function redo(editor: PlanEditor): void {
  announce(editor.redo() ?? 'There is nothing to redo')
}

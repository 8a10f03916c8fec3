import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** The Undo button of a toast about the latest edit. It undoes that edit even if others have followed. */
export function describeUndo(editor: PlanEditor) {
  const edit = editor.store.getState().history.past.at(-1)
  return {
    text: 'Undo',
    altText: 'Press Control+Z to undo',
    onAction: () => editor.undoEdit(edit),
  }
}

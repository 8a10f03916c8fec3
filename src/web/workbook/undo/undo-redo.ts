import { stepCount } from '#domain/plan/steps.ts'
import { type ChangedAddress, findChangedFields } from '#domain/sync/find-changed-fields.ts'
import { announce } from '#web/ui/notices/announcements.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { MovedPlan, PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** Shows where an edit was undone or redone. */
export type ShowChanged = (changed: readonly ChangedAddress[]) => void

const back = {
  undo: { text: 'Redo', altText: 'Press Control+Shift+Z to redo', move: 'redo' },
  redo: { text: 'Undo', altText: 'Press Control+Z to undo', move: 'undo' },
} as const

/** Undo or redo with a key or a button. A toast reports a change that affects more than one step. */
export function stepThroughHistory(editor: PlanEditor, move: 'undo' | 'redo', show: ShowChanged): void {
  const moved = movePlan(editor, move)
  const changed = showChanges(editor, moved, show)
  if (moved.words === null || changed.length < 2) {
    announceMove(moved, move)
    return
  }
  const { text, altText, move: moveBack } = back[move]
  showToast({
    title: moved.words,
    description: `This changed ${changed.length} of the ${stepCount} steps.`,
    action: { text, altText, onAction: () => showMoved(editor, movePlan(editor, moveBack), moveBack, show) },
  })
}

/** Runs after undo or redo from a toast's button. The toast has already named the edit. */
export function showMoved(
  editor: PlanEditor,
  moved: MovedPlan,
  move: 'undo' | 'redo',
  show: ShowChanged,
): void {
  showChanges(editor, moved, show)
  announceMove(moved, move)
}

function movePlan(editor: PlanEditor, move: 'undo' | 'redo'): MovedPlan {
  const before = editor.store.getState().workbook.data
  return { words: editor[move](), before }
}

function showChanges(
  editor: PlanEditor,
  { words, before }: MovedPlan,
  show: ShowChanged,
): readonly ChangedAddress[] {
  if (words === null) return []
  const changed = findChangedFields(before, editor.store.getState().workbook.data)
  show(changed)
  return changed
}

function announceMove({ words }: MovedPlan, move: 'undo' | 'redo'): void {
  announce(words ?? `There is nothing to ${move}`)
}

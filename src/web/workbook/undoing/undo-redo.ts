import type { FieldPlace } from '#domain/plan/field-values.ts'
import { stepCount } from '#domain/plan/steps.ts'
import { findChangedPlaces } from '#domain/sync/find-changed-places.ts'
import { announce } from '#web/ui/notices/announcements.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** Shows where something has been undone or redone. */
export type ShowPlaces = (places: readonly FieldPlace[]) => void

const back = {
  undo: { text: 'Redo', altText: 'Press Control+Shift+Z to redo', move: 'redo' },
  redo: { text: 'Undo', altText: 'Press Control+Z to undo', move: 'undo' },
} as const

/** Undo or redo by a key or a button. A toast tells of it when more changed than one step can show. */
export function stepThroughHistory(editor: PlanEditor, move: 'undo' | 'redo', show: ShowPlaces): void {
  const travelled = follow(editor, editor[move], show)
  if (!travelled || travelled.places.length < 2) {
    announce(travelled?.words ?? `There is nothing to ${move}`)
    return
  }
  const { text, altText, move: moveBack } = back[move]
  showToast({
    title: travelled.words,
    description: `This changed ${travelled.places.length} of the ${stepCount} steps.`,
    action: { text, altText, onAction: () => answer(editor, editor[moveBack], show, moveBack) },
  })
}

/** The same as the answer to a toast, which has said what it is about. */
export function answer(
  editor: PlanEditor,
  move: () => string | null,
  show: ShowPlaces,
  verb: 'undo' | 'redo',
): void {
  announce(follow(editor, move, show)?.words ?? `There is nothing to ${verb}`)
}

function follow(editor: PlanEditor, move: () => string | null, show: ShowPlaces) {
  const before = editor.store.getState().workbook.data
  const words = move()
  if (words === null) return null
  const places = findChangedPlaces(before, editor.store.getState().workbook.data)
  show(places)
  return { words, places }
}

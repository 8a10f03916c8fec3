import type { Workbook } from '#domain/plan/restore.ts'
import type { History } from '#domain/sync/history.ts'
import type { PlanEditor } from './editor/plan-editor.ts'

export type DoneStep = History<Workbook>['past'][number]

type TakeBack = (editor: PlanEditor, step: DoneStep | undefined) => void

/** What undoing one step means. The controls, which are fetched on their own, know better than just to undo the last. */
export const undoing: { takeBack: TakeBack } = {
  takeBack: (editor) => void editor.undo(),
}

/** The Undo button of a toast about the latest change. It undoes that one, also when others have followed. */
export function describeUndo(editor: PlanEditor) {
  const step = editor.store.getState().history.past.at(-1)
  return {
    text: 'Undo',
    altText: 'Press Control+Z to undo',
    onAction: () => undoing.takeBack(editor, step),
  }
}

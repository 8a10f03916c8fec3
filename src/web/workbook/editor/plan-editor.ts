import { createStore, type StoreApi } from 'zustand/vanilla'
import { settleCompletedSteps } from '#domain/plan/progress.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import {
  createHistory,
  type History,
  record,
  replacePresent,
  type HistoryStep,
} from '#domain/sync/history.ts'
import { redoWorkbook, undoWorkbook } from '#domain/sync/workbook-history.ts'
import { createFieldWatch, type FieldWatch } from './field-watch.ts'

export interface EditorState {
  /** The plan as it is on the screen; always the present of `history`. */
  workbook: Workbook
  history: History<Workbook>
}

interface EditOptions {
  /** What Undo calls it, such as 'Problem statement' or 'Template switch'. */
  label: string
  /** Edits with one key that follow each other quickly are undone together, as the letters of a word. */
  coalesceKey?: string
}

type Update = (workbook: Workbook) => Workbook

/** The plan that is open, outside React: screens come and go, what was typed stays. */
export interface PlanEditor {
  readonly store: StoreApi<EditorState>
  /** For single fields, of which there may be hundreds; everything else subscribes to the store. */
  watchField: FieldWatch['watch']
  edit: (options: EditOptions, update: Update) => void
  /** For what is kept but never undone: the step one is on, what another tab has written. */
  replace: (update: Update) => void
  /** Returns what was undone in words, or null when there was nothing. */
  undo: () => string | null
  redo: () => string | null
}

export function createPlanEditor(initial: Workbook, now: () => number): PlanEditor {
  const store = createStore<EditorState>(() => ({ workbook: initial, history: createHistory(initial) }))
  const fields = createFieldWatch()
  store.subscribe(({ workbook }, previous) => fields.tellChanges(previous.workbook.data, workbook.data))

  function show(history: History<Workbook>): void {
    if (history !== store.getState().history) store.setState({ workbook: history.present, history })
  }

  function stepThroughHistory(step: (history: History<Workbook>) => HistoryStep<Workbook>): string | null {
    const { history, announcement } = step(store.getState().history)
    show(history)
    return announcement
  }

  return {
    store,
    watchField: fields.watch,
    edit: ({ label, coalesceKey }, update) => {
      const { history } = store.getState()
      show(
        record(history, settle(update(history.present)), {
          label,
          coalesceKey: coalesceKey ?? null,
          nowMs: now(),
        }),
      )
    },
    replace: (update) => {
      const { history } = store.getState()
      show(replacePresent(history, settle(update(history.present))))
    },
    undo: () => stepThroughHistory(undoWorkbook),
    redo: () => stepThroughHistory(redoWorkbook),
  }
}

/** Step 12 is completed by writing it, so every change may complete it. */
function settle(workbook: Workbook): Workbook {
  const completedSteps = settleCompletedSteps(workbook.completedSteps, workbook.data)
  return completedSteps === workbook.completedSteps
    ? workbook
    : { ...workbook, completedSteps: [...completedSteps] }
}

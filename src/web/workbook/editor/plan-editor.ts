import { createStore, type StoreApi } from 'zustand/vanilla'
import { settleCompletedSteps } from '#domain/plan/progress.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { followName } from '#domain/plan/templates/stock-titles.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import {
  createHistory,
  type History,
  record,
  replacePresent,
  type HistoryStep,
} from '#domain/sync/history.ts'
import type { AddressPath } from '#domain/plan/address/field-address.ts'
import { joinWorkbooks } from '#domain/sync/merge-workbooks.ts'
import { receiveWorkbook } from '#domain/sync/receive-changes.ts'
import { redoWorkbook, undoWorkbook } from '#domain/sync/workbook-history.ts'
import { createFieldWatch, type FieldWatch } from './field-watch.ts'

export interface EditorState {
  /** The plan as shown on the screen. It is always the present of `history`. */
  workbook: Workbook
  history: History<Workbook>
}

interface EditOptions {
  /** The name that Undo shows, such as 'Problem statement' or 'Template switch'. */
  label: string
  /** Edits with the same key in quick succession are undone together, like the letters of a word. */
  coalesceKey?: string
}

type Update = (workbook: Workbook) => Workbook

type PastEdit = History<Workbook>['past'][number]

/** An undo or redo: a description of it, or null when there was nothing to do, and the plan as it was before. */
export interface MovedPlan {
  words: string | null
  before: WorkbookData
}

/** The open plan, kept outside React so that typed text survives when screens unmount. */
export interface PlanEditor {
  readonly store: StoreApi<EditorState>
  /** For single fields, since there may be hundreds of them. Everything else subscribes to the store. */
  watchField: FieldWatch['watch']
  edit: (options: EditOptions, update: Update) => void
  /** For changes that are kept but never undone, such as the open step or the cloud revision. */
  replace: (update: Update) => void
  /**
   * For changes from another tab, already merged with this plan. Undo restores local text that the merge removed
   * or combined with the other tab's text in the `settled` fields. Returns whether there is any.
   */
  receive: (merged: Workbook, settled: readonly AddressPath[]) => boolean
  /** Returns a description of the undone edit, or null when there was none. */
  undo: () => string | null
  redo: () => string | null
  /** Undoes one edit and keeps later ones. Used by toasts, which stay on the screen while editing goes on. */
  undoEdit: (edit: PastEdit | undefined) => void
  /** Calls back after `undoEdit`, so that the change can be shown. */
  onEditUndone: (listener: (moved: MovedPlan) => void) => () => void
}

export function createPlanEditor(initial: Workbook, now: () => number): PlanEditor {
  const store = createStore<EditorState>(() => ({ workbook: initial, history: createHistory(initial) }))
  const fields = createFieldWatch()
  const undoneListeners = new Set<(moved: MovedPlan) => void>()
  store.subscribe(({ workbook }, previous) => fields.notifyChanges(previous.workbook.data, workbook.data))

  function show(history: History<Workbook>): void {
    if (history !== store.getState().history) store.setState({ workbook: history.present, history })
  }

  function stepThroughHistory(step: (history: History<Workbook>) => HistoryStep<Workbook>): string | null {
    const { history, announcement } = step(store.getState().history)
    show(history)
    return announcement
  }

  function edit({ label, coalesceKey }: EditOptions, update: Update): void {
    const { history } = store.getState()
    const details = { label, coalesceKey: coalesceKey ?? null, nowMs: now() }
    show(record(history, settle(withTitle(history.present, update(history.present))), details))
  }

  function undoPastEdit(pastEdit: PastEdit): string | null {
    const { past } = store.getState().history
    if (past.at(-1) === pastEdit) return stepThroughHistory(undoWorkbook)
    if (!past.includes(pastEdit)) return null
    edit({ label: `Undo ${pastEdit.label}` }, (workbook) => ({
      ...joinWorkbooks(pastEdit.after, workbook, pastEdit.before).merged,
      currentStep: workbook.currentStep,
    }))
    return `Undid: ${pastEdit.label}`
  }

  return {
    store,
    watchField: fields.watch,
    edit,
    replace: (update) => {
      const { history } = store.getState()
      show(replacePresent(history, settle(update(history.present))))
    },
    receive: (merged, settled) => {
      const { history } = store.getState()
      const received = receiveWorkbook(history, settle(merged), settled)
      show(received)
      return received.past !== history.past
    },
    undo: () => stepThroughHistory(undoWorkbook),
    redo: () => stepThroughHistory(redoWorkbook),
    undoEdit: (pastEdit) => {
      const before = store.getState().workbook.data
      const words = pastEdit === undefined ? null : undoPastEdit(pastEdit)
      for (const listener of undoneListeners) listener({ words, before })
    },
    onEditUndone: (listener) => {
      undoneListeners.add(listener)
      return () => undoneListeners.delete(listener)
    },
  }
}

function withTitle(before: Workbook, after: Workbook): Workbook {
  const title = followName(before, after)
  return title === after.title ? after : { ...after, title }
}

/** Filling in step 12 completes it, so any change may do so. */
function settle(workbook: Workbook): Workbook {
  const completedSteps = settleCompletedSteps(workbook.completedSteps, workbook.data)
  return completedSteps === workbook.completedSteps
    ? workbook
    : { ...workbook, completedSteps: [...completedSteps] }
}

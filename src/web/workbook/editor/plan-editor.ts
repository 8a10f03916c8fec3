import { createStore, type StoreApi } from 'zustand/vanilla'
import { settleCompletedSteps } from '#domain/plan/progress.ts'
import type { Workbook } from '#domain/plan/restore.ts'
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

type PastEdit = History<Workbook>['past'][number]

/** An undo or redo: what was done in words, or null when there was nothing, and the plan as it was before. */
export interface MovedPlan {
  words: string | null
  before: WorkbookData
}

/** The plan that is open, outside React: screens come and go, what was typed stays. */
export interface PlanEditor {
  readonly store: StoreApi<EditorState>
  /** For single fields, of which there may be hundreds; everything else subscribes to the store. */
  watchField: FieldWatch['watch']
  edit: (options: EditOptions, update: Update) => void
  /** For what is kept but never undone: the step one is on, the revision in the cloud. */
  replace: (update: Update) => void
  /**
   * For what another tab has written, merged with what stands here. Undo brings back own words that it took away,
   * or that it put together with others in the `settled` fields. Answers whether there are any.
   */
  receive: (merged: Workbook, settled: readonly AddressPath[]) => boolean
  /** Returns what was undone in words, or null when there was nothing. */
  undo: () => string | null
  redo: () => string | null
  /** Undoes one edit and keeps those that followed it, for a toast, which stays while others are made. */
  undoEdit: (edit: PastEdit | undefined) => void
  /** Calls back after `undoEdit`, for whoever shows what it changed. */
  onEditUndone: (listener: (moved: MovedPlan) => void) => () => void
}

export function createPlanEditor(initial: Workbook, now: () => number): PlanEditor {
  const store = createStore<EditorState>(() => ({ workbook: initial, history: createHistory(initial) }))
  const fields = createFieldWatch()
  const undoneListeners = new Set<(moved: MovedPlan) => void>()
  store.subscribe(({ workbook }, previous) => fields.tellChanges(previous.workbook.data, workbook.data))

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
    show(record(history, settle(update(history.present)), details))
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

/** Step 12 is completed by writing it, so every change may complete it. */
function settle(workbook: Workbook): Workbook {
  const completedSteps = settleCompletedSteps(workbook.completedSteps, workbook.data)
  return completedSteps === workbook.completedSteps
    ? workbook
    : { ...workbook, completedSteps: [...completedSteps] }
}

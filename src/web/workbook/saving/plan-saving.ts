import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Workbook } from '#domain/plan/restore.ts'
import {
  findNextTickMs,
  hasUnsavedChanges,
  initialSaveState,
  reduceSave,
  type SaveEvent,
  type SaveState,
} from '#domain/sync/save-machine.ts'
import type { SaveMarks } from '#domain/sync/save-marks.ts'
import type { PlanCopy } from '#web/storage/plan-storage.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import { followCopies, isSameBesideTime, type MergedCopies } from './stored-copies.ts'

type WriteResult = { ok: true } | { ok: false; reason: string }

/** The part of the browser's plan store that saving one plan needs. */
export interface PlanSlot {
  /** Every stored copy of the plan: one, or two after the usual place ran out of room. */
  read: () => readonly PlanCopy[]
  write: (workbook: Workbook, marks: SaveMarks) => WriteResult
  /** The spare storage. Answers 'changed' instead of overwriting a copy that `read` has not returned yet. */
  writeSpare: (workbook: Workbook, marks: SaveMarks) => Promise<WriteResult>
  /** Calls back when another tab has written this plan. */
  subscribe: (listener: () => void) => () => void
}

export interface SavingClock {
  now: () => number
  /** Returns a function that cancels the call. */
  callAt: (timeMs: number, callback: () => void) => () => void
}

interface SavingDependencies {
  editor: PlanEditor
  slot: PlanSlot
  clock: SavingClock
  /** Unique to this tab. */
  tabId: string
  /** Two tabs changed the same fields. Nothing is lost, but the person must be notified. */
  onTabConflict: (mergedCopies: MergedCopies) => void
  /** The workbook was left, and only then its last words could not be saved. */
  onLost: () => unknown
}

export interface PlanSaving {
  readonly store: StoreApi<SaveState>
  /** Saves pending edits immediately because the page is being hidden or closed. */
  flush: () => void
  /** The same, and waits until the words are stored, or the browser has refused to. */
  keep: () => Promise<void>
  /** Merges what other tabs have stored, without waiting for the browser's event. */
  takeStored: () => void
  /**
   * The same because the person leaves the workbook but not the page. A new failure is still reported. Changes from
   * other tabs no longer matter until the plan is edited once more, by Undo in a toast.
   */
  leave: () => void
  /** Whether words would be lost if the page closed now: neither this browser nor the cloud has them. */
  isLosable: () => boolean
  /** The cloud's code tells how to find out whether the cloud has every word. */
  watchCloud: (hasEverything: () => boolean) => void
}

/** How many times a write to the spare storage is tried when another tab gets there first. */
const mostAttempts = 5

/** Saves the open plan in the browser and syncs it with other tabs. The state machine makes the decisions. */
export function startSaving(dependencies: SavingDependencies): PlanSaving {
  const { editor, slot, clock, tabId, onTabConflict, onLost } = dependencies
  const stored = slot.read()
  // A copy that is still in the spare storage had no room to move back.
  const shortage = stored.some(({ place }) => place === 'spare') ? 'full' : null
  const store = createStore<SaveState>(() => ({ ...initialSaveState, shortage }))
  const present = () => editor.store.getState().workbook
  const copies = followCopies({ opened: present(), stored, tabId })
  let isInCloud = () => false
  let isReceiving = false
  let cancelTick = () => {}

  function dispatch(event: SaveEvent): void {
    const { state, effects } = reduceSave(store.getState(), event)
    store.setState(state, true)
    cancelTick()
    const tickAt = findComingTick(state)
    cancelTick =
      tickAt === null ? () => {} : clock.callAt(tickAt, () => dispatch({ type: 'tick', nowMs: clock.now() }))
    for (const effect of effects) {
      if (effect === 'save') save()
      else receive()
    }
  }

  /** A tick in the past has already run: the marker is gone and nothing is pending. */
  function findComingTick(state: SaveState): number | null {
    const tickAt = findNextTickMs(state)
    return state.phase === 'pending' || (tickAt !== null && tickAt > clock.now()) ? tickAt : null
  }

  function save(): void {
    // Another tab may have just written, and its event may not have arrived yet.
    mergeStored()
    const workbook = present()
    const marks = copies.createMarks()
    const result = slot.write(workbook, marks)
    if (!result.ok) return void saveSpare(result.reason, mostAttempts)
    copies.noteWritten('usual', workbook, marks)
    dispatch({ type: 'saved', shortage: null, nowMs: clock.now() })
  }

  async function saveSpare(reason: string, attempts: number): Promise<void> {
    const workbook = present()
    const marks = copies.createMarks()
    const result = await slot.writeSpare(workbook, marks)
    if (result.ok) {
      copies.noteWritten('spare', workbook, marks)
      return dispatch({ type: 'saved', shortage: reason, nowMs: clock.now() })
    }
    if (result.reason !== 'changed' || attempts <= 1) return dispatch({ type: 'saveFailed', reason })
    mergeStored()
    return saveSpare(reason, attempts - 1)
  }

  function receive(): void {
    mergeStored()
    // The other tab overwrote our text without including it, so ours has to be stored again.
    if (store.getState().phase === 'idle' && !copies.isStored(present()))
      dispatch({ type: 'edited', nowMs: clock.now() })
    const isBack = slot
      .read()
      .some(({ place, workbook }) => place === 'usual' && isSameBesideTime(workbook, present()))
    if (store.getState().shortage !== null && isBack) dispatch({ type: 'movedBack' })
  }

  function mergeStored(): void {
    for (const copy of slot.read()) {
      const mergedCopies = copies.merge(copy, present())
      if (mergedCopies === null) continue
      isReceiving = true
      const isTaken = editor.receive(mergedCopies.merged, mergedCopies.settled)
      isReceiving = false
      const isMet = mergedCopies.conflicts.length > 0 || mergedCopies.joins.length > 0
      if (isMet || (isTaken && mergedCopies.settled.length > 0)) onTabConflict(mergedCopies)
    }
  }

  editor.store.subscribe((state, previous) => {
    if (state.workbook !== previous.workbook && !isReceiving) dispatch({ type: 'edited', nowMs: clock.now() })
  })
  const takeStored = () => dispatch({ type: 'externalChange' })
  const stopSlot = slot.subscribe(takeStored)
  dispatch({ type: 'loaded' })

  return {
    store,
    flush: () => dispatch({ type: 'flush' }),
    keep: () => {
      dispatch({ type: 'flush' })
      return new Promise((resolve) => {
        const settle = ({ phase }: SaveState) => {
          if (phase === 'saving') return
          unsubscribe()
          resolve()
        }
        const unsubscribe = store.subscribe(settle)
        settle(store.getState())
      })
    },
    takeStored,
    leave: () => {
      // With an earlier failure, the person was asked before leaving.
      const wasWarned = store.getState().failure !== null
      dispatch({ type: 'flush' })
      stopSlot()
      if (wasWarned || !hasUnsavedChanges(store.getState())) return
      const unsubscribe = store.subscribe(({ phase }) => {
        if (phase === 'failed') void onLost()
        if (phase === 'failed' || phase === 'idle') unsubscribe()
      })
    },
    isLosable: () => hasUnsavedChanges(store.getState()) && !isInCloud(),
    watchCloud: (hasEverything) => {
      isInCloud = hasEverything
    },
  }
}

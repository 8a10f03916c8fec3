import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Workbook } from '#domain/plan/restore.ts'
import type { FieldConflict } from '#domain/sync/merge-values.ts'
import { isJsonEqual } from '#domain/sync/json-values.ts'
import { mergeWorkbooks } from '#domain/sync/merge-workbooks.ts'
import {
  findNextTickMs,
  initialSaveState,
  reduceSave,
  type SaveEvent,
  type SaveState,
} from '#domain/sync/save-machine.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

/** The part of the browser's plan store that saving one plan needs. */
export interface PlanSlot {
  read: () => Workbook | null
  write: (workbook: Workbook) => { ok: true } | { ok: false; reason: string }
  /** Calls back when another tab has written this plan. */
  subscribe: (listener: () => void) => () => void
}

export interface SavingClock {
  now: () => number
  /** Returns the way to cancel it. */
  callAt: (timeMs: number, callback: () => void) => () => void
}

interface SavingDependencies {
  editor: PlanEditor
  slot: PlanSlot
  clock: SavingClock
  /** Both tabs changed the same fields: ours are shown, and nothing may be lost without a word. */
  onConflicts: (conflicts: readonly FieldConflict[]) => void
}

export interface PlanSaving {
  readonly store: StoreApi<SaveState>
  /** Saves what waits, now: the page is being hidden or left. */
  flush: () => void
  stop: () => void
}

/**
 * Two tabs that save at the same moment do not see each other's text before they write. Who has seen ours waits
 * for a pause in typing before answering it, so a text saved sooner than that was written without it.
 */
const crossingMs = 800

/** Keeps the open plan saved in the browser and in step with other tabs. The machine decides, this carries out. */
export function startSaving({ editor, slot, clock, onConflicts }: SavingDependencies): PlanSaving {
  const store = createStore<SaveState>(() => initialSaveState)
  /** What we last knew to be stored: the common ground of a merge. */
  let stored = editor.store.getState().workbook
  /** Our last save and what it was written over, until another tab's text comes. */
  let lastSave: { over: Workbook; atMs: number } | null = null
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

  /** A tick that has passed has done its work: the marker is gone and nothing waits. */
  function findComingTick(state: SaveState): number | null {
    const tickAt = findNextTickMs(state)
    return state.phase === 'pending' || (tickAt !== null && tickAt > clock.now()) ? tickAt : null
  }

  function save(): void {
    // Another tab may have written a moment ago, before its event reached us.
    mergeStored()
    const { workbook } = editor.store.getState()
    const result = slot.write(workbook)
    if (result.ok) {
      lastSave = { over: stored, atMs: clock.now() }
      stored = workbook
      dispatch({ type: 'saved', nowMs: clock.now() })
    } else {
      dispatch({ type: 'saveFailed', reason: result.reason })
    }
  }

  function receive(): void {
    mergeStored()
    const { workbook } = editor.store.getState()
    // Their text went over ours without it: ours has to be stored once more.
    const isOursMissing = !isSameBesideTime(workbook, { ...stored, currentStep: workbook.currentStep })
    if (isOursMissing && store.getState().phase === 'idle') dispatch({ type: 'edited', nowMs: clock.now() })
  }

  function mergeStored(): void {
    const theirs = slot.read()
    if (!theirs || isSameBesideTime(theirs, stored)) return
    const ours = editor.store.getState().workbook
    const { merged, conflicts } = mergeWorkbooks(findCommonGround(theirs), ours, theirs)
    stored = theirs
    lastSave = null
    isReceiving = true
    editor.replace(() => merged)
    isReceiving = false
    if (conflicts.length > 0) onConflicts(conflicts)
  }

  function findCommonGround(theirs: Workbook): Workbook {
    if (lastSave === null) return stored
    const isCrossing = Math.abs(Date.parse(theirs.lastSaved) - lastSave.atMs) < crossingMs
    return isCrossing ? lastSave.over : stored
  }

  const stopEditor = editor.store.subscribe((state, previous) => {
    if (state.workbook !== previous.workbook && !isReceiving) dispatch({ type: 'edited', nowMs: clock.now() })
  })
  const stopSlot = slot.subscribe(() => dispatch({ type: 'externalChange' }))
  dispatch({ type: 'loaded' })

  return {
    store,
    flush: () => dispatch({ type: 'flush' }),
    stop: () => {
      dispatch({ type: 'flush' })
      cancelTick()
      stopEditor()
      stopSlot()
    },
  }
}

/** The time of a save changes with every one and says nothing about the plan. */
function isSameBesideTime(one: Workbook, other: Workbook): boolean {
  return isJsonEqual({ ...one, lastSaved: '' }, { ...other, lastSaved: '' })
}

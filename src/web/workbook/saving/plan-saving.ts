import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Workbook } from '#domain/plan/restore.ts'
import {
  findNextTickMs,
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
  /** Every copy of the plan that is stored: one, or two once the usual place had no room. */
  read: () => readonly PlanCopy[]
  write: (workbook: Workbook, marks: SaveMarks) => WriteResult
  /** The second place. Refuses with 'changed' to write over what `read` has not shown yet. */
  writeSpare: (workbook: Workbook, marks: SaveMarks) => Promise<WriteResult>
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
  /** Unlike that of any other tab. */
  tabId: string
  /** Two tabs changed the same fields. Nothing is lost, but no one may be left to find out by themselves. */
  onMeeting: (meeting: MergedCopies) => void
}

export interface PlanSaving {
  readonly store: StoreApi<SaveState>
  /** Saves what waits, now: the page is being hidden or left. */
  flush: () => void
  stop: () => void
}

/** How often the second place is tried again because another tab was quicker. */
const mostAttempts = 5

/** Keeps the open plan saved in the browser and in step with other tabs. The machine decides, this carries out. */
export function startSaving({ editor, slot, clock, tabId, onMeeting }: SavingDependencies): PlanSaving {
  const store = createStore<SaveState>(() => initialSaveState)
  const present = () => editor.store.getState().workbook
  const copies = followCopies({ opened: present(), stored: slot.read(), tabId })
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
    const workbook = present()
    const marks = copies.createMarks()
    const result = slot.write(workbook, marks)
    if (!result.ok) return void saveSpare(result.reason, mostAttempts)
    copies.noteWritten('usual', workbook, marks)
    dispatch({ type: 'saved', shortage: null, nowMs: clock.now() })
  }

  async function saveSpare(shortage: string, attempts: number): Promise<void> {
    const workbook = present()
    const marks = copies.createMarks()
    const result = await slot.writeSpare(workbook, marks)
    if (result.ok) {
      copies.noteWritten('spare', workbook, marks)
      return dispatch({ type: 'saved', shortage, nowMs: clock.now() })
    }
    if (result.reason !== 'changed' || attempts <= 1)
      return dispatch({ type: 'saveFailed', reason: shortage })
    mergeStored()
    return saveSpare(shortage, attempts - 1)
  }

  function receive(): void {
    mergeStored()
    // Their text went over ours without it: ours has to be stored once more.
    if (store.getState().phase === 'idle' && !copies.isStored(present()))
      dispatch({ type: 'edited', nowMs: clock.now() })
    const isBack = slot
      .read()
      .some(({ place, workbook }) => place === 'usual' && isSameBesideTime(workbook, present()))
    if (store.getState().shortage !== null && isBack) dispatch({ type: 'movedBack' })
  }

  function mergeStored(): void {
    for (const copy of slot.read()) {
      const meeting = copies.merge(copy, present())
      if (meeting === null) continue
      isReceiving = true
      const isTaken = editor.receive(meeting.merged, meeting.settled)
      isReceiving = false
      const isMet = meeting.conflicts.length > 0 || meeting.joins.length > 0
      if (isMet || (isTaken && meeting.settled.length > 0)) onMeeting(meeting)
    }
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

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SavedWorkbook } from '#contract/workbooks.ts'
import { keepPersonal } from '#domain/plan/personal-figures.ts'
import type { Workbook } from '#domain/plan/restore.ts'
import { isSameContent, withContent } from '#domain/sync/cloud-content.ts'
import {
  type CloudEffect,
  type CloudEvent,
  type CloudState,
  findNextCloudTickMs,
  initialCloudState,
  reduceCloud,
} from '#domain/sync/cloud-machine.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Network } from '#web/api/network.ts'
import type { RequestMode } from '#web/api/request.ts'
import { toWorkbook } from '#web/cloud-copies/cloud-api.ts'
import { findConflictCopy, nameCloudFailure, OtherAccountError } from '#web/cloud-copies/cloud-failures.ts'
import type { CloudLink } from '#web/cloud-copies/cloud-links.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'
import type { SavingClock } from '#web/workbook/saving/plan-saving.ts'

/** The cloud copy that conflicts with ours, and the last copy that both sides had. */
export interface CopyConflict {
  base: Workbook | null
  theirs: Workbook
}

/** Whether the cloud copy is unchanged since both sides last agreed, so only our side has changed. */
export function isOnlyMine({ base, theirs }: CopyConflict): boolean {
  return base !== null && isSameContent(base, theirs)
}

export interface CloudSyncDependencies {
  editor: PlanEditor
  ownerId: string
  /** The plan's cloud link, independent of where it is stored. */
  link: {
    read: () => CloudLink | null
    write: (link: CloudLink) => void
    subscribe: (listener: () => void) => () => void
  }
  api: {
    findSignedInId: (mode: RequestMode) => Promise<string>
    fetch: (mode: RequestMode) => Promise<SavedWorkbook>
    save: (workbook: Workbook, revision: string, mode: RequestMode) => Promise<SavedWorkbook>
  }
  clock: SavingClock
  network: Pick<Network, 'isOnline' | 'subscribe'>
  /** Runs one task at a time for this plan, across all tabs. */
  runAlone: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Writes pending edits to browser storage first, because the cloud must never be ahead of it. */
  flushBrowser: () => void
  /** Merges what other tabs have written to browser storage. */
  takeStored: () => void
  tell: (effect: Exclude<CloudEffect, 'save' | 'load'>) => void
}

export interface CloudSync {
  readonly store: StoreApi<CloudState>
  save: (options?: { isQuiet: boolean }) => void
  load: () => void
  setAutomatic: (isOn: boolean) => void
  findConflict: () => CopyConflict | null
  /** The server's message for the most recent refusal. */
  findRefusal: () => string | null
  /** Continues from the cloud copy with the editor's current content: theirs, ours, or both merged. */
  settleConflict: () => void
  /** Resolves when no request is running or waiting. */
  whenIdle: () => Promise<CloudState>
  flush: () => void
  stop: () => void
}

/** How many times a save is resent when the cloud copy turns out to have nothing new. */
const mostResends = 3

/** Keeps the open plan and its cloud copy in sync. The state machine decides, and this code carries it out. */
export function startCloudSync(dependencies: CloudSyncDependencies): CloudSync {
  const { editor, ownerId, link, api, clock, network, runAlone, flushBrowser, takeStored, tell } =
    dependencies
  const store = createStore<CloudState>(() => ({ ...initialCloudState, isOnline: network.isOnline() }))
  /** The cloud state this tab last saw. Another tab may have saved since. */
  let known = link.read()
  let conflict: CopyConflict | null = null
  /** Sent without getting a response. The cloud may have stored it anyway. */
  let unanswered: Workbook | null = null
  let refusal: string | null = null
  let isStopped = false
  let cancelTick = () => {}

  const present = () => editor.store.getState().workbook

  function dispatch(event: CloudEvent): void {
    const { state, effects } = reduceCloud(store.getState(), event)
    store.setState(state, true)
    cancelTick()
    const tickAt = isStopped ? null : findNextCloudTickMs(state)
    cancelTick =
      tickAt === null ? () => {} : clock.callAt(tickAt, () => dispatch({ type: 'tick', nowMs: clock.now() }))
    for (const effect of effects) {
      if (effect === 'save') void carryOut(sendPlan(mostResends))
      else if (effect === 'load') void carryOut(loadPlan)
      else tell(effect)
    }
  }

  async function carryOut(task: (mode: RequestMode) => Promise<CloudEvent>): Promise<void> {
    // Whatever the server answers, the words are stored here, and a failure can say so.
    flushBrowser()
    // Automatic saves never interrupt typing with a sign-in prompt. Only a button press runs in the foreground.
    const mode = store.getState().asked === null ? 'background' : 'foreground'
    dispatch(
      await runAlone(async () => {
        try {
          if ((await api.findSignedInId(mode)) !== ownerId) throw new OtherAccountError()
          return await task(mode)
        } catch (error) {
          refusal = error instanceof ApiError ? error.userMessage : null
          return { type: 'failed', reason: nameCloudFailure(error), nowMs: clock.now() }
        }
      }),
    )
  }

  function sendPlan(resends: number) {
    return async (mode: RequestMode): Promise<CloudEvent> => {
      flushBrowser()
      takeOtherTabs()
      const sent = present()
      const isAsked = store.getState().asked !== null
      if (!isAsked && known?.base && isSameContent(known.base, sent))
        return { type: 'saved', nowMs: clock.now() }
      const earlier = unanswered
      unanswered = sent
      try {
        const { revision } = await api.save(sent, known?.revision ?? sent.revision, mode)
        keep(sent, revision)
        return { type: 'saved', nowMs: clock.now() }
      } catch (error) {
        const current = findConflictCopy(error)
        if (nameCloudFailure(error) !== 'unreachable') unanswered = null
        if (current === null) throw error
        return meetCopy(current, sent, earlier, resends)(mode)
      }
    }
  }

  /** Personal figures that are only in this browser are no difference. */
  function meet(base: Workbook | null, theirs: Workbook): CopyConflict {
    const { data } = present()
    const fill = (copy: Workbook) => ({ ...copy, data: keepPersonal(copy.data, data) })
    return { base: base && fill(base), theirs: fill(theirs) }
  }

  /** The cloud has a different revision than we expected, but its content may still be the same. */
  function meetCopy(current: SavedWorkbook, sent: Workbook, earlier: Workbook | null, resends: number) {
    return async (mode: RequestMode): Promise<CloudEvent> => {
      const theirs = toWorkbook(current)
      if (isSameContent(theirs, sent)) {
        keep(sent, theirs.revision)
        return { type: 'saved', nowMs: clock.now() }
      }
      const isOurs = earlier !== null && isSameContent(theirs, earlier)
      const isUnchanged = isOurs || (known?.base && isSameContent(theirs, known.base))
      if (isUnchanged && resends > 0) {
        keep(theirs, theirs.revision)
        return sendPlan(resends - 1)(mode)
      }
      conflict = meet(known?.base ?? null, theirs)
      return { type: 'failed', reason: 'conflict', nowMs: clock.now() }
    }
  }

  async function loadPlan(mode: RequestMode): Promise<CloudEvent> {
    const theirs = toWorkbook(await api.fetch(mode))
    takeOtherTabs()
    const base = known?.base ?? null
    const isLocalChanged = base === null || !isSameContent(present(), base)
    if (isLocalChanged && !isSameContent(present(), theirs)) {
      conflict = meet(base, theirs)
      if (isOnlyMine(conflict)) return { type: 'loadHeld' }
      return { type: 'failed', reason: 'conflict', nowMs: clock.now() }
    }
    takeCopy(theirs)
    return { type: 'loaded', savedAtMs: toTimeMs(theirs.lastSaved) }
  }

  /** On startup, a plan without local changes takes over anything another device has saved since. */
  async function checkCloud(): Promise<void> {
    const theirs = toWorkbook(await api.fetch('background'))
    const { flight, asked, unsent } = store.getState()
    const isBusy = flight !== null || asked !== null || isStopped
    if (isBusy || known === null || Number(theirs.revision) <= Number(known.revision)) return
    if (isSameContent(theirs, present())) keep(present(), theirs.revision)
    else if (unsent === null) {
      takeCopy(theirs)
      tell('showLoaded')
    } else return
    notifyLinked()
  }

  function takeCopy(theirs: Workbook): void {
    editor.edit({ label: 'Load from cloud' }, (workbook) => withContent(workbook, theirs))
    // The browser stores the words before it notes that it has them.
    flushBrowser()
    keep(theirs, theirs.revision, toTimeMs(theirs.lastSaved))
    flushBrowser()
  }

  /** Records that the browser and the cloud both hold `base` at this revision. */
  function keep(base: Workbook, revision: string, savedAtMs = clock.now()): void {
    known = { revision, savedAtMs, isAutomatic: store.getState().isAutomatic, base }
    unanswered = null
    link.write(known)
    if (present().revision !== revision) editor.replace((workbook) => ({ ...workbook, revision }))
  }

  /**
   * If another tab of this browser has synced with the cloud, its words are in this browser's storage. They are not
   * merged from the link: that copy may be older, and would bring back what was changed since.
   */
  function takeOtherTabs(): void {
    const fresh = link.read()
    if (fresh === null || fresh.revision === known?.revision) return
    known = fresh
    takeStored()
    // What is stored has the edits of an earlier copy that the other tab has merged, so these are no news.
    if (conflict && Number(fresh.revision) < Number(conflict.theirs.revision))
      conflict = { ...conflict, base: fresh.base ?? conflict.base }
  }

  const isSameAs = (base: Workbook | null) => base !== null && isSameContent(base, present())

  function notifyLinked(): void {
    const isKnown = known?.isBehind ? store.getState().unsent === null : isSameAs(known?.base ?? null)
    const isChanged = known !== null && !isKnown
    dispatch({
      type: 'linked',
      savedAtMs: known?.savedAtMs ?? null,
      isAutomatic: known?.isAutomatic ?? false,
      isChanged,
      nowMs: clock.now(),
    })
  }

  const stopListening = [
    editor.store.subscribe((state, previous) => {
      if (isEdited(state.workbook, previous.workbook)) dispatch({ type: 'edited', nowMs: clock.now() })
    }),
    link.subscribe(() => {
      takeOtherTabs()
      const fresh = link.read()
      if (known !== null && fresh !== null) known = { ...known, isAutomatic: fresh.isAutomatic }
      if (store.getState().flight === null) notifyLinked()
    }),
    network.subscribe(() => {
      dispatch({ type: 'connection', isOnline: network.isOnline(), nowMs: clock.now() })
    }),
  ]
  notifyLinked()
  if (known !== null && network.isOnline()) checkCloud().catch(() => {})

  return {
    store,
    save: ({ isQuiet } = { isQuiet: false }) => dispatch({ type: 'saveAsked', isQuiet, nowMs: clock.now() }),
    load: () => dispatch({ type: 'loadAsked', nowMs: clock.now() }),
    setAutomatic: (isOn) => {
      dispatch({ type: 'automaticSet', isOn })
      if (known === null) return
      known = { ...known, isAutomatic: isOn }
      link.write(known)
    },
    findConflict: () => conflict,
    findRefusal: () => refusal,
    settleConflict: () => {
      if (conflict === null) return
      const { theirs } = conflict
      conflict = null
      // A later save may have replaced that copy while the person was choosing.
      const isPassed = known !== null && Number(known.revision) > Number(theirs.revision)
      if (!isPassed) keep(theirs, theirs.revision, toTimeMs(theirs.lastSaved))
      const savedAtMs = known?.savedAtMs ?? toTimeMs(theirs.lastSaved)
      const isChanged = !known?.base || !isSameContent(known.base, present())
      dispatch({ type: 'chosen', savedAtMs, isChanged, nowMs: clock.now() })
    },
    whenIdle: () =>
      new Promise((resolve) => {
        const isIdle = ({ flight, asked }: CloudState) => flight === null && asked === null
        if (isIdle(store.getState())) return resolve(store.getState())
        const unsubscribe = store.subscribe((state) => {
          if (!isIdle(state)) return
          unsubscribe()
          resolve(state)
        })
      }),
    flush: () => dispatch({ type: 'flush', nowMs: clock.now() }),
    stop: () => {
      for (const stop of stopListening) stop()
      isStopped = true
      dispatch({ type: 'flush', nowMs: clock.now() })
    },
  }
}

/** The open step, the revision and the time of a save do not count as edits. */
function isEdited(now: Workbook, before: Workbook): boolean {
  return (
    now.data !== before.data ||
    now.title !== before.title ||
    now.template !== before.template ||
    now.completedSteps !== before.completedSteps
  )
}

function toTimeMs(isoTime: string): number {
  const timeMs = Date.parse(isoTime)
  return Number.isNaN(timeMs) ? 0 : timeMs
}

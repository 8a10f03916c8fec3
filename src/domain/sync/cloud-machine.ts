/**
 * Decides when a plan is copied to the cloud. As with saving in the browser, the machine sends nothing. The shell
 * passes in timed events, sends the requests, reports the results, and calls again at `findNextCloudTickMs`.
 */
export interface CloudState {
  /** When the cloud copy last matched ours. Null while there is none. */
  readonly savedAtMs: number | null
  readonly isAutomatic: boolean
  readonly isOnline: boolean
  /** Edits that no request has sent yet. */
  readonly unsent: EditTimes | null
  /** The one request in progress. A save keeps the edits it sends, in case it fails. */
  readonly flight:
    | { readonly kind: 'save'; readonly edits: EditTimes | null }
    | { readonly kind: 'load' }
    | null
  /** The action that the person requested, until it is complete or has failed. */
  readonly asked: Asked | null
  readonly retry: { readonly failures: number; readonly atMs: number } | null
  /** A problem that only the person can resolve. */
  readonly stop: CloudStop | null
  readonly sentAtMs: number | null
}

interface EditTimes {
  readonly firstAtMs: number
  readonly lastAtMs: number
}

/** A quiet save is part of another action, which shows its own message when it is done. */
type Asked = { readonly kind: 'save'; readonly isQuiet: boolean } | { readonly kind: 'load' }

/** 'refused' covers all other rejections by the server. Its message gives the reason. */
export type CloudStop = 'conflict' | 'payment' | 'too-large' | 'refused' | 'signed-out' | 'other-account'

/** 'unreachable' is temporary. 'missing' means that the cloud does not have the plan. */
export type CloudFailure = CloudStop | 'unreachable' | 'missing'

export type CloudEvent =
  /** The known state of the cloud copy, sent at the start and when another tab has saved. */
  | {
      readonly type: 'linked'
      readonly savedAtMs: number | null
      readonly isAutomatic: boolean
      readonly isChanged: boolean
      readonly nowMs: number
    }
  | { readonly type: 'edited'; readonly nowMs: number }
  | { readonly type: 'tick'; readonly nowMs: number }
  /** The page is being hidden or left. */
  | { readonly type: 'flush'; readonly nowMs: number }
  | { readonly type: 'saveAsked'; readonly isQuiet: boolean; readonly nowMs: number }
  | { readonly type: 'loadAsked'; readonly nowMs: number }
  | { readonly type: 'automaticSet'; readonly isOn: boolean }
  | { readonly type: 'saved'; readonly nowMs: number }
  | { readonly type: 'loaded'; readonly savedAtMs: number }
  /** Loading would discard edits that the cloud lacks, so the person is asked. This is not an error. */
  | { readonly type: 'loadHeld' }
  | { readonly type: 'failed'; readonly reason: CloudFailure; readonly nowMs: number }
  | { readonly type: 'connection'; readonly isOnline: boolean; readonly nowMs: number }
  /** The person has chosen a copy. `isChanged` means that the cloud still needs it. */
  | {
      readonly type: 'chosen'
      readonly savedAtMs: number
      readonly isChanged: boolean
      readonly nowMs: number
    }

export type CloudEffect =
  | 'save'
  | 'load'
  /** Two copies differ and the person is waiting, so show the conflict. */
  | 'choose'
  /** The same after an automatic save, so show only a notice that does not interrupt. */
  | 'showConflict'
  | 'showSaved'
  | 'showSaveFailed'
  | 'showLoaded'
  | 'showLoadFailed'

export interface CloudTransition {
  readonly state: CloudState
  readonly effects: readonly CloudEffect[]
}

const pauseMs = 4_000
/** Edits made during a manual save are sent sooner. */
const followPauseMs = 1_000
const mostWaitMs = 10_000
const firstRetryMs = 5_000
const longestRetryMs = 5 * 60_000

export const initialCloudState: CloudState = {
  savedAtMs: null,
  isAutomatic: false,
  isOnline: true,
  unsent: null,
  flight: null,
  asked: null,
  retry: null,
  stop: null,
  sentAtMs: null,
}

/** Whether the cloud has every word, with nothing on the way. */
export function hasEveryWord({ savedAtMs, unsent, flight }: CloudState): boolean {
  return savedAtMs !== null && unsent === null && flight === null
}

/** Whether the cloud has every word or soon will without being asked. */
export function isKeptByCloud({
  savedAtMs,
  unsent,
  isAutomatic,
  isOnline,
  retry,
  stop,
}: CloudState): boolean {
  const isComing = isAutomatic && isOnline && retry === null && stop === null
  return savedAtMs !== null && (unsent === null || isComing)
}

export function reduceCloud(state: CloudState, event: CloudEvent): CloudTransition {
  switch (event.type) {
    case 'linked': {
      const { savedAtMs, isAutomatic, isChanged, nowMs } = event
      // A very recent edit may not be in the compared copy, so unsent edits stay unsent.
      const unsent = isChanged ? (state.unsent ?? startEdits(nowMs)) : null
      return stay({ ...state, savedAtMs, isAutomatic, unsent })
    }
    case 'edited':
      return stay({ ...state, unsent: addEdits(state.unsent, startEdits(event.nowMs)) })
    case 'tick': {
      const dueAtMs = findNextCloudTickMs(state)
      return dueAtMs !== null && dueAtMs <= event.nowMs ? startSave(state, event.nowMs) : stay(state)
    }
    case 'flush':
      return findNextCloudTickMs(state) === null ? stay(state) : startSave(state, event.nowMs)
    case 'saveAsked':
      return askSave(state, event.isQuiet, event.nowMs)
    case 'loadAsked':
      return goOn({ ...state, asked: { kind: 'load' } }, event.nowMs)
    case 'automaticSet':
      return stay({ ...state, isAutomatic: event.isOn, retry: null })
    case 'saved':
      return finishSave(state, event.nowMs)
    case 'loaded':
      if (state.flight?.kind !== 'load') return stay(state)
      return {
        state: { ...state, flight: null, asked: null, stop: null, unsent: null, savedAtMs: event.savedAtMs },
        effects: ['showLoaded'],
      }
    case 'loadHeld':
      if (state.flight?.kind !== 'load') return stay(state)
      return { state: { ...state, flight: null, asked: null }, effects: ['choose'] }
    case 'failed':
      return fail(state, event.reason, event.nowMs)
    case 'connection': {
      const retry = event.isOnline && state.retry ? { ...state.retry, atMs: event.nowMs } : state.retry
      return stay({ ...state, isOnline: event.isOnline, retry })
    }
    case 'chosen': {
      const unsent = event.isChanged ? (state.unsent ?? startEdits(event.nowMs)) : null
      return stay({ ...state, stop: null, retry: null, savedAtMs: event.savedAtMs, unsent })
    }
    default:
      return stay(state)
  }
}

/** When the next automatic save is due. Null when there is nothing to save or saving is not allowed. */
export function findNextCloudTickMs(state: CloudState): number | null {
  const { unsent, asked, retry, sentAtMs } = state
  if (unsent === null || state.flight !== null || state.stop !== null) return null
  if (asked?.kind === 'save') return findPauseMs(unsent, followPauseMs)
  if (!state.isAutomatic || !state.isOnline) return null
  const earliestMs = Math.max(sentAtMs === null ? 0 : sentAtMs + mostWaitMs, retry?.atMs ?? 0)
  return Math.max(findPauseMs(unsent, pauseMs), earliestMs)
}

/** The specification's flags. Both directions set the loading flag, and saving also sets the syncing flag. */
export function readCloudFlags({ asked, flight }: CloudState): { isLoading: boolean; isSyncing: boolean } {
  return { isLoading: asked !== null, isSyncing: asked?.kind === 'save' || flight?.kind === 'save' }
}

function findPauseMs({ firstAtMs, lastAtMs }: EditTimes, afterLastMs: number): number {
  return Math.min(lastAtMs + afterLastMs, firstAtMs + mostWaitMs)
}

function askSave(state: CloudState, isQuiet: boolean, nowMs: number): CloudTransition {
  if (state.stop === 'conflict') return { state, effects: ['choose'] }
  return goOn({ ...state, asked: { kind: 'save', isQuiet }, stop: null, retry: null }, nowMs)
}

/** Starts the requested action, or waits until the current request is done. */
function goOn(state: CloudState, nowMs: number): CloudTransition {
  if (state.flight !== null || state.asked === null) return stay(state)
  return state.asked.kind === 'save'
    ? startSave(state, nowMs)
    : { state: { ...state, flight: { kind: 'load' } }, effects: ['load'] }
}

function startSave(state: CloudState, nowMs: number): CloudTransition {
  const flight = { kind: 'save', edits: state.unsent } as const
  return { state: { ...state, flight, unsent: null, sentAtMs: nowMs }, effects: ['save'] }
}

/** A manual save reports 'saved' only when no newer edit is waiting. */
function finishSave(state: CloudState, nowMs: number): CloudTransition {
  if (state.flight?.kind !== 'save') return stay(state)
  const saved = { ...state, flight: null, savedAtMs: nowMs, retry: null, stop: null }
  if (saved.asked?.kind === 'load') return goOn(saved, nowMs)
  if (saved.asked === null || saved.unsent !== null) return stay(saved)
  return { state: { ...saved, asked: null }, effects: saved.asked.isQuiet ? [] : ['showSaved'] }
}

function fail(state: CloudState, reason: CloudFailure, nowMs: number): CloudTransition {
  const { flight, asked } = state
  if (flight === null) return stay(state)
  const unsent = flight.kind === 'save' ? addEdits(flight.edits, state.unsent) : state.unsent
  const isStop = reason !== 'unreachable' && reason !== 'missing'
  const failed: CloudState = {
    ...state,
    flight: null,
    unsent,
    stop: isStop ? reason : state.stop,
    retry: !isStop && flight.kind === 'save' ? planRetry(state, nowMs) : state.retry,
  }
  // A load that waited for this save is still wanted.
  if (flight.kind === 'save' && asked?.kind === 'load') return goOn(failed, nowMs)
  return { state: { ...failed, asked: null }, effects: showFailure(flight.kind, asked, reason) }
}

function showFailure(kind: 'save' | 'load', asked: Asked | null, reason: CloudFailure): CloudEffect[] {
  if (reason === 'conflict') return [asked === null ? 'showConflict' : 'choose']
  if (asked === null) return []
  return [kind === 'save' ? 'showSaveFailed' : 'showLoadFailed']
}

/** Each wait is twice as long as the last, so that retries do not overload a server in trouble. */
function planRetry({ retry, isAutomatic }: CloudState, nowMs: number): CloudState['retry'] {
  if (!isAutomatic) return null
  const failures = (retry?.failures ?? 0) + 1
  return { failures, atMs: nowMs + Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs) }
}

function startEdits(nowMs: number): EditTimes {
  return { firstAtMs: nowMs, lastAtMs: nowMs }
}

function addEdits(earlier: EditTimes | null, later: EditTimes | null): EditTimes | null {
  if (earlier === null || later === null) return earlier ?? later
  return { firstAtMs: earlier.firstAtMs, lastAtMs: later.lastAtMs }
}

function stay(state: CloudState): CloudTransition {
  return { state, effects: [] }
}

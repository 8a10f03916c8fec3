/**
 * Decides when a plan is saved in the browser. The machine saves nothing. The shell passes in timed events, does
 * the saves, reports the results, and calls again at `findNextTickMs`.
 */
export type SaveState = {
  /** The time of the last successful save since the plan was opened. */
  readonly savedAtMs: number | null
  /** Why the last save failed. It stays until a save succeeds, so that the warning does not flicker. */
  readonly failure: string | null
  /** Why the last successful save went to the fallback storage. Null if it went to the main one. */
  readonly shortage: string | null
} & (
  | { readonly phase: 'loading'; readonly dueAtMs: number | null }
  | { readonly phase: 'idle' }
  | { readonly phase: 'pending'; readonly dueAtMs: number }
  /** `dueAtMs` is set when the plan changed during the save, so another save must follow. */
  | { readonly phase: 'saving'; readonly dueAtMs: number | null }
  | { readonly phase: 'failed' }
)

export type SaveEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'edited'; readonly nowMs: number }
  | { readonly type: 'tick'; readonly nowMs: number }
  /** The page is being hidden or left. This is the last chance to save. */
  | { readonly type: 'flush' }
  | { readonly type: 'saved'; readonly shortage: string | null; readonly nowMs: number }
  /** The main storage has the content of the fallback storage again. */
  | { readonly type: 'movedBack' }
  | { readonly type: 'saveFailed'; readonly reason: string }
  /** Another tab wrote this plan. */
  | { readonly type: 'externalChange' }

/** 'merge': read the stored copy and merge it into the plan on the screen. */
export type SaveEffect = 'save' | 'merge'

export interface SaveTransition {
  readonly state: SaveState
  readonly effects: readonly SaveEffect[]
}

const saveDelayMs = 800
const markerMs = 10_000
const atOnceMs = 0

export const initialSaveState: SaveState = {
  phase: 'loading',
  dueAtMs: null,
  savedAtMs: null,
  failure: null,
  shortage: null,
}

export function reduceSave(state: SaveState, event: SaveEvent): SaveTransition {
  switch (event.type) {
    case 'loaded':
      if (state.phase === 'loading') return stay(settle(state, state.dueAtMs))
      break
    case 'edited':
      return stay(noteEdit(state, event.nowMs + saveDelayMs))
    case 'tick':
      if (state.phase === 'pending' && state.dueAtMs <= event.nowMs) return startSave(state)
      break
    case 'flush':
      return flush(state)
    case 'saved':
      if (state.phase === 'saving') return finishSave(state, state.dueAtMs, event)
      break
    case 'movedBack':
      return stay({ ...state, shortage: null })
    case 'saveFailed':
      if (state.phase === 'saving') return failSave(state, state.dueAtMs, event.reason)
      break
    case 'externalChange':
      return receiveExternalChange(state)
  }
  return stay(state)
}

/** 'Saved' is shown only while no newer edit is waiting. */
export function isMarkerVisible(state: SaveState, nowMs: number): boolean {
  return state.phase === 'idle' && state.savedAtMs !== null && nowMs - state.savedAtMs < markerMs
}

export function hasUnsavedChanges(state: SaveState): boolean {
  return state.phase === 'loading' ? state.dueAtMs !== null : state.phase !== 'idle'
}

/** When the shell must call again, to save or to remove the marker. */
export function findNextTickMs(state: SaveState): number | null {
  if (state.phase === 'pending') return state.dueAtMs
  return state.phase === 'idle' && state.savedAtMs !== null ? state.savedAtMs + markerMs : null
}

function noteEdit(state: SaveState, dueAtMs: number): SaveState {
  if (state.phase === 'loading' || state.phase === 'saving') return { ...state, dueAtMs }
  return settle(state, dueAtMs)
}

function flush(state: SaveState): SaveTransition {
  if (state.phase === 'pending' || state.phase === 'failed') return startSave(state)
  const hasMore = state.phase === 'saving' && state.dueAtMs !== null
  return stay(hasMore ? { ...state, dueAtMs: atOnceMs } : state)
}

function finishSave(
  state: SaveState,
  dueAtMs: number | null,
  { nowMs, shortage }: { nowMs: number; shortage: string | null },
): SaveTransition {
  const saved = { ...state, savedAtMs: nowMs, failure: null, shortage }
  return dueAtMs !== null && dueAtMs <= nowMs ? startSave(saved) : stay(settle(saved, dueAtMs))
}

/** An edit or a flush retries. A timer does not, because full storage stays full. */
function failSave(state: SaveState, dueAtMs: number | null, reason: string): SaveTransition {
  const { savedAtMs, shortage } = state
  if (dueAtMs === null) return stay({ phase: 'failed', savedAtMs, failure: reason, shortage })
  return stay({ phase: 'pending', dueAtMs, savedAtMs, failure: reason, shortage })
}

function receiveExternalChange(state: SaveState): SaveTransition {
  if (state.phase === 'loading') return stay(state)
  // The current save does not include the other tab's words and may have just overwritten them.
  const next = state.phase === 'saving' ? { ...state, dueAtMs: atOnceMs } : state
  return { state: next, effects: ['merge'] }
}

function startSave({ savedAtMs, failure, shortage }: SaveState): SaveTransition {
  return { state: { phase: 'saving', dueAtMs: null, savedAtMs, failure, shortage }, effects: ['save'] }
}

function settle({ savedAtMs, failure, shortage }: SaveState, dueAtMs: number | null): SaveState {
  if (dueAtMs === null) return { phase: 'idle', savedAtMs, failure, shortage }
  return { phase: 'pending', dueAtMs, savedAtMs, failure, shortage }
}

function stay(state: SaveState): SaveTransition {
  return { state, effects: [] }
}

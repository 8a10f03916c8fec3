import { measureDifference } from './measure-difference.ts'

/**
 * A person's steps, for undo and redo. Others (another tab, a save) may also change `present`. Such changes are
 * not steps, and undoing a step leaves them in place.
 */
export interface History<State> {
  readonly past: readonly Step<State>[]
  readonly present: State
  readonly future: readonly Step<State>[]
}

interface Step<State> {
  readonly label: string
  readonly coalesceKey: string | null
  readonly atMs: number
  readonly before: State
  readonly after: State
  readonly size: number
  /** A change by others. See `recordReceived`. */
  readonly isReceived?: boolean
}

export interface StepDetails {
  /** What was done, as read after 'Undid: ' ('template switch'). */
  readonly label: string
  /** The field that the person types in. Null for an action that is always a separate step. */
  readonly coalesceKey: string | null
  readonly nowMs: number
}

/** Applies the difference between two states to a present that has changed since. */
export type ApplyDifference<State> = (from: State, to: State, present: State) => State

export interface HistoryStep<State> {
  readonly history: History<State>
  /** For screen readers and toasts; null when there was nothing to undo or redo. */
  readonly announcement: string | null
}

const coalesceWithinMs = 1000
const historyLimits = { steps: 200, size: 20_000_000 }

export function createHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Typing in one field without a pause extends the last step instead of adding one for each key. */
export function record<State>(
  history: History<State>,
  next: State,
  { label, coalesceKey, nowMs }: StepDetails,
  limits = historyLimits,
): History<State> {
  if (next === history.present) return history
  const last = history.past.at(-1)
  const isTypingOn =
    last !== undefined &&
    history.future.length === 0 &&
    // Not after a change by others: it would become part of the step, and undo would remove it.
    last.after === history.present &&
    last.coalesceKey !== null &&
    last.coalesceKey === coalesceKey &&
    nowMs - last.atMs < coalesceWithinMs
  const before = isTypingOn ? last.before : history.present
  const earlier = isTypingOn ? history.past.slice(0, -1) : history.past
  const size = measureDifference(before, next)
  const step = { label, coalesceKey, atMs: nowMs, before, after: next, size }
  return { past: dropOldest([...earlier, step], limits), present: next, future: [] }
}

/** For changes that are not this person's own: another tab's edits, the time of a save. */
export function replacePresent<State>(history: History<State>, present: State): History<State> {
  return present === history.present ? history : { ...history, present }
}

/**
 * For a change by others that removed something this person wrote. Undo brings it back. Earlier undone steps can
 * still be redone.
 */
export function recordReceived<State>(
  { past, present: before, future }: History<State>,
  after: State,
  label: string,
  limits = historyLimits,
): History<State> {
  const size = measureDifference(before, after)
  const step = { label, coalesceKey: null, atMs: 0, before, after, size, isReceived: true }
  return { past: dropOldest([...past, step], limits), present: after, future }
}

/** Returns the same object as before the step, or merges it in if the present has changed since. */
export function undo<State>(history: History<State>, apply: ApplyDifference<State>): HistoryStep<State> {
  const step = history.past.at(-1)
  if (step === undefined) return { history, announcement: null }
  const after = history.present
  const before = after === step.after ? step.before : apply(step.after, step.before, after)
  // Redo reverses this undo, which may have kept changes by others. Where others had already taken back all of it,
  // the step stays what the person did, so that redo brings their words back.
  const undone = before === after ? step : { ...step, before, after }
  return {
    history: {
      past: history.past.slice(0, -1),
      present: before,
      future: [undone, ...history.future],
    },
    announcement: `Undid: ${step.label}`,
  }
}

export function redo<State>(history: History<State>, apply: ApplyDifference<State>): HistoryStep<State> {
  const [step, ...future] = history.future
  if (step === undefined) return { history, announcement: null }
  const before = history.present
  const after = before === step.before ? step.after : apply(step.before, step.after, before)
  // Where others had already done all of it again, the step stays what the person did: the words are still theirs.
  const redone = before === after ? step : { ...step, before, after }
  return {
    history: {
      // A redone step is complete, so typing in the same field starts a new one.
      past: [...history.past, { ...redone, coalesceKey: null }],
      present: after,
      future,
    },
    announcement: `Redid: ${step.label}`,
  }
}

export const canUndo = (history: History<unknown>): boolean => history.past.length > 0
export const canRedo = (history: History<unknown>): boolean => history.future.length > 0

/** The last step always stays, however large, because it is the one people undo most. */
function dropOldest<State>(
  steps: readonly Step<State>[],
  limits: typeof historyLimits,
): readonly Step<State>[] {
  let first = Math.max(0, steps.length - limits.steps)
  let size = steps.slice(first).reduce((sum, step) => sum + step.size, 0)
  while (size > limits.size && first < steps.length - 1) {
    size -= steps[first]?.size ?? 0
    first += 1
  }
  return steps.slice(first)
}

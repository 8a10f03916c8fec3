import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AdvisorFailure, findFailure } from '#web/advisor-worker/advisor-fault.ts'
import type { PlanOrder, Reviewed } from '#web/advisor-worker/advisor-messages.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

interface ReviewState {
  /** Null until the plan was reviewed for the first time. */
  reviewed: Reviewed | null
  /** Why the plan as it is now could not be reviewed. Null while it can. */
  failure: AdvisorFailure | null
}

interface FeedDependencies {
  /** Null when it was stopped. */
  review: (order: PlanOrder, signal: AbortSignal) => Promise<Reviewed | null>
  /** After the last key, so that typing never waits for a review. */
  pauseMs: number
  setTimer: (run: () => void, ms: number) => () => void
}

export interface ReviewFeed {
  readonly store: StoreApi<ReviewState>
  /** Reviews the plan now and after every change, until all who started it have stopped it. */
  start: () => () => void
  /** The person, or the network that is back, asks once more for what failed. */
  retry: () => void
}

/** A worker that broke is given one more try. After that, only another text or the person starts one. */
const mostTries = 2

/** Someone who pauses after every few words still sees a review now and then. */
const mostStopsInARow = 5

/**
 * Reviews the open plan while someone looks. One review runs at a time, a change stops it, and the newest plan is
 * always the last one.
 */
export function createReviewFeed(
  editor: PlanEditor,
  { review, pauseMs, setTimer }: FeedDependencies,
): ReviewFeed {
  const store = createStore<ReviewState>(() => ({ reviewed: null, failure: null }))
  let watchers = 0
  let stopWatching = () => {}
  let cancelTimer: (() => void) | null = null
  let running: AbortController | null = null
  let stopsInARow = 0
  let last: PlanOrder | null = null
  /** For the plan in `last`. */
  let failedTries = 0

  const readOrder = (): PlanOrder => {
    const { data, template } = editor.store.getState().workbook
    return { data, templateId: template }
  }

  async function run(): Promise<void> {
    const order = readOrder()
    if (running !== null || isSame(last, order)) return
    last = order
    running = new AbortController()
    const { signal } = running
    const outcome = await review(order, signal).catch(findFailure)
    running = null
    if (outcome === null) {
      last = null
    } else if (typeof outcome === 'string') {
      fail(outcome)
    } else {
      stopsInARow = 0
      failedTries = 0
      store.setState({ reviewed: outcome, failure: null })
    }
    // What changed meanwhile has waited for its pause already.
    if (watchers > 0 && cancelTimer === null) schedule(0)
  }

  /** A plan that took too long would take as long again. */
  function fail(failure: AdvisorFailure): void {
    failedTries += 1
    if (failure === 'failed' && failedTries < mostTries) last = null
    else store.setState({ failure })
  }

  function schedule(ms: number): void {
    if (isSame(last, readOrder())) return
    cancelTimer?.()
    cancelTimer = setTimer(() => {
      cancelTimer = null
      void run()
    }, ms)
  }

  /** The person types on, and what is being reviewed is outdated. */
  function followChange(): void {
    if (!isSame(last, readOrder())) failedTries = 0
    if (running !== null && !isSame(last, readOrder()) && stopsInARow < mostStopsInARow) {
      stopsInARow += 1
      running.abort()
    }
    schedule(pauseMs)
  }

  return {
    store,
    start: () => {
      watchers += 1
      if (watchers === 1) {
        stopWatching = editor.store.subscribe(followChange)
        schedule(0)
      }
      return () => {
        watchers -= 1
        if (watchers > 0) return
        cancelTimer?.()
        cancelTimer = null
        stopWatching()
      }
    },
    retry: () => {
      if (store.getState().failure === null) return
      last = null
      failedTries = 0
      store.setState({ failure: null })
      if (watchers > 0) schedule(0)
    },
  }
}

/** Sections keep their identity while they do not change. The answers are compared with the findings on the page. */
function isSame(one: PlanOrder | null, other: PlanOrder): boolean {
  if (one?.templateId !== other.templateId) return false
  const keys = Object.keys(other.data)
  return keys.every((key) => key === 'review' || one.data[key] === other.data[key])
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PlanOrder, Reviewed } from '#web/advisor-worker/advisor-messages.ts'
import type { PlanEditor } from '#web/workbook/editor/plan-editor.ts'

interface ReviewState {
  /** Null until the plan was reviewed for the first time. */
  reviewed: Reviewed | null
  hasFailed: boolean
}

interface FeedDependencies {
  /** Null when it failed or was stopped. */
  review: (order: PlanOrder, signal: AbortSignal) => Promise<Reviewed | null>
  /** After the last key, so that typing never waits for a review. */
  pauseMs: number
  setTimer: (run: () => void, ms: number) => () => void
}

export interface ReviewFeed {
  readonly store: StoreApi<ReviewState>
  /** Reviews the plan now and after every change, until all who started it have stopped it. */
  start: () => () => void
}

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
  const store = createStore<ReviewState>(() => ({ reviewed: null, hasFailed: false }))
  let watchers = 0
  let stopWatching = () => {}
  let cancelTimer: (() => void) | null = null
  let running: AbortController | null = null
  let stopsInARow = 0
  let last: PlanOrder | null = null

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
    const reviewed = await review(order, signal)
    running = null
    if (signal.aborted && reviewed === null) {
      last = null
    } else if (reviewed) {
      stopsInARow = 0
      store.setState({ reviewed, hasFailed: false })
    } else {
      last = null
      store.setState({ hasFailed: true })
      return
    }
    // What changed meanwhile has waited for its pause already.
    if (watchers > 0 && cancelTimer === null) schedule(0)
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
  }
}

/** Sections keep their identity while they do not change. The answers are compared with the findings on the page. */
function isSame(one: PlanOrder | null, other: PlanOrder): boolean {
  if (one?.templateId !== other.templateId) return false
  const keys = Object.keys(other.data)
  return keys.every((key) => key === 'review' || one.data[key] === other.data[key])
}

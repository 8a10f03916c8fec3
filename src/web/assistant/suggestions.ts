import { createStore, type StoreApi } from 'zustand/vanilla'
import { type SuggestionsAnswer, unavailableSuggestion } from '#contract/assistant.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { type AdvisorFailure, findFailure } from '#web/advisor-worker/advisor-fault.ts'

type Suggestions = SuggestionsAnswer['suggestions']

export interface SuggestionsState {
  suggestions: Suggestions
  isLoading: boolean
  source: SuggestionsAnswer['source']
  /** The account does not include the assistant. */
  isLocked: boolean
  /** Why there are none. Null while there are. */
  failure: AdvisorFailure | null
}

export interface Asked {
  stepNumber: number
  data: WorkbookData
  template: string
}

export interface SuggestionsFeed {
  readonly store: StoreApi<SuggestionsState>
  /** Sets what is on screen now. Asks after a pause, and only if something changed. */
  follow: (asked: Asked) => void
  /** Aborts the current request, for example when the panel closes. The next `follow` asks again. */
  rest: () => void
  /** The person, or the network that is back, asks once more for what failed. */
  retry: () => void
}

interface FeedDependencies {
  fetch: (asked: Asked, signal: AbortSignal) => Promise<SuggestionsAnswer>
  isLockedError: (error: unknown) => boolean
  pauseMs: number
  setTimer: (run: () => void, ms: number) => () => void
}

const nothing: SuggestionsState = {
  suggestions: [],
  isLoading: false,
  source: undefined,
  isLocked: false,
  failure: null,
}

export function createSuggestionsFeed(dependencies: FeedDependencies): SuggestionsFeed {
  const { fetch, isLockedError, pauseMs, setTimer } = dependencies
  const store = createStore<SuggestionsState>(() => nothing)
  let last: Asked | null = null
  let cancelTimer: (() => void) | null = null
  let underWay: AbortController | null = null

  function drop(): void {
    cancelTimer?.()
    cancelTimer = null
    underWay?.abort()
    underWay = null
  }

  async function ask(asked: Asked): Promise<void> {
    const controller = new AbortController()
    underWay = controller
    try {
      const { suggestions, source } = await fetch(asked, controller.signal)
      if (!controller.signal.aborted) {
        store.setState({ ...nothing, suggestions, source })
      }
    } catch (error) {
      // An outdated request shows nothing, because a newer one is on its way.
      if (controller.signal.aborted) return
      store.setState(
        isLockedError(error)
          ? { ...nothing, isLocked: true }
          : { ...nothing, suggestions: [unavailableSuggestion], failure: findFailure(error) },
      )
    }
  }

  return {
    store,
    follow: (asked) => {
      const isSameStep = last?.stepNumber === asked.stepNumber
      if (isSameStep && last?.data === asked.data && last.template === asked.template) return
      last = asked
      drop()
      // Advice on another step would mislead. On the same step it stays until there is newer advice.
      store.setState(isSameStep ? { isLoading: true } : { ...nothing, isLoading: true })
      cancelTimer = setTimer(() => void ask(asked), isSameStep ? pauseMs : 0)
    },
    retry: () => {
      if (last === null || store.getState().failure === null) return
      store.setState({ ...nothing, isLoading: true })
      void ask(last)
    },
    rest: () => {
      if (store.getState().isLoading) last = null
      drop()
      store.setState({ isLoading: false })
    },
  }
}

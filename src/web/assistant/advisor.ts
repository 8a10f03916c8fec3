import type { StoreApi } from 'zustand/vanilla'
import type { Workbook } from '#domain/plan/restore.ts'
import { AdvisorFault } from '#web/advisor-worker/advisor-fault.ts'
import { ApiError } from '#web/api/api-error.ts'
import { browserStorage } from '#web/storage/browser-plan-storage.ts'
import { guardStorage } from '#web/storage/guarded-storage.ts'
import { conversationKey } from '#web/storage/storage-keys.ts'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { askAssistant, fetchSuggestions } from './ask-assistant.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { createSuggestionsFeed, type SuggestionsFeed } from './suggestions.ts'

export interface Advisor {
  conversation: Conversation
  suggestions: SuggestionsFeed
  /** Sets the step that the next question is about. */
  setStep: (stepNumber: number) => void
}

interface AdvisorDependencies {
  planId: string
  ownerId: string
  plan: StoreApi<{ workbook: Workbook }>
}

const suggestionPauseMs = 900

/** Everything the panel shows for one plan, created once however often the panel is opened. */
export function createAdvisor({ planId, ownerId, plan }: AdvisorDependencies): Advisor {
  const storage = guardStorage(browserStorage)
  const key = conversationKey(planId)
  let stepNumber = 1

  return {
    setStep: (next) => {
      stepNumber = next
    },
    conversation: createConversation({
      ownerId,
      ask: ({ action }, history, options) => {
        const { data, template } = plan.getState().workbook
        return askAssistant({ action, history: [...history], stepNumber, data, template }, options)
      },
      onFailure: (error) => {
        const isForBuyers = isPurchaseNeeded(error) && error.userMessage !== null
        showToast({
          title: 'AI Error',
          description: isForBuyers ? error.userMessage : 'Unable to process your request. Please try again.',
          look: 'destructive',
        })
      },
      explain: (error) =>
        error instanceof AdvisorFault && error.failure === 'slow'
          ? 'The advisor in your browser took too long on this plan and was stopped.'
          : undefined,
      read: () => storage.read(key),
      // In a full browser, plans take precedence over conversations. A conversation that cannot be stored is lost
      // with the page.
      write: (text) => void storage.write(key, text),
      createId: () => crypto.randomUUID(),
      now: () => new Date(),
    }),
    suggestions: createSuggestionsFeed({
      fetch: fetchSuggestions,
      isLockedError: isPurchaseNeeded,
      pauseMs: suggestionPauseMs,
      setTimer: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    }),
  }
}

function isPurchaseNeeded(error: unknown): error is ApiError {
  return error instanceof ApiError && error.answer?.code === 'payment_required'
}

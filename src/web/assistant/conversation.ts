import { createStore, type StoreApi } from 'zustand/vanilla'
import type { QuickActionAnswer } from '#contract/assistant.ts'
import { type ChatMessage, parseConversation, serializeConversation } from './chat-message.ts'

export const failedText = 'Sorry, I encountered an error. Please try again.'
export const noAnswerText = 'I apologize, but I could not generate a response at this time.'
const stoppedNotice = 'Stopped by you.'

export interface Question {
  /** The text to send: the typed question, or a quick action's id. */
  action: string
  /** The text that the person sees. */
  shown: string
}

export interface ConversationState {
  messages: readonly ChatMessage[]
  isBusy: boolean
  /** The answer so far. */
  partial: string
}

export interface Conversation {
  readonly store: StoreApi<ConversationState>
  /** True when an answer came or the person stopped it. False when it failed or could not be sent. */
  send: (question: Question) => Promise<boolean>
  stop: () => void
  clear: () => void
  /** Restores the cleared messages. */
  restore: (messages: readonly ChatMessage[]) => void
  settle: (messageId: string, proposalIndex: number) => void
}

type History = readonly { type: 'user' | 'ai'; content: string }[]

interface ConversationDependencies {
  ownerId: string
  /** Asks, and passes on pieces of the answer as they arrive. */
  ask: (
    question: Question,
    history: History,
    listening: { signal: AbortSignal; onText: (text: string) => void },
  ) => Promise<QuickActionAnswer>
  onFailure: (error: unknown) => void
  /** Adds to the answer that says that there is none. */
  explain: (error: unknown) => string | undefined
  read: () => string | null
  write: (text: string) => void
  createId: () => string
  now: () => Date
}

const historyLength = 8

/**
 * A conversation about one plan, outside React, so that it continues while the panel re-renders. One question at a
 * time.
 */
export function createConversation(dependencies: ConversationDependencies): Conversation {
  const { ownerId, ask, onFailure, explain, read, write, createId, now } = dependencies
  const store = createStore<ConversationState>(() => ({
    messages: parseConversation(read(), ownerId),
    isBusy: false,
    partial: '',
  }))
  let underWay: AbortController | null = null

  function keep(messages: readonly ChatMessage[]): void {
    store.setState({ messages })
    write(serializeConversation(messages, ownerId))
  }

  function add(message: Pick<ChatMessage, 'type' | 'content'> & Partial<ChatMessage>): void {
    const whole = { proposals: [], settled: [], ...message, id: createId(), timestamp: now().toISOString() }
    keep([...store.getState().messages, whole])
  }

  async function answer(question: Question, history: History, controller: AbortController): Promise<boolean> {
    try {
      const { response, proposals, source, notice } = await ask(question, history, {
        signal: controller.signal,
        onText: (text) => store.setState(({ partial }) => ({ partial: partial + text })),
      })
      add({
        type: 'ai',
        content: response ?? noAnswerText,
        proposals,
        ...(source && { source }),
        ...(notice !== undefined && { notice }),
      })
      return true
    } catch (error) {
      if (controller.signal.aborted) {
        const { partial } = store.getState()
        if (partial.trim() !== '') add({ type: 'ai', content: partial, notice: stoppedNotice })
        return true
      }
      const notice = explain(error)
      add({ type: 'ai', content: failedText, ...(notice !== undefined && { notice }) })
      onFailure(error)
      return false
    }
  }

  return {
    store,
    send: async (question) => {
      if (underWay !== null || question.action.trim() === '') return false
      const controller = new AbortController()
      underWay = controller
      const history = store
        .getState()
        .messages.filter(({ content }) => content !== failedText)
        .slice(-historyLength)
        .map(({ type, content }) => ({ type, content }))
      add({ type: 'user', content: question.shown })
      store.setState({ isBusy: true, partial: '' })
      try {
        return await answer(question, history, controller)
      } finally {
        underWay = null
        store.setState({ isBusy: false, partial: '' })
      }
    },
    stop: () => underWay?.abort(),
    clear: () => {
      underWay?.abort()
      keep([])
    },
    restore: (messages) => keep([...messages, ...store.getState().messages]),
    settle: (messageId, proposalIndex) =>
      keep(
        store
          .getState()
          .messages.map((message) =>
            message.id === messageId ? { ...message, settled: [...message.settled, proposalIndex] } : message,
          ),
      ),
  }
}

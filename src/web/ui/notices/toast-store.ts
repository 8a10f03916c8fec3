import type { Politeness } from './announcements.ts'
import { announce } from './announcements.ts'

export const defaultToastMs = 5000

type ToastRequest = {
  title: string
  description?: string | undefined
  look?: 'default' | 'destructive' | undefined
  durationMs?: number | undefined
  /** One action, such as Undo. `altText` tells screen-reader users how to do the same elsewhere. */
  action?: { text: string; altText: string; onAction: () => void } | undefined
}

export type Toast = ToastRequest & { id: number; isOpen: boolean }

type Announce = (text: string, politeness: Politeness) => void

/** Holds a single toast. A new one replaces the older one. */
export function createToastStore(say: Announce) {
  let current: Toast | null = null
  let lastId = 0
  const listeners = new Set<() => void>()

  function replace(next: Toast | null) {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    show: (request: ToastRequest): number => {
      lastId += 1
      replace({ ...request, id: lastId, isOpen: true })
      const parts = [request.title, request.description, request.action?.altText]
      say(joinSentences(parts), request.look === 'destructive' ? 'assertive' : 'polite')
      return lastId
    },
    /** Closes that toast, unless another one has already replaced it. */
    dismiss: (id: number) => {
      if (current?.id === id && current.isOpen) replace({ ...current, isOpen: false })
    },
    getCurrent: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A period after each part makes a screen reader pause there. Parts with their own punctuation keep it. */
function joinSentences(parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part): part is string => part !== undefined && part !== '')
    .map((part, index, all) => (index < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(' ')
}

export const toastStore = createToastStore(announce)

export const showToast = toastStore.show

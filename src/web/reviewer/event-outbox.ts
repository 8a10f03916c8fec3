import type { NumberedEvent, ShareEvent } from '#domain/sharing/share-event.ts'
import type { WaitingEvent } from './link-store.ts'

/** What the outbox needs from the page. */
export interface OutboxPlace {
  waiting: WaitingEvent[]
  author: string
  save: () => void
  /** Seals and posts it. Rejects with a fault that says whether trying again can help. */
  send: (waiting: WaitingEvent) => Promise<{ number: number; at: string }>
  isRefusal: (error: unknown) => boolean
  onSent: (sent: NumberedEvent) => void
  onChange: () => void
  createId: () => string
  now: () => Date
}

export interface Outbox {
  add: (event: ShareEvent) => void
  /** Sends all that waits, in order. What fails stays. */
  flush: () => Promise<void>
  drop: (id: string) => void
}

/**
 * Events wait here until the server has acknowledged them, also over a closed tab. An event keeps its id when it is
 * sent again, so that one whose answer was lost is not there twice.
 */
export function createOutbox(place: OutboxPlace): Outbox {
  let isSending = false

  function changed(): void {
    place.save()
    place.onChange()
  }

  async function sendFirst(one: WaitingEvent): Promise<boolean> {
    try {
      const { number, at } = await place.send(one)
      remove(one.id)
      place.onSent({ number, at, id: one.id, author: place.author, event: one.event })
      return true
    } catch (error) {
      one.fault = error instanceof Error ? error.message : String(error)
      one.isRefused = place.isRefusal(error)
      return one.isRefused
    } finally {
      changed()
    }
  }

  function remove(id: string): void {
    const index = place.waiting.findIndex((one) => one.id === id)
    if (index !== -1) place.waiting.splice(index, 1)
  }

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (;;) {
        const next = place.waiting.find((one) => one.isRefused !== true)
        // In order, so that an edit never arrives before its comment.
        if (!next || !(await sendFirst(next))) return
      }
    } finally {
      isSending = false
    }
  }

  return {
    add: (event) => {
      const at = place.now().toISOString()
      place.waiting.push({ id: place.createId(), event, at, fault: null })
      changed()
      void flush()
    },
    flush,
    drop: (id) => {
      remove(id)
      changed()
    },
  }
}

/** The known events and, after them, what waits to be sent, so that the writer sees it at once. */
export function addWaiting(
  events: readonly NumberedEvent[],
  waiting: readonly WaitingEvent[],
  author: string,
): NumberedEvent[] {
  const last = events.reduce((highest, { number }) => Math.max(highest, number), 0)
  const added = waiting.map(({ id, at, event }, index) => ({
    id,
    at,
    event,
    author,
    number: last + index + 1,
  }))
  return [...events, ...added]
}

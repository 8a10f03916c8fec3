export type Politeness = 'polite' | 'assertive'

export type Announcement = { id: number; text: string; politeness: Politeness }

/** How long a text stays in the live region. Screen readers read it on arrival and do not need it later. */
const keptMs = 1000

type Timer = (task: () => void, delayMs: number) => unknown

/** Texts for screen readers, held outside React so that any code can announce. */
export function createAnnouncements(startTimer: Timer) {
  let current: readonly Announcement[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function replace(next: readonly Announcement[]) {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    announce: (text: string, politeness: Politeness = 'polite') => {
      lastId += 1
      const id = lastId
      replace([...current, { id, text, politeness }])
      startTimer(() => replace(current.filter((one) => one.id !== id)), keptMs)
    },
    getCurrent: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const announcements = createAnnouncements((task, delayMs) => setTimeout(task, delayMs))

/** Announces a text to screen readers. 'assertive' interrupts, so use it only for failures. */
export const announce = announcements.announce

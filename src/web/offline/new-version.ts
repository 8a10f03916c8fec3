type Start = () => void

/**
 * Whether a new version of the product has been fetched and waits. Held outside React, because it is found out
 * long after the page was drawn. It begins only when the person says so.
 */
export function createNewVersion() {
  let start: Start | null = null
  const listeners = new Set<() => void>()

  function replace(next: Start | null) {
    start = next
    for (const listener of listeners) listener()
  }

  return {
    announce: replace,
    /** Not now: the version goes on waiting, and the next visit asks again. */
    postpone: () => replace(null),
    getStart: () => start,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const newVersion = createNewVersion()

type Start = () => void

/**
 * Whether a new version of the product has been fetched and is waiting. Held outside React, because it is
 * discovered long after the page was drawn. It starts only when the person agrees.
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
    /** Not now: the version keeps waiting, and the next visit asks again. */
    postpone: () => replace(null),
    getStart: () => start,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const newVersion = createNewVersion()

type Events = Pick<EventTarget, 'addEventListener'>

interface NetworkSurroundings {
  isOnline: () => boolean
  /** The window, where 'online', 'offline' and 'pageshow' arrive, and the document, which becomes visible. */
  window: Events
  document: Events
}

export interface Network {
  isOnline: () => boolean
  subscribe: (listener: () => void) => () => void
  /** For whoever has just failed to reach the server: the browser may know better by now. */
  look: () => void
}

/**
 * Whether there is a network. A browser does not always say when that changes, above all on a slow machine, so it is
 * asked again whenever the answer may have changed. An unsaid change is told like one that was said.
 */
export function createNetwork({ isOnline, window, document }: NetworkSurroundings): Network {
  const listeners = new Set<() => void>()
  let told = isOnline()

  function tell(): void {
    told = isOnline()
    for (const listener of listeners) listener()
  }

  function look(): void {
    if (isOnline() !== told) tell()
  }

  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)

  return {
    isOnline,
    look,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

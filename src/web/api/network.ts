type Events = Pick<EventTarget, 'addEventListener'>

interface NetworkSurroundings {
  isOnline: () => boolean
  /** The window receives 'online', 'offline' and 'pageshow'. The document receives 'visibilitychange'. */
  window: Events
  document: Events
}

export interface Network {
  isOnline: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Call this after failing to reach the server, since the browser's state may have changed by then. */
  look: () => void
}

/**
 * Whether there is a network. A browser does not always report a change, especially on a slow machine, so the
 * state is checked again whenever it may have changed. Listeners hear of an unreported change like any other.
 */
export function createNetwork({ isOnline, window, document }: NetworkSurroundings): Network {
  const listeners = new Set<() => void>()
  let reported = isOnline()

  function tell(): void {
    reported = isOnline()
    for (const listener of listeners) listener()
  }

  function look(): void {
    if (isOnline() !== reported) tell()
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

const waitMs = 10_000

/**
 * Calls back once when a failed fetch is worth another try: the network is back, the page is shown again, or
 * some time has passed. Returns a function that cancels.
 */
export function callWhenReachable(callback: () => void): () => void {
  const timer = setTimeout(call, waitMs)
  globalThis.addEventListener('online', call)
  globalThis.addEventListener('pageshow', call)
  document.addEventListener('visibilitychange', callIfVisible)

  function cancel() {
    clearTimeout(timer)
    globalThis.removeEventListener('online', call)
    globalThis.removeEventListener('pageshow', call)
    document.removeEventListener('visibilitychange', callIfVisible)
  }

  function call() {
    cancel()
    callback()
  }

  function callIfVisible() {
    if (document.visibilityState === 'visible') call()
  }

  return cancel
}

type HoldBack = (event: PopStateEvent) => void

let holdBack: HoldBack | null = null

/** Called once, before the first screen: only a listener that was there before the router's can stop the event. */
export function watchBack(): void {
  globalThis.addEventListener('popstate', (event) => holdBack?.(event))
}

/** The screen hears first of every Back and Forward. Returns a function that ends this. */
export function guardBack(hold: HoldBack): () => void {
  holdBack = hold
  return () => {
    if (holdBack === hold) holdBack = null
  }
}

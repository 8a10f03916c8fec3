import { createNetwork } from './network.ts'

/** Tests of code that calls the server run without a page. */
const nowhere = new EventTarget()

export const browserNetwork = createNetwork({
  isOnline: () => globalThis.navigator?.onLine ?? true,
  window: typeof window === 'undefined' ? nowhere : window,
  document: typeof document === 'undefined' ? nowhere : document,
})

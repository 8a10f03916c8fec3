import type { CredentialsAnswer } from '#contract/payments.ts'
import { isFinal, longWaitMs, type PurchaseState, readCredentials, readRefusal } from './purchase-state.ts'

export const pollMs = 2000

interface PollParts {
  ask: (signal: AbortSignal) => Promise<CredentialsAnswer>
  /** Starts a timer; what comes back stops it. */
  startTimer: (task: () => void, delayMs: number) => () => void
  /** Nobody looks at a hidden page, so nobody waits for its answers. */
  isHidden: () => boolean
}

/**
 * Asks what became of a purchase, every two seconds until that is settled. A question that fails says nothing and
 * is asked again.
 */
export function createPurchasePoll(
  { ask, startTimer, isHidden }: PollParts,
  firstState: PurchaseState = { kind: 'waiting', payment: 'unknown', isLong: false },
) {
  let state = firstState
  let running: AbortController | null = null
  let isAsking = false
  let stopTimer = () => {}
  let stopLongWait = () => {}
  const listeners = new Set<() => void>()

  function change(next: PurchaseState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function askOnce(run: AbortController) {
    isAsking = true
    let next: PurchaseState
    try {
      next = readCredentials(await ask(run.signal))
    } catch (error) {
      next = readRefusal(error, state)
    }
    if (running !== run) return
    isAsking = false
    change(next)
    if (isFinal(next)) stop()
    else stopTimer = startTimer(tick, pollMs)
  }

  function tick() {
    if (running === null || isAsking) return
    stopTimer()
    if (isHidden()) stopTimer = startTimer(tick, pollMs)
    else void askOnce(running)
  }

  function stop() {
    running?.abort()
    running = null
    isAsking = false
    stopTimer()
    stopLongWait()
  }

  return {
    start: () => {
      stop()
      if (isFinal(state)) return
      running = new AbortController()
      stopLongWait = startTimer(() => {
        if (state.kind === 'waiting') change({ ...state, isLong: true })
      }, longWaitMs)
      void askOnce(running)
    },
    stop,
    /** The page is looked at again: ask now. */
    wake: tick,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

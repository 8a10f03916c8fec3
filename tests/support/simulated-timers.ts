/** For tests: a manual clock, and timers that run when it is moved past their time. */
export function createSimulatedTimers() {
  const clock = { now: 1_000_000 }
  const timers = new Map<symbol, { at: number; callback: () => void }>()
  return {
    clock,
    timerClock: {
      now: () => clock.now,
      callAt: (at: number, callback: () => void) => {
        const key = Symbol('timer')
        timers.set(key, { at, callback })
        return () => timers.delete(key)
      },
    },
    advance: (ms: number) => {
      clock.now += ms
      for (const [key, timer] of timers) {
        if (timer.at > clock.now) continue
        timers.delete(key)
        timer.callback()
      }
    },
  }
}

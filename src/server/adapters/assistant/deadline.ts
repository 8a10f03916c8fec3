import type { ModelTimeouts } from './language-model.ts'

export interface Deadline {
  signal: AbortSignal
  /** From now on only the total time counts. */
  meetFirstWord: () => void
  /** Which time ran out, in words; null when none did. */
  expired: () => string | null
  clear: () => void
}

/** Ends a call when its caller does, when the first word takes too long, and when all of it does. */
export function createDeadline(caller: AbortSignal, { firstWordMs, totalMs }: ModelTimeouts): Deadline {
  const controller = new AbortController()
  let reason: string | null = null
  const end = (why: string) => () => {
    reason = why
    controller.abort(new Error(why))
  }
  const first = setTimeout(end(`no word within ${firstWordMs} ms`), firstWordMs)
  const total = setTimeout(end(`not finished within ${totalMs} ms`), totalMs)
  return {
    signal: AbortSignal.any([caller, controller.signal]),
    meetFirstWord: () => clearTimeout(first),
    expired: () => reason,
    clear: () => {
      clearTimeout(first)
      clearTimeout(total)
    },
  }
}

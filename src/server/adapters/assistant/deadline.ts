import type { ModelTimeouts } from './language-model.ts'

export interface Deadline {
  signal: AbortSignal
  /** After this only the total time counts. */
  meetFirstWord: () => void
  /** Describes which time ran out. Null when none did. */
  expired: () => string | null
  clear: () => void
}

/** Ends a call when its caller leaves, when the first word takes too long, or when the whole answer does. */
export function createDeadline(caller: AbortSignal, { firstWordMs, totalMs }: ModelTimeouts): Deadline {
  const controller = new AbortController()
  let reason: string | null = null
  const end = (why: string) => () => {
    reason = why
    controller.abort(new Error(why))
  }
  const first = setTimeout(end(`no answer within ${firstWordMs} ms`), firstWordMs)
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

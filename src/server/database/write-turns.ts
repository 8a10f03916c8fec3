/** Decides who may write to a file with one transaction at a time, and when others may read. */
export interface WriteTurns {
  /** Resolves when it is the caller's turn, in the order of asking. */
  enter: () => Promise<void>
  leave: () => void
  /** From now until the caller leaves, a transaction is open that others must not see. */
  noteBegun: () => void
  isBegun: () => boolean
  /** Resolves when the open transaction has ended. */
  untilEnded: () => Promise<void>
}

export function createWriteTurns(): WriteTurns {
  const waiting: (() => void)[] = []
  let readers: (() => void)[] = []
  let isTaken = false
  let isBegun = false

  return {
    enter: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    leave: () => {
      isBegun = false
      // Readers run before the next writer, because they finish immediately.
      for (const resume of readers) resume()
      readers = []
      const next = waiting.shift()
      // It stays taken while a writer waits, so that a later one cannot overtake it.
      if (next) next()
      else isTaken = false
    },
    noteBegun: () => {
      isBegun = true
    },
    isBegun: () => isBegun,
    untilEnded: () => new Promise((resolve) => readers.push(resolve)),
  }
}

/** Who may write to a file that takes one transaction at a time, and when others may read. */
export interface WriteTurns {
  /** Resolves when it is the caller's turn, in the order of asking. */
  enter: () => Promise<void>
  leave: () => void
  /** From now until the caller leaves: a transaction is open that no one else may see. */
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
      // Readers before the next writer: they are done at once.
      for (const resume of readers) resume()
      readers = []
      const next = waiting.shift()
      // It stays taken when someone waits: no one who comes meanwhile may be first.
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

/** The server's report on one of its processes, or null when it lists no such process. */
export type FindServerProcess = (processId: number) => Promise<{ isWorking: boolean } | null>

const maxMisses = 5

/**
 * Returns, at each call, whether to keep waiting for a long statement. Its own connection is silent until the
 * statement ends, so this asks the server on another one.
 */
export function watchLongStatement(find: FindServerProcess, processId: number): () => Promise<boolean> {
  let wasListed = false
  let misses = 0
  return async () => {
    try {
      const found = await find(processId)
      misses = 0
      if (found === null) {
        // It has ended, or the engine lists no processes.
        return !wasListed
      }
      wasListed = true
      return found.isWorking
    } catch {
      // The server is too busy to answer, or gone.
      misses += 1
      return misses < maxMisses
    }
  }
}

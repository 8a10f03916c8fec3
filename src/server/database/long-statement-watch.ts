/** What the server says of one of its processes; null when it lists no such process. */
export type FindServerProcess = (processId: number) => Promise<{ isWorking: boolean } | null>

const maxMisses = 5

/**
 * Tells, each time it is called, whether to go on waiting for a long statement. Its own connection says nothing until
 * it ends, so the server is asked on another one.
 */
export function watchLongStatement(find: FindServerProcess, processId: number): () => Promise<boolean> {
  let wasListed = false
  let misses = 0
  return async () => {
    try {
      const found = await find(processId)
      misses = 0
      if (found === null) {
        // It has ended. Where it was never listed, the engine does not tell.
        return !wasListed
      }
      wasListed = true
      return found.isWorking
    } catch {
      // Too busy to answer, or gone.
      misses += 1
      return misses < maxMisses
    }
  }
}

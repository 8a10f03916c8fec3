import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What large bodies leave behind by the time they have added up to this is worth the pause. */
const worthBytes = 8 * 1024 * 1024
/** Most of them are answered by then, and collecting more often would cost others more than it frees. */
const delayMs = 2000

export interface Leftovers {
  /** A large body or answer passed through memory. */
  note: (bytes: number) => void
  stop: () => void
}

/**
 * Collects garbage soon after large bodies. Node on its own waits until new garbage needs the room, several times what
 * the server needs, and never collects while nothing happens: after one burst it would keep a hundred megabytes.
 */
export function collectLeftovers(collect: () => void): Leftovers {
  let bytesLeft = 0
  let timer: NodeJS.Timeout | null = null
  return {
    note: (bytes) => {
      bytesLeft += bytes
      if (bytesLeft < worthBytes) return
      timer ??= setTimeout(() => {
        timer = null
        bytesLeft = 0
        collect()
      }, delayMs).unref()
    },
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}

/** Node offers its collector only under a flag, and only to contexts that are made after it is set. */
export function openCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  return () => collect()
}

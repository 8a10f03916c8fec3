export interface PollOptions {
  /** Rejects when the server cannot be reached. Returns false to stop for good. */
  ask: () => Promise<boolean>
  isVisible: () => boolean
  wait: (callback: () => void, ms: number) => void
}

const everyMs = 15_000
const longestMs = 240_000

/** Asks while the page is seen, less often while the server does not answer. The result asks at once. */
export function pollEvents({ ask, isVisible, wait }: PollOptions): () => void {
  let round = 0
  let pauseMs = everyMs
  let isAsking = false
  let isOver = false

  async function run(): Promise<void> {
    if (isAsking || isOver) return
    isAsking = true
    try {
      isOver = !(await ask())
      pauseMs = everyMs
    } catch {
      pauseMs = Math.min(pauseMs * 2, longestMs)
    } finally {
      isAsking = false
    }
    plan()
  }

  function plan(): void {
    round += 1
    const own = round
    wait(() => {
      if (own !== round || isOver) return
      if (isVisible()) void run()
      else plan()
    }, pauseMs)
  }

  plan()
  return () => void run()
}

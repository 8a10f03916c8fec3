import { findPause } from './poll-decisions.ts'

interface PollSurroundings {
  fetchNews: () => Promise<void>
  hasLive: () => boolean
  isVisible: () => boolean
  /** Calls back when the page is shown or hidden. */
  onVisibility: (listener: () => void) => () => void
  setTimer: (run: () => void, ms: number) => () => void
}

/** Asks for new comments while the page is visible, and immediately when it is shown again. */
export function pollShares({ fetchNews, hasLive, isVisible, onVisibility, setTimer }: PollSurroundings): {
  stop: () => void
} {
  let failuresInARow = 0
  let isRunning = false
  let isOver = false
  let cancelTimer = () => {}

  async function ask(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      await fetchNews()
      failuresInARow = 0
    } catch {
      failuresInARow += 1
    }
    isRunning = false
    schedule()
  }

  function schedule(): void {
    cancelTimer()
    const pauseMs = isOver ? null : findPause({ isVisible: isVisible(), hasLive: hasLive(), failuresInARow })
    if (pauseMs !== null) cancelTimer = setTimer(() => void ask(), pauseMs)
  }

  function askIfVisible(): void {
    cancelTimer()
    if (isVisible() && hasLive()) void ask()
  }

  const stopHearing = onVisibility(askIfVisible)
  askIfVisible()
  return {
    stop: () => {
      isOver = true
      cancelTimer()
      stopHearing()
    },
  }
}

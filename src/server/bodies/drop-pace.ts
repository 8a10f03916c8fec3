/** About what a socket delivers at a time. */
const pieceBytes = 65_536

export interface DropPace {
  /** Returns false when the reader has to stop for now. `goOn` is called when it may continue. */
  spend: (bytes: number, goOn: () => void) => boolean
}

/** Limits how fast all unwanted bodies together are read, because even dropping them takes time from others. */
export function createDropPace({ bytesPerTick, tickMs }: { bytesPerTick: number; tickMs: number }): DropPace {
  const waiting: (() => void)[] = []
  let left = bytesPerTick
  let timer: NodeJS.Timeout | null = null

  function tick(): void {
    timer = null
    left = bytesPerTick
    const turns = waiting.splice(0, Math.max(1, Math.floor(bytesPerTick / pieceBytes)))
    if (waiting.length > 0) timer = setTimeout(tick, tickMs)
    for (const goOn of turns) goOn()
  }

  return {
    spend: (bytes, goOn) => {
      left -= bytes
      timer ??= setTimeout(tick, tickMs)
      if (left > 0) return true
      waiting.push(goOn)
      return false
    },
  }
}

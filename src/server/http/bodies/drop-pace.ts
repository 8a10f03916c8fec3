/** About as much as a socket hands over at a time. */
const pieceBytes = 65_536

export interface DropPace {
  /** Returns false when this was enough for now: `goOn` is then called when it is this one's turn again. */
  spend: (bytes: number, goOn: () => void) => boolean
}

/**
 * How fast bodies that nobody wants are read, all together: even throwing away takes the time of those who are being
 * served, and somebody who floods us waits for it.
 */
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

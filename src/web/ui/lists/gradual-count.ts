import { startTransition, useEffect, useState } from 'react'
import { callWhenFree } from '#web/ui/browser/when-free.ts'

/** So late at the latest, also on a page that never rests. */
const longestWaitMs = 300

interface Portions {
  /** Drawn at once: about what fits on a screen. */
  first: number
  /** Drawn together afterward. Small enough that a key pressed meanwhile does not wait for it. */
  next: number
}

/**
 * How many rows of a list to draw. A long one is not drawn in one go, or no one could type in its first row before
 * the last one stands: the rest follows in portions while the page is free. Once it was whole it stays so.
 */
export function useGradualCount(total: number, { first, next }: Portions) {
  const [drawn, setDrawn] = useState(total > first ? first : Infinity)

  useEffect(() => {
    if (drawn === Infinity) return undefined
    const more = drawn + next
    return callWhenFree(() => startTransition(() => setDrawn(more < total ? more : Infinity)), longestWaitMs)
  }, [drawn, next, total])

  return { drawnCount: Math.min(drawn, total), drawAll: () => setDrawn(Infinity) }
}

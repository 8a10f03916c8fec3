import { startTransition, useEffect, useState } from 'react'
import { callWhenFree } from '#web/ui/browser/when-free.ts'

/** The maximum wait, even on a page that is never idle. */
const longestWaitMs = 300

interface Portions {
  /** Drawn immediately: about as many as fit on a screen. */
  first: number
  /** Drawn together afterward. Small enough not to delay a key press. */
  next: number
}

/**
 * How many rows of a list to draw. Drawing a long list in one go would block typing in its first row, so the
 * rest follows in portions while the page is idle. A list that has been drawn completely stays complete.
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

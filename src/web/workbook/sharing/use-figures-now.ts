import { useEffect, useState } from 'react'
import type { SharedCopy } from '#exports/sharing/shared-copy.ts'
import { type FoundThread, usePausedData } from './use-found-threads.ts'
import { findFigureNow } from './find-figure-now.ts'
import type { SharingContext } from './link-actions.ts'
import { makeCopy } from './make-copy.ts'

/**
 * What the commented figures are now, by comment. The document is made again as the link's reader would see it, because
 * only there does a figure have its name.
 */
export function useFiguresNow(
  sharing: SharingContext,
  found: readonly FoundThread[],
): ReadonlyMap<string, string> {
  const data = usePausedData()
  const [figures, setFigures] = useState<ReadonlyMap<string, string>>(new Map())
  const { editor, feed, sender } = sharing
  const wanted = found.filter(
    ({ thread, found: place }) => place.kind === 'step' && thread.place.part !== null,
  )
  const wantedKey = wanted.map(({ thread }) => thread.id).join(' ')

  useEffect(() => {
    if (wantedKey === '') return undefined
    const visit = { isOver: false }
    async function look() {
      const now = new Map<string, string>()
      for (const [linkId, { choice }] of feed.store.getState().kept) {
        const threads = wanted.filter(({ thread }) => thread.linkId === linkId)
        if (threads.length === 0 || !choice) continue
        // oxlint-disable-next-line no-await-in-loop -- one worker at a time
        const copy = (await makeCopy(editor, { ...choice, withReview: false }, sender)) as SharedCopy
        for (const { thread } of threads) {
          const figure = findFigureNow(copy.document, thread.place)
          if (figure !== null) now.set(thread.id, figure)
        }
      }
      if (!visit.isOver) setFigures(now)
    }
    // The comments are complete without it.
    look().catch(() => {})
    return () => {
      visit.isOver = true
    }
    // The key stands for the list, which is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, wantedKey, editor, feed, sender])

  return figures
}

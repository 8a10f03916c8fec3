import { MessageSquare } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { loadPart } from '#web/loading/load-part.ts'
import { joinClasses } from '#web/ui/browser/class-names.ts'
import { Icon } from '#web/ui/display/icon.tsx'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { pollShares } from './poll-shares.ts'
import type { ShareFeed } from './share-feed.ts'
import { countNew } from './shared-threads.ts'
import { findShareFeed } from './use-sharing.ts'

const FieldMarks = createLazyPart(async () => (await loadPart(() => import('./field-marks.tsx'))).FieldMarks)

interface CommentsEntryProps {
  planId: string
  ownerId: string
  isOpen: boolean
  isFirst: boolean
  onOpen: () => void
}

/** Leads to the comments, and says how many are new. The first on the page also fetches them. */
export function CommentsEntry({ planId, ownerId, isOpen, isFirst, onOpen }: CommentsEntryProps) {
  const { feed } = findShareFeed(planId, ownerId)
  const news = useStore(feed.store, ({ kept }) =>
    [...kept.values()].reduce((sum, link) => sum + countNew(link), 0),
  )
  const isShown = useStore(feed.store, ({ kept, threads }) => threads.length > 0 || hasLive(kept))
  const open = useStore(feed.store, ({ threads }) => threads.filter(({ state }) => state === 'open').length)
  const hasComments = useStore(feed.store, ({ threads }) => threads.length > 0)
  usePolling(feed, isFirst)
  if (!isShown) return null
  return (
    <>
      <button
        type="button"
        aria-current={isOpen ? 'page' : undefined}
        onClick={onOpen}
        className={joinClasses(
          'mt-1 flex min-h-9 w-full items-center gap-2 rounded-control border px-2 py-1 text-left text-[0.9375rem] leading-tight pointer-coarse:min-h-11 xl:gap-3 xl:px-3',
          isOpen
            ? 'border-rule border-l-3 border-l-blue bg-surface font-semibold text-ink'
            : 'border-transparent text-ink-2 hover:bg-surface hover:text-ink',
        )}
      >
        <span className="grid w-6 shrink-0 place-items-center">
          <Icon of={MessageSquare} />
        </span>
        Comments
        {(news > 0 || open > 0) && (
          <span
            className={joinClasses(
              'mono-label ml-auto rounded-mark px-1.5 py-0.5',
              news > 0 ? 'bg-ochre-wash text-ochre' : 'text-ink-3',
            )}
          >
            {news > 0 ? `${news} new` : `${open} open`}
          </span>
        )}
      </button>
      {isFirst && hasComments && (
        <PartPlace>
          <FieldMarks planId={planId} ownerId={ownerId} />
        </PartPlace>
      )}
    </>
  )
}

function hasLive(kept: ReadonlyMap<string, { isEnded: boolean }>): boolean {
  return [...kept.values()].some(({ isEnded }) => !isEnded)
}

function usePolling(feed: ShareFeed, isFirst: boolean): void {
  useEffect(() => {
    if (!isFirst) return undefined
    const { stop } = pollShares({
      fetchNews: () => feed.fetchNews('background'),
      hasLive: () => hasLive(feed.store.getState().kept),
      isVisible: () => document.visibilityState === 'visible',
      onVisibility: (listener) => {
        document.addEventListener('visibilitychange', listener)
        return () => document.removeEventListener('visibilitychange', listener)
      },
      setTimer: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    globalThis.addEventListener('storage', feed.readAgain)
    return () => {
      stop()
      globalThis.removeEventListener('storage', feed.readAgain)
    }
  }, [feed, isFirst])
}

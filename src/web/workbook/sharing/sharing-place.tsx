import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { pagePaths } from '#contract/paths.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { browserShareLinks } from '#web/storage/browser-share-links.ts'
import { createLazyPart } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import { PressedPart } from '#web/ui/parts/pressed-part.tsx'
import { shareRequest } from '#web/workbook/export-actions/share-request.ts'
import { commentsPart } from './comments-part.ts'

const ShareDialog = createLazyPart(
  async () => (await loadPart(() => import('./share-dialog.tsx'))).ShareDialog,
)
const CommentsEntry = createLazyPart(
  async () => (await loadPart(() => import('./comments-entry.tsx'))).CommentsEntry,
)

interface SharingPlaceProps {
  planId: string
  ownerId: string
  /** Whether the comments are on the screen. */
  isOpen: boolean
}

/** All of sharing. A plan without links in this browser fetches nothing for it until someone presses Share. */
export function SharingPlace({ planId, ownerId, isOpen }: SharingPlaceProps) {
  const navigate = useNavigate()
  const isFirst = useIsFirst()
  const isAsked = useStore(shareRequest, (request) => request.isOpen)
  // Read again when the dialog closes, which may have made the first link.
  const hasLinks = useSyncExternalStore(
    shareRequest.subscribe,
    () => browserShareLinks.find(planId, ownerId) !== undefined,
  )
  const close = () => shareRequest.setState({ isOpen: false })
  const openComments = () => {
    navigate(pagePaths.workbook({ planId, step: 'review', part: commentsPart }))
    globalThis.scrollTo(0, 0)
  }

  return (
    <>
      {hasLinks && (
        <PartPlace>
          <CommentsEntry {...{ planId, ownerId, isOpen, isFirst }} onOpen={openComments} />
        </PartPlace>
      )}
      {isAsked && isFirst && (
        <PressedPart onGiveUp={close}>
          <ShareDialog
            planId={planId}
            ownerId={ownerId}
            onClose={close}
            onComments={() => {
              close()
              openComments()
            }}
          />
        </PressedPart>
      )}
    </>
  )
}

const mounted = createStore<{ places: readonly symbol[] }>(() => ({ places: [] }))

/** The sidebar is on the page and in a drawer. Only the first of them opens the dialog and asks for comments. */
function useIsFirst(): boolean {
  const [self] = useState(() => Symbol('place'))
  useEffect(() => {
    mounted.setState(({ places }) => ({ places: [...places, self] }))
    return () => mounted.setState(({ places }) => ({ places: places.filter((place) => place !== self) }))
  }, [self])
  return useStore(mounted, ({ places }) => places[0] === self)
}

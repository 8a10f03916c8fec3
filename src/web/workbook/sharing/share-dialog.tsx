import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { Dialog } from '#web/ui/layers/dialog.tsx'
import { RetryBanner } from '#web/ui/notices/retry-banner.tsx'
import { CreatedLink } from './created-link.tsx'
import { FailureBanner } from './failure-banner.tsx'
import type { MadeLink, SharingContext } from './link-actions.ts'
import { LinkList } from './link-list.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import { useOneRequest } from './use-one-request.ts'
import { useSharing } from './use-sharing.ts'

interface ShareDialogProps {
  planId: string
  ownerId: string
  onClose: () => void
  onComments: () => void
}

/** Makes links for readers without an account, and lists those there are. */
export function ShareDialog({ planId, ownerId, onClose, onComments }: ShareDialogProps) {
  const sharing = useSharing(planId, ownerId)
  return (
    <Dialog
      onClose={onClose}
      width="md"
      title="Share this plan"
      description="A link lets a banker, partner or accountant read your plan, and comment if you like, without an account."
    >
      <Sharing sharing={sharing} onComments={onComments} />
    </Dialog>
  )
}

function Sharing({ sharing, onComments }: { sharing: SharingContext; onComments: () => void }) {
  const { feed } = sharing
  const { links } = useStore(feed.store)
  const { isBusy, failure, run } = useOneRequest('Your links could not be loaded')
  const [view, setView] = useState<'list' | 'new'>('list')
  const [made, setMade] = useState<{ link: MadeLink; name: string } | null>(null)
  const load = () => run(() => feed.fetchNews('foreground'))
  useEffect(() => {
    void load()
    // Only when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  if (failure?.isPurchaseNeeded) return <FailureBanner failure={failure} />
  if (!links) {
    return failure ? (
      <RetryBanner title={failure.title} onRetry={() => void load()}>
        {failure.text}
      </RetryBanner>
    ) : (
      <Skeleton lines={5} />
    )
  }
  if (made) return <CreatedLink made={made.link} name={made.name} onDone={() => setMade(null)} />
  if (view === 'new' || links.length === 0) {
    return (
      <NewLinkForm
        sharing={sharing}
        onCancel={links.length === 0 ? null : () => setView('list')}
        onMade={(link, name) => {
          setMade({ link, name })
          setView('list')
        }}
      />
    )
  }
  return (
    <>
      {failure && !isBusy && <FailureBanner failure={failure} />}
      <LinkList sharing={sharing} links={links} onComments={onComments} />
      <Button variant="primary" className="mt-5 w-full sm:w-auto" onClick={() => setView('new')}>
        New link
      </Button>
    </>
  )
}

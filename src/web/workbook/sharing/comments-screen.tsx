import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { pagePaths } from '#contract/paths.ts'
import { steps } from '#domain/plan/steps.ts'
import type { ThreadState } from '#domain/sharing/share-event.ts'
import type { ChangedAddress } from '#domain/sync/find-changed-fields.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { usePlanEditor } from '#web/workbook/editor/plan-context.tsx'
import { openShareDialog } from '#web/workbook/export-actions/share-request.ts'
import { Segments } from '#web/workbook/steps/forecast/results/segments.tsx'
import { PlanTitle } from '#web/workbook/title/plan-title.tsx'
import { UndoControls } from '#web/workbook/undo/undo-controls.tsx'
import { useSharing } from './use-sharing.ts'
import { type FoundThread, useFoundThreads } from './use-found-threads.ts'
import { commentsPart } from './comments-part.ts'
import { ThreadCard } from './thread-card.tsx'
import { useFiguresNow } from './use-figures-now.ts'

interface CommentsScreenProps {
  planId: string
  ownerId: string
  onGoToField: (address: ChangedAddress) => void
}

const emptyTexts: Readonly<Record<ThreadState, string>> = {
  open: 'Nothing is open. New comments appear here while this page is open.',
  answered: 'Comments that you replied to appear here.',
  done: 'Comments that you marked as done appear here.',
}

/** All comments of the plan's readers, to be worked through one by one. */
export function CommentsScreen({ planId, ownerId, onGoToField }: CommentsScreenProps) {
  const sharing = useSharing(planId, ownerId)
  const { feed } = sharing
  const navigate = useNavigate()
  const found = useFoundThreads(feed)
  const figures = useFiguresNow(sharing, found)
  const hasFailed = useStore(feed.store, (state) => state.hasFailed)
  const [shown, setShown] = useState<ThreadState>('open')
  const listed = found.filter(({ thread }) => thread.state === shown)
  const count = found.length
  useEffect(() => {
    if (count > 0) feed.markSeen()
  }, [feed, count])
  useEffect(() => {
    // What fails is tried again by the polling.
    feed.fetchNews('background').catch(() => {})
  }, [feed])

  function go({ thread, found: place }: FoundThread) {
    if ('address' in place) onGoToField(place.address)
    else if (place.kind === 'step') {
      const step = steps.find(({ key }) => key === place.section)
      navigate(pagePaths.workbook({ planId, step: String(step?.number ?? 1), part: place.part ?? undefined }))
    } else onGoToField(['review'])
    showToast({
      title: `Comment by ${thread.name}`,
      description: thread.text.slice(0, 200),
      durationMs: 20_000,
      action: {
        text: 'Back to the comments',
        altText: 'Open Comments below the steps to go back',
        onAction: () => navigate(pagePaths.workbook({ planId, step: 'review', part: commentsPart })),
      },
    })
  }

  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-4 pb-16 sm:px-8 lg:pt-5 lg:pb-32">
      <CommentsHeader onGoToField={onGoToField} />
      <div className="mt-5">
        <Segments
          legend="Show comments that are"
          look="switch"
          options={(['open', 'answered', 'done'] as const).map((value) => ({
            value,
            label: `${labels[value]} ${found.filter(({ thread }) => thread.state === value).length}`,
          }))}
          value={shown}
          onValueChange={setShown}
        />
      </div>
      {hasFailed && (
        <p className="mt-3 text-sm text-ink-3">
          The server cannot be reached right now. These are the comments received so far.
        </p>
      )}
      {listed.length === 0 ? (
        <EmptyState className="mt-5">{emptyTexts[shown]}</EmptyState>
      ) : (
        <ul aria-label="Comments" className="mt-5 grid gap-4">
          {listed.map((one) => (
            <li key={one.thread.id}>
              <ThreadCard
                {...one}
                sharing={sharing}
                now={figures.get(one.thread.id) ?? null}
                onGo={() => go(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const labels: Readonly<Record<ThreadState, string>> = { open: 'Open', answered: 'Answered', done: 'Done' }

function CommentsHeader({ onGoToField }: Pick<CommentsScreenProps, 'onGoToField'>) {
  const editor = usePlanEditor()
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    globalThis.scrollTo(0, 0)
    // Nothing has the focus when the page has just opened, and the browser's initial focus is right.
    if (document.activeElement !== document.body) headingRef.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <div className="flex min-w-0 items-center">
          <PlanTitle />
          <span className="mono-label shrink-0 whitespace-pre text-ink-3"> / comments</span>
        </div>
        <div className="-ml-2.5 flex items-center gap-2">
          <UndoControls
            editor={editor}
            openForm={{ section: 'review', part: null }}
            onGoToField={onGoToField}
            onReveal={() => {}}
          />
          <Button size="sm" onClick={openShareDialog}>
            Share
          </Button>
        </div>
      </div>
      <h1 ref={headingRef} tabIndex={-1} className="display-heading mt-4 text-title outline-none">
        Comments
      </h1>
      <p className="mt-2 max-w-xl text-ink-2">
        What your readers wrote, at the places they wrote about. Your replies appear under their link.
      </p>
    </header>
  )
}

import { useState } from 'react'
import type { ShareEvent, ThreadState } from '#domain/sharing/share-event.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { describeTime } from '#web/ui/display/describe-times.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { announce } from '#web/ui/notices/announcements.ts'
import { useUnsentText } from '#web/workbook/editor/unsent-text.ts'
import { CommentSubject } from './comment-subject.tsx'
import { FailureBanner } from './failure-banner.tsx'
import type { SharingContext } from './link-actions.ts'
import { ReplyForm } from './reply-form.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import type { FoundThread } from './use-found-threads.ts'
import { useOneRequest } from './use-one-request.ts'

const stateTags: Readonly<Record<ThreadState, { text: string; tone: 'ochre' | 'blue' | 'green' }>> = {
  open: { text: 'Open', tone: 'ochre' },
  answered: { text: 'Answered', tone: 'blue' },
  done: { text: 'Done', tone: 'green' },
}

interface ThreadCardProps extends FoundThread {
  sharing: SharingContext
  /** What a figure is now, where it can be said. */
  now: string | null
  /** Left out at the field itself. */
  onGo?: (() => void) | undefined
}

/** One comment with its replies, and what its owner can do about it. */
export function ThreadCard({ thread, found, sharing, now, onGo }: ThreadCardProps) {
  const unsent = useUnsentText(`reply ${thread.id}`)
  const [isReplying, setIsReplying] = useState(unsent.text !== undefined)
  const state = useOneRequest('This could not be sent')
  const { tone, text } = stateTags[thread.state]
  const address = 'address' in found ? found.address : null
  const post = (event: ShareEvent) => sharing.feed.post(thread.linkId, event)

  const setState = (next: ThreadState) =>
    state.run(async () => {
      await post({ kind: 'state', of: thread.id, state: next })
      announce(next === 'done' ? 'Marked as done' : 'Open again')
    })

  return (
    <Card padding="sm" edge={tone === 'green' ? 'green' : 'ochre'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{thread.name}</span>
          <span className="text-sm text-ink-3"> · {describeTime(thread.at)}</span>
        </p>
        <Tag tone={tone}>{text}</Tag>
      </div>
      <CommentSubject place={thread.place} found={found} now={now} />
      <p className="mt-2 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
        {thread.isWithdrawn ? <span className="text-ink-3">Withdrawn by its writer.</span> : thread.text}
        {thread.isEdited && <span className="text-sm text-ink-3"> (edited)</span>}
      </p>
      <SuggestionCard
        thread={thread}
        address={address}
        onAccepted={() => void setState('done')}
        onUndone={() => void setState(thread.state)}
      />
      {thread.replies.length > 0 && (
        <ul aria-label="Replies" className="mt-3 grid gap-2 border-t border-rule pt-3">
          {thread.replies.map((reply) => (
            <li key={reply.id} className="text-[0.9375rem] wrap-anywhere whitespace-pre-line">
              <span className="font-semibold">{reply.name}</span>
              <span className="text-sm text-ink-3"> · {describeTime(reply.at)}</span>
              <br />
              {reply.text}
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <ReplyForm
          name={thread.name}
          unsent={unsent}
          onSend={(words) => post({ kind: 'reply', to: thread.id, name: sharing.sender, text: words })}
          onClose={() => setIsReplying(false)}
        />
      )}
      <div className="mt-3 empty:hidden">
        <FailureBanner failure={state.failure} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {onGo && (
          <Button size="sm" onClick={onGo}>
            Go there<VisuallyHidden>: {thread.place.quote}</VisuallyHidden>
            <span aria-hidden="true">→</span>
          </Button>
        )}
        {!isReplying && !thread.isEnded && (
          <Button size="sm" onClick={() => setIsReplying(true)}>
            Reply<VisuallyHidden> to {thread.name}</VisuallyHidden>
          </Button>
        )}
        {thread.state === 'done' ? (
          <Button size="sm" variant="quiet" busy={state.isBusy} onClick={() => void setState('open')}>
            Open again
          </Button>
        ) : (
          <Button size="sm" variant="quiet" busy={state.isBusy} onClick={() => void setState('done')}>
            Mark as done
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-3 wrap-anywhere">
        {thread.isEnded
          ? `The link for ${thread.linkName} has ended, so a reply would reach no one.`
          : `Under the link for ${thread.linkName}`}
      </p>
    </Card>
  )
}

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { loadPart } from '#web/loading/load-part.ts'
import { announce } from '#web/ui/notices/announcements.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { createLazyParts } from '#web/ui/parts/lazy-parts.tsx'
import { PartPlace } from '#web/ui/parts/part-place.tsx'
import type { ChatMessage } from './chat-message.ts'
import type { Conversation } from './conversation.ts'
import type { AdvisorProps } from '#web/workbook-to-advisor/advisor-props.ts'
import { keepInView } from './keep-in-view.ts'
import type { ProposalCard } from './proposal-card.tsx'
import { ReplyText } from './reply-text.tsx'

type ProposalProps = ComponentProps<typeof ProposalCard>

/** Fetched with the first question, because before that there is nothing to accept. */
const proposalParts = createLazyParts<'card', ProposalProps>({
  card: async () => (await loadPart(() => import('./proposal-card.tsx'))).ProposalCard,
})

interface ConversationListProps extends Pick<AdvisorProps, 'plan' | 'step' | 'onEdit' | 'onGoToField'> {
  conversation: Conversation
}

export function ConversationList({ conversation, plan, step, onEdit, onGoToField }: ConversationListProps) {
  const { messages, isBusy, partial } = useStore(conversation.store)
  const endRef = useRef<HTMLDivElement>(null)
  const count = messages.length
  const firstCount = useRef(count)

  useEffect(() => {
    // Messages from before the panel opened stay in place. New ones scroll into view.
    const isNew = count > firstCount.current || partial !== ''
    if (isNew && endRef.current !== null) keepInView(endRef.current)
    firstCount.current = Math.min(firstCount.current, count)
  }, [count, partial])

  useEffect(() => {
    if (isBusy) proposalParts.fetchAhead('card')
  }, [isBusy])

  const last = messages.at(-1)
  useEffect(() => {
    if (last?.type === 'ai' && Date.now() - Date.parse(last.timestamp) < 1000)
      announce('The advisor answered')
  }, [last])

  if (messages.length === 0 && !isBusy) return null

  function clear() {
    const cleared = conversation.store.getState().messages
    conversation.clear()
    showToast({
      title: 'Conversation cleared',
      description: 'Your plan was not changed.',
      action: {
        text: 'Undo',
        altText: 'The Undo button of this notice restores it',
        onAction: () => conversation.restore(cleared),
      },
    })
  }

  return (
    <section aria-label="Conversation" className="mt-6 border-t border-rule pt-4">
      <ul className="grid gap-4">
        {messages.map((message) => (
          <li key={message.id}>
            {message.type === 'user' ? (
              <UserMessage content={message.content} />
            ) : (
              <AdvisorMessage {...{ message, conversation, plan, step, onEdit, onGoToField }} />
            )}
          </li>
        ))}
        {isBusy && (
          <li aria-busy="true">
            {partial === '' ? <Spinner label="The advisor is thinking…" /> : <ReplyText text={partial} />}
          </li>
        )}
      </ul>
      <div ref={endRef} />
      <Button variant="quiet" size="sm" className="mt-4 -ml-3" onClick={clear}>
        CLEAR CONVERSATION
      </Button>
    </section>
  )
}

function UserMessage({ content }: { content: string }) {
  return (
    <p className="ml-8 rounded-card bg-blue-wash px-4 py-2.5 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
      <span className="sr-only">You: </span>
      {content}
    </p>
  )
}

interface AdvisorMessageProps extends ConversationListProps {
  message: ChatMessage
}

function AdvisorMessage({ message, conversation, plan, step, onEdit, onGoToField }: AdvisorMessageProps) {
  return (
    <div className="grid gap-3">
      <div>
        <span className="sr-only">Advisor: </span>
        <ReplyText text={message.content} />
      </div>
      {message.notice !== undefined && <p className="text-sm text-ink-3">{message.notice}</p>}
      {message.source === 'model' && <Tag>AI model: check before you rely on it</Tag>}
      {message.proposals.map((proposal, index) =>
        message.settled.includes(index) ? null : (
          <ProposalPlace
            // oxlint-disable-next-line react/no-array-index-key -- proposals of a message never change
            key={index}
            proposal={proposal}
            plan={plan}
            step={step}
            onEdit={onEdit}
            onGoToField={onGoToField}
            onSettled={() => conversation.settle(message.id, index)}
          />
        ),
      )}
    </div>
  )
}

function ProposalPlace(props: ProposalProps) {
  const [Card] = useState(() => proposalParts.find('card'))
  return (
    <PartPlace>
      <Card {...props} />
    </PartPlace>
  )
}

import { CornerDownLeft, Square } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { maxPromptLength } from '#contract/request-limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import type { Conversation } from './conversation.ts'

interface PromptFormProps {
  conversation: Conversation
  stepName: string
  isLocked: boolean
}

/** Enter sends, Shift+Enter breaks the line. A question that failed returns to the box. */
export function PromptForm({ conversation, stepName, isLocked }: PromptFormProps) {
  const [text, setText] = useState('')
  const isBusy = useStore(conversation.store, (state) => state.isBusy)
  const id = useId()

  async function send() {
    const typed = text.trim()
    if (typed === '' || isBusy || isLocked) return
    setText('')
    const isAnswered = await conversation.send({ action: typed, shown: typed })
    if (!isAnswered) setText((since) => (since === '' ? typed : since))
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // The Enter that ends an input method's composition chooses a word and does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="sticky -bottom-4 border-t border-rule bg-surface px-5 py-4 panel:static"
    >
      <div className="flex items-end gap-2 rounded-card border border-control bg-surface p-1.5 focus-within:border-blue focus-within:outline-3 focus-within:outline-focus">
        <label htmlFor={id} className="sr-only">
          Ask the advisor about {stepName}
        </label>
        <textarea
          id={id}
          rows={1}
          value={text}
          maxLength={maxPromptLength}
          disabled={isLocked}
          placeholder="Ask about this step…"
          enterKeyHint="send"
          className="field-sizing-content max-h-40 min-h-9 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-1.5 outline-none placeholder:text-ink-3"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        {isBusy ? (
          <Button variant="quiet" size="sm" onClick={conversation.stop}>
            Stop <Icon of={Square} />
          </Button>
        ) : (
          <Button
            type="submit"
            variant="quiet"
            size="sm"
            disabled={isLocked || text.trim() === ''}
            className="disabled:!border-transparent disabled:!bg-transparent"
          >
            Send <Icon of={CornerDownLeft} />
          </Button>
        )}
      </div>
    </form>
  )
}

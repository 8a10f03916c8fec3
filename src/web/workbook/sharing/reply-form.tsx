import { useState } from 'react'
import { maxCommentLength } from '#contract/share-events.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { announce } from '#web/ui/notices/announcements.ts'
import type { UnsentText } from '#web/workbook/editor/unsent-text.ts'
import { FailureBanner } from './failure-banner.tsx'
import { useOneRequest } from './use-one-request.ts'

interface ReplyFormProps {
  name: string
  unsent: UnsentText
  onSend: (text: string) => Promise<void>
  onClose: () => void
}

/** A reply that could not be sent stays in the field, and is there again if the person leaves before. */
export function ReplyForm({ name, unsent, onSend, onClose }: ReplyFormProps) {
  const [text, setText] = useState(unsent.text ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, failure, run } = useOneRequest('Your reply could not be sent')
  const words = text.trim()
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (words === '') return
        void run(async () => {
          await onSend(words)
          unsent.keep(null)
          announce('Reply sent')
          onClose()
        })
      }}
    >
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
        autoFocus
        label={`Reply to ${name}`}
        rows={2}
        maxLength={maxCommentLength}
        error={isChecked && words === '' ? 'Write your reply first.' : undefined}
        defaultValue={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          unsent.keep(currentTarget.value)
        }}
      />
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="primary" busy={isBusy}>
          Send
        </Button>
        <Button
          size="sm"
          onClick={() => {
            unsent.keep(null)
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

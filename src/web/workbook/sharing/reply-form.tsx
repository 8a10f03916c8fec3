import { useState } from 'react'
import { maxCommentLength } from '#contract/share-events.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { announce } from '#web/ui/notices/announcements.ts'
import { FailureBanner } from './failure-banner.tsx'
import { useOneRequest } from './use-one-request.ts'

interface ReplyFormProps {
  name: string
  onSend: (text: string) => Promise<void>
  onClose: () => void
}

/** A reply that could not be sent stays in the field. */
export function ReplyForm({ name, onSend, onClose }: ReplyFormProps) {
  const [text, setText] = useState('')
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
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <FailureBanner failure={failure} />
      <div className="flex gap-2">
        <Button size="sm" type="submit" variant="primary" busy={isBusy}>
          Send
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

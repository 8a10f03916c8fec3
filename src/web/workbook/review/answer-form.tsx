import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useUnsentText } from '#web/workbook/editor/unsent-text.ts'
import { readFormText } from './read-form-text.ts'

const longestReason = 2000

interface AnswerFormProps {
  /** The finding's key. */
  place: string
  /** An answer that was about other figures. */
  oldReason: string | null
  onAnswer: (reason: string) => void
}

/** "This is right because…": opens into a field, because most findings are fixed and not answered. */
export function AnswerForm({ place, oldReason, onAnswer }: AnswerFormProps) {
  const unsent = useUnsentText(`answer ${place}`)
  const [isOpen, setIsOpen] = useState(unsent.text !== undefined)
  const [wasLeft] = useState(isOpen)
  const [isEmpty, setIsEmpty] = useState(false)
  if (!isOpen) {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={() => setIsOpen(true)}>
          This is right because…
        </Button>
        <p className="text-sm text-ink-3">Kept with the plan and printed under Sources and assumptions.</p>
        {oldReason !== null && (
          <p className="w-full border-l-3 border-l-ochre pl-3 text-sm text-ink-2 wrap-anywhere">
            Its figures have changed since you answered: “{oldReason}”
          </p>
        )}
      </div>
    )
  }
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const reason = readFormText(event.currentTarget, 'reason')
        if (reason === '') return setIsEmpty(true)
        unsent.keep(null)
        onAnswer(reason)
      }}
    >
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
        autoFocus={!wasLeft}
        name="reason"
        rows={2}
        label="This is right because"
        maxLength={longestReason}
        defaultValue={unsent.text ?? oldReason ?? ''}
        onInput={({ currentTarget }) => unsent.keep(currentTarget.value)}
        error={isEmpty ? 'Write a reason that a reader would accept.' : undefined}
      />
      <div className="flex gap-2">
        <Button size="sm" variant="primary" type="submit">
          Keep this answer
        </Button>
        <Button
          size="sm"
          onClick={() => {
            unsent.keep(null)
            setIsOpen(false)
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

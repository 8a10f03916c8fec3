import { type SyntheticEvent, useState } from 'react'
import { defaultLinkDays, maxLinkDays, maxLinkNameLength } from '#contract/sharing.ts'
import type { CopyChoice } from '#web/sharing/stored-links.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { copyReaders } from './copy-choice.ts'
import { FailureBanner } from './failure-banner.tsx'
import { createLink, type MadeLink, type SharingContext, startLink } from './link-actions.ts'
import { daysFrom, toDay, toEndTime } from './link-dates.ts'
import { useOneRequest } from './use-one-request.ts'

interface NewLinkFormProps {
  sharing: SharingContext
  /** Null while there is nothing to go back to. */
  onCancel: (() => void) | null
  onMade: (link: MadeLink, name: string) => void
}

export function NewLinkForm({ sharing, onCancel, onMade }: NewLinkFormProps) {
  const [parts] = useState(startLink)
  const [now] = useState(() => new Date())
  const [name, setName] = useState('')
  const [mayComment, setMayComment] = useState(true)
  const [day, setDay] = useState(() => toDay(daysFrom(now, defaultLinkDays)))
  const [choice, setChoice] = useState<CopyChoice>({ reader: 'bank', withFigures: true, withReview: false })
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, failure, run } = useOneRequest('The link could not be made')
  const endsAt = toEndTime(day, now)
  const isNamed = name.trim() !== ''

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (!isNamed || endsAt === null) return
    void run(async () => {
      const link = { name: name.trim(), mayComment, endsAt, choice }
      onMade(await createLink(sharing, parts, link), link.name)
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Who is it for?"
        hint="For your own list. It is the only thing here that we can read."
        placeholder="Dana at the bank"
        value={name}
        maxLength={maxLinkNameLength}
        autoComplete="off"
        error={isChecked && !isNamed ? 'Name the reader, so that you can tell your links apart.' : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Which version?"
          value={choice.reader}
          onChange={(event) =>
            setChoice({ ...choice, reader: event.currentTarget.value as CopyChoice['reader'] })
          }
        >
          {copyReaders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label="Ends after"
          type="date"
          value={day}
          min={toDay(now)}
          max={toDay(daysFrom(now, maxLinkDays))}
          error={isChecked && endsAt === null ? 'Choose a day from today on.' : undefined}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </div>
      <div className="grid gap-2">
        <Checkbox
          label="They may comment"
          hint="Without it, they can only read."
          checked={mayComment}
          onChange={(event) => setMayComment(event.currentTarget.checked)}
        />
        <Checkbox
          label="Include the figures"
          hint="Prices, forecast, funding and charts. Amounts in your own sentences are always shown."
          checked={choice.withFigures}
          onChange={(event) => setChoice({ ...choice, withFigures: event.currentTarget.checked })}
        />
        <Checkbox
          label="Include the review"
          hint="What our checks found, as for a mentor."
          checked={choice.withReview}
          onChange={(event) => setChoice({ ...choice, withReview: event.currentTarget.checked })}
        />
      </div>
      <p className="text-sm text-ink-2">
        Anyone who has the link can read this plan until it ends. The plan is encrypted in your browser. The
        key is part of the link and never reaches us.
      </p>
      <FailureBanner failure={failure} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {onCancel && <Button onClick={onCancel}>Back</Button>}
        <Button type="submit" variant="primary" busy={isBusy} busyText="Encrypting…">
          Create the link
        </Button>
      </div>
    </form>
  )
}

import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { maxTitleLength } from '#contract/limits.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface PlanTitleProps {
  title: string
  onRename: (title: string) => void
}

/** The card's heading, which turns into a field. Enter or leaving the field saves, Escape keeps the old title. */
export function PlanTitle({ title, onRename }: PlanTitleProps) {
  const [isEditing, setIsEditing] = useState(false)
  const returnsFocusRef = useRef(false)

  function close(typed: string | null) {
    setIsEditing(false)
    const wanted = typed?.trim() ?? ''
    if (wanted !== '' && wanted !== title) onRename(wanted)
  }

  if (isEditing) {
    return (
      <TitleField
        title={title}
        onClose={(typed, byKey) => {
          returnsFocusRef.current = byKey
          close(typed)
        }}
      />
    )
  }
  return (
    <div className="flex items-start gap-1">
      <h3 className="display-heading line-clamp-3 min-w-0 flex-1 text-heading wrap-anywhere">{title}</h3>
      <IconButton
        ref={(button) => {
          if (button && returnsFocusRef.current) button.focus()
          returnsFocusRef.current = false
        }}
        icon={Pencil}
        label={`Rename ${title}`}
        title="Rename"
        className="-mt-1 -mr-2"
        onClick={() => setIsEditing(true)}
      />
    </div>
  )
}

interface TitleFieldProps {
  title: string
  onClose: (typed: string | null, byKey: boolean) => void
}

function TitleField({ title, onClose }: TitleFieldProps) {
  const isClosedRef = useRef(false)

  function close(typed: string | null, byKey: boolean) {
    // Removing the field makes it lose focus, which must not count as a second answer.
    if (isClosedRef.current) return
    isClosedRef.current = true
    onClose(typed, byKey)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // An Enter that completes a Japanese or Chinese word is not for us.
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Focus moves to the button, which would treat the same Enter as a click.
    event.preventDefault()
    close(event.key === 'Enter' ? event.currentTarget.value : null, true)
  }

  return (
    <TextField
      ref={(input) => input?.select()}
      label={`New title for ${title}`}
      hideLabel
      defaultValue={title}
      maxLength={maxTitleLength}
      autoComplete="off"
      onKeyDown={handleKey}
      onBlur={(event) => close(event.currentTarget.value, false)}
    />
  )
}

import { useState } from 'react'
import { formatNumberText, parseNumberText } from './number-text.ts'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'highlight' | 'inputMode'
> & {
  value: number | null
  /** Called at every key that leaves a number, or null for an empty field. */
  onValueChange: (value: number | null) => void
  /** Shown while the text is no number. */
  invalidText?: string | undefined
}

/** A text input for a number: no spinner, no wheel, and what is typed stays as typed until the field is left. */
export function NumberField({
  value,
  onValueChange,
  invalidText = 'Enter a number, such as 12.5.',
  error,
  onFocus,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [editing, setEditing] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  // A value set from elsewhere replaces a text left standing because it was no number.
  if (value !== lastValue) {
    setLastValue(value)
    if (!editing) setDraft(null)
  }

  const isInvalid = draft !== null && parseNumberText(draft) === 'invalid'

  function takeText(text: string) {
    setDraft(text)
    const parsed = parseNumberText(text)
    if (parsed !== 'invalid' && parsed !== value) onValueChange(parsed)
  }

  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      value={draft ?? formatNumberText(value)}
      error={isInvalid && !editing ? invalidText : error}
      onChange={(event) => takeText(event.currentTarget.value)}
      onFocus={(event) => {
        setEditing(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setEditing(false)
        if (!isInvalid) setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}

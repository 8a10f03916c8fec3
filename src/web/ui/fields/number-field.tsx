import { useState } from 'react'
import { formatNumberText, parseNumberText } from './number-text.ts'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'highlight'> & {
  value: number | null
  /** Called on every key that leaves a number, or with null for an empty field. */
  onValueChange: (value: number | null) => void
  /** Shown while the text is not a number. */
  invalidText?: string | undefined
  /** Reads the typed text where more than a number can be written, such as a sum. */
  parse?: (text: string) => number | null | 'invalid'
  /** Where a text that is not a number stays when the form of the field is left. */
  unread?: { readonly text: string | undefined; readonly keep: (text: string | null) => void } | undefined
}

/** A text input for a number, without spinner or wheel. The text stays as typed until the field loses focus. */
export function NumberField({
  value,
  onValueChange,
  invalidText = 'Enter a number, such as 12.5.',
  parse = parseNumberText,
  unread,
  error,
  onFocus,
  onBlur,
  ...rest
}: NumberFieldProps) {
  // A number that was set elsewhere has replaced it.
  const [draft, setDraft] = useState(value ? null : (unread?.text ?? null))
  const [editing, setEditing] = useState(false)
  const [lastValue, setLastValue] = useState(value)
  // A value set elsewhere replaces a text that was kept because it was not a number.
  if (value !== lastValue) {
    setLastValue(value)
    if (!editing) setDraft(null)
  }

  const isInvalid = draft !== null && parse(draft) === 'invalid'

  function takeText(text: string) {
    setDraft(text)
    const parsed = parse(text)
    unread?.keep(parsed === 'invalid' ? text : null)
    if (parsed !== 'invalid' && parsed !== value) onValueChange(parsed)
  }

  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      {...rest}
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

import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'
import { countDigits, findCaret } from './card-format.ts'

type CardFieldProps = Omit<TextFieldProps, 'onChange' | 'value' | 'type'> & {
  value: string
  /** Turns the typed text into the text shown. */
  format: (typed: string) => string
  onValue: (formatted: string) => void
}

/** A field that groups its digits while they are typed, without moving the caret. */
export function CardField({ format, onValue, ...rest }: CardFieldProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value
    const caret = target.selectionStart ?? typed.length
    const formatted = format(typed)
    if (formatted !== typed) {
      // Set before React renders, so that React finds the text in place and leaves the caret alone.
      target.value = formatted
      const place =
        caret === typed.length ? formatted.length : findCaret(formatted, countDigits(typed.slice(0, caret)))
      target.setSelectionRange(place, place)
    }
    onValue(formatted)
  }

  return (
    <TextField
      {...rest}
      onChange={handleChange}
      inputMode="numeric"
      autoCorrect="off"
      spellCheck={false}
      required
      className="tabular-nums [&_input]:[word-spacing:0.2em]"
    />
  )
}
